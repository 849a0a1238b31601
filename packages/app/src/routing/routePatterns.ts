/** Every path of the shop as the router reads it; `paths.ts` is the same map for links. */
export const patterns = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  blogs: '/blogs',
  brand: '/categories/:id',
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorder',
  payment: '/dashboard/payment/:id',
  addBike: '/dashboard/addproduct',
  myProduct: '/dashboard/myproduct',
  allBuyers: '/dashboard/allbuyers',
  allSeller: '/dashboard/allseller',
  reportedItems: '/dashboard/report',
};

/** What search engines may show: everything else wants somebody signed in, or is the way to it. */
export const publicPages: readonly string[] = [patterns.home, patterns.blogs];
