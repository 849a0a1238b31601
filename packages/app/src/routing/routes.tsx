import { roles } from '@second-gear/contract';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { bikesOfAtom, categoriesAtom, isPossibleCategoryId } from '../atoms/queries/queries.ts';
import { roleAtom } from '../atoms/session.ts';
import { PublicShell } from '../routes/public/PublicShell.tsx';
import { Root } from '../routes/Root.tsx';
import { RouteErrorBoundary } from '../routes/RouteErrorBoundary.tsx';
import { RequireAuth, RequireRole } from './guards.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import {
  type Access,
  type Layout,
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  type RouteModule,
  routeTable,
} from './paths/routeTable.ts';

/**
 * The functions that load each module of the route table. The bundler needs an import with a literal path for each
 * module.
 */
const modules: Record<RouteModule, () => Promise<ComponentType>> = {
  Home: async () => (await import('../routes/public/Home.tsx')).Home,
  Login: async () => (await import('../routes/public/Login.tsx')).Login,
  SignUp: async () => (await import('../routes/public/SignUp.tsx')).SignUp,
  Blogs: async () => (await import('../routes/public/Blogs.tsx')).Blogs,
  BikeList: async () => (await import('../routes/public/BikeList.tsx')).BikeList,
  NotFound: async () => (await import('../routes/public/NotFound.tsx')).NotFound,
  Dashboard: async () => (await import('../routes/dashboard/Dashboard.tsx')).Dashboard,
  DashboardHome: async () => (await import('../routes/dashboard/DashboardHome.tsx')).DashboardHome,
  MyBookings: async () => (await import('../routes/dashboard/MyBookings.tsx')).MyBookings,
  Payment: async () => (await import('../routes/dashboard/Payment.tsx')).Payment,
  AddBike: async () => (await import('../routes/dashboard/AddBike.tsx')).AddBike,
  MyBikes: async () => (await import('../routes/dashboard/MyBikes.tsx')).MyBikes,
  AllBuyers: async () => (await import('../routes/dashboard/AllBuyers.tsx')).AllBuyers,
  AllSellers: async () => (await import('../routes/dashboard/AllSellers.tsx')).AllSellers,
  ReportedBikes: async () => (await import('../routes/dashboard/ReportedBikes.tsx')).ReportedBikes,
};

/** The queries of each page that are started before its code has loaded. */
const queries: Partial<Record<RouteModule, (params: Params) => Atom<unknown>[]>> = {
  BikeList: ({ id = '' }) => (isPossibleCategoryId(id) ? [bikesOfAtom(id), categoriesAtom, roleAtom] : []),
};

const lazyModule = (name: RouteModule) => lazyRoute(name, modules[name], queries[name]);

const definitions: readonly (RouteDefinition & { module: RouteModule })[] = Object.values(routeTable);

/** The pages of one layout that have the same access rule, in the order of the table. */
const routesWith = (layout: Layout, access: Access): RouteObject[] =>
  definitions
    .filter((one) => one.layout === layout && one.access === access)
    .map(({ path, module }) => ({ path, ...lazyModule(module) }));

const roleRoutes = (layout: Layout): RouteObject[] =>
  roles
    .map((role) => ({ element: <RequireRole role={role} />, children: routesWith(layout, role) }))
    .filter(({ children }) => children.length > 0);

/**
 * The routes of the app. Pages that need a session are inside `RequireAuth`. Pages for one role are also inside
 * `RequireRole`.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <RouteErrorBoundary />,
        children: [
          {
            element: <PublicShell />,
            children: [
              ...routesWith('public', 'public'),
              { element: <RequireAuth />, children: [...routesWith('public', 'signedIn'), ...roleRoutes('public')] },
              { path: '*', ...lazyModule(notFoundModule) },
            ],
          },
          {
            element: <RequireAuth />,
            children: [
              {
                ...lazyModule(layoutModules.dashboard),
                children: [...routesWith('dashboard', 'signedIn'), ...roleRoutes('dashboard')],
              },
            ],
          },
        ],
      },
    ],
  },
];
