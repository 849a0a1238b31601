import type { Role } from '@second-gear/contract';
import { matchPath } from 'react-router-dom';

/** Every path of the shop (spec §2). No path is written anywhere else. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: () => '/signup',
  blogs: () => '/blogs',
  brand: (categoryId: string) => `/categories/${encodeURIComponent(categoryId)}`,
  dashboard: () => '/dashboard',
  myOrders: () => '/dashboard/myorder',
  payment: (bookingId: string) => `/dashboard/payment/${encodeURIComponent(bookingId)}`,
};

/** The same map as the router reads it. */
export const patterns = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  blogs: '/blogs',
  brand: '/categories/:id',
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorder',
  payment: '/dashboard/payment/:id',
} satisfies Record<keyof typeof paths, string>;

const buyersOnly = [patterns.myOrders, patterns.payment];

/** The role that a path is kept for (spec §6), or null where anybody signed in may go. */
export const roleFor = (pathname: string): Role | null =>
  buyersOnly.some((pattern) => matchPath(pattern, pathname)) ? 'buyer' : null;
