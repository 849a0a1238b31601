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
