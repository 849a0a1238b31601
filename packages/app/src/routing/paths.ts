import { type Role, roles } from '@second-gear/contract';
import { matchPath, parsePath } from 'react-router-dom';
import { patterns } from './routePatterns.ts';

/** Every path of the shop (spec §2). No path is written anywhere else but in `patterns.ts`. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: () => '/signup',
  blogs: () => '/blogs',
  brand: (categoryId: string) => `/categories/${encodeURIComponent(categoryId)}`,
  dashboard: () => '/dashboard',
  myOrders: () => '/dashboard/myorder',
  payment: (bookingId: string) => `/dashboard/payment/${encodeURIComponent(bookingId)}`,
  addBike: () => '/dashboard/addproduct',
  myProduct: () => '/dashboard/myproduct',
  allBuyers: () => '/dashboard/allbuyers',
  allSeller: () => '/dashboard/allseller',
  reportedItems: () => '/dashboard/report',
} satisfies Record<keyof typeof patterns, (id: string) => string>;

/** The pages that are kept for one role (spec §6). */
const keptFor: Record<Role, readonly string[]> = {
  buyer: [patterns.myOrders, patterns.payment],
  seller: [patterns.addBike, patterns.myProduct],
  admin: [patterns.allBuyers, patterns.allSeller, patterns.reportedItems],
};

/** The role that a path is kept for, with or without a query; null where anybody signed in may go. */
export const roleFor = (path: string): Role | null => {
  const { pathname = '' } = parsePath(path);
  return roles.find((role) => keptFor[role].some((pattern) => matchPath(pattern, pathname))) ?? null;
};
