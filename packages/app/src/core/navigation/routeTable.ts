import type { Role } from '@second-gear/contract';
import type { Copy, DashboardItem } from '@second-gear/ui';

export type Access = 'public' | 'signedIn' | Role;

export type Layout = 'public' | 'dashboard';

type MenuEntry = {
  label: (copy: Copy) => string;
  /** Null for a page without a link: the menu then marks the link of the page before it in the table. */
  icon: DashboardItem['icon'] | null;
};

export type RouteDefinition = {
  path: `/${string}`;
  /** The file `{module}.tsx` in a folder `pages` exports the component under the same name. */
  module: string;
  access: Access;
  layout: Layout;
  /** Search engines show only pages with an HTML file. */
  prerender?: true;
} & (
  | { access: 'public'; layout: 'public' }
  // Their content depends on the user.
  | { access: Exclude<Access, 'public'>; layout: 'public'; prerender?: never }
  | { access: Exclude<Access, 'public'>; layout: 'dashboard'; prerender?: never; menu: MenuEntry }
);

/** All lists of pages are derived from this table. The build reads it in Node: keep it free of React. */
export const routeTable = {
  home: { path: '/', access: 'public', layout: 'public', prerender: true, module: 'Home' },
  login: { path: '/login', access: 'public', layout: 'public', module: 'Login' },
  signUp: { path: '/signup', access: 'public', layout: 'public', module: 'SignUp' },
  blogs: { path: '/blogs', access: 'public', layout: 'public', prerender: true, module: 'Blogs' },
  help: { path: '/help', access: 'public', layout: 'public', prerender: true, module: 'Help' },
  bikes: { path: '/bikes', access: 'signedIn', layout: 'public', module: 'AllBikes' },
  category: { path: '/categories/:id', access: 'signedIn', layout: 'public', module: 'BikeList' },
  bike: {
    path: '/categories/:categoryId/bikes/:id',
    access: 'signedIn',
    layout: 'public',
    module: 'BikeDetails',
  },
  saved: { path: '/saved', access: 'signedIn', layout: 'public', module: 'SavedBikes' },
  compare: { path: '/compare', access: 'signedIn', layout: 'public', module: 'CompareBikes' },
  dashboard: {
    path: '/dashboard',
    access: 'signedIn',
    layout: 'dashboard',
    module: 'DashboardHome',
    menu: { icon: 'home', label: (copy) => copy.dashboard.title },
  },
  myBookings: {
    path: '/dashboard/myorder',
    access: 'buyer',
    layout: 'dashboard',
    module: 'MyBookings',
    menu: { icon: 'card', label: (copy) => copy.myOrders.title },
  },
  payment: {
    path: '/dashboard/payment/:id',
    access: 'buyer',
    layout: 'dashboard',
    module: 'Payment',
    menu: { icon: null, label: (copy) => copy.dashboard.payment },
  },
  receipt: {
    path: '/dashboard/receipt/:id',
    access: 'buyer',
    layout: 'dashboard',
    module: 'Receipt',
    menu: { icon: null, label: (copy) => copy.dashboard.receipt },
  },
  addBike: {
    path: '/dashboard/addproduct',
    access: 'seller',
    layout: 'dashboard',
    module: 'AddBike',
    menu: { icon: 'plus', label: (copy) => copy.dashboard.addProduct },
  },
  myBikes: {
    path: '/dashboard/myproduct',
    access: 'seller',
    layout: 'dashboard',
    module: 'MyBikes',
    menu: { icon: 'tag', label: (copy) => copy.dashboard.myProduct },
  },
  allBuyers: {
    path: '/dashboard/allbuyers',
    access: 'admin',
    layout: 'dashboard',
    module: 'AllBuyers',
    menu: { icon: 'people', label: (copy) => copy.dashboard.allBuyers },
  },
  allSellers: {
    path: '/dashboard/allseller',
    access: 'admin',
    layout: 'dashboard',
    module: 'AllSellers',
    menu: { icon: 'shop', label: (copy) => copy.dashboard.allSellers },
  },
  reportedBikes: {
    path: '/dashboard/report',
    access: 'admin',
    layout: 'dashboard',
    module: 'ReportedBikes',
    menu: { icon: 'flag', label: (copy) => copy.dashboard.report },
  },
  myAccount: {
    path: '/dashboard/account',
    access: 'signedIn',
    layout: 'dashboard',
    module: 'MyAccount',
    menu: { icon: 'person', label: (copy) => copy.dashboard.account },
  },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routeTable;

export type PrerenderedRoute = {
  [Name in RouteName]: (typeof routeTable)[Name] extends { prerender: true } ? Name : never;
}[RouteName];

/** Hosts send this page with status 404 for every path without a route. */
export const notFoundModule = 'NotFound';
export const notFoundPath = '/404';

/** Null if the layout is part of the app's entry chunk. */
export const layoutModules = { public: null, dashboard: 'Dashboard' } as const satisfies Record<Layout, string | null>;

export type RouteModule =
  | (typeof routeTable)[RouteName]['module']
  | typeof notFoundModule
  | NonNullable<(typeof layoutModules)[Layout]>;

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

export const routePatterns: readonly string[] = definitions.map(({ path }) => path);

export const prerenderedPaths: readonly string[] = definitions.filter((one) => one.prerender).map(({ path }) => path);

/** Hosts send the app shell, `app.html`, for these. */
export const appShellPatterns: readonly string[] = definitions.filter((one) => !one.prerender).map(({ path }) => path);
