import { roles } from '@second-gear/contract';
import { lazyComponent } from '@second-gear/ui';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from '../routes/PageLoading.tsx';
import { PublicShell } from '../routes/public/PublicShell.tsx';
import { Root } from '../routes/Root.tsx';
import { RouteErrorBoundary } from '../routes/RouteErrorBoundary.tsx';
import { RequireAuth, RequireRole } from './guards.tsx';
import { modulesOf } from './paths/paths.ts';
import {
  type Access,
  type Layout,
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  type RouteModule,
  routeTable,
} from './paths/routeTable.ts';

const lazyPage = (load: () => Promise<ComponentType>) => lazyComponent(load, <PageLoading />);

/** The component of each module of the route table. The bundler needs an import with a literal path for each module. */
const pages: Record<RouteModule, ReturnType<typeof lazyPage>> = {
  Home: lazyPage(async () => (await import('../routes/public/Home.tsx')).Home),
  Login: lazyPage(async () => (await import('../routes/public/Login.tsx')).Login),
  SignUp: lazyPage(async () => (await import('../routes/public/SignUp.tsx')).SignUp),
  Blogs: lazyPage(async () => (await import('../routes/public/Blogs.tsx')).Blogs),
  BikeDetails: lazyPage(async () => (await import('../routes/public/BikeDetails.tsx')).BikeDetails),
  AllBikes: lazyPage(async () => (await import('../routes/public/AllBikes.tsx')).AllBikes),
  BikeList: lazyPage(async () => (await import('../routes/public/BikeList.tsx')).BikeList),
  SavedBikes: lazyPage(async () => (await import('../routes/public/SavedBikes.tsx')).SavedBikes),
  CompareBikes: lazyPage(async () => (await import('../routes/public/CompareBikes.tsx')).CompareBikes),
  NotFound: lazyPage(async () => (await import('../routes/public/NotFound.tsx')).NotFound),
  Dashboard: lazyPage(async () => (await import('../routes/dashboard/Dashboard.tsx')).Dashboard),
  DashboardHome: lazyPage(async () => (await import('../routes/dashboard/DashboardHome.tsx')).DashboardHome),
  MyBookings: lazyPage(async () => (await import('../routes/dashboard/MyBookings.tsx')).MyBookings),
  Payment: lazyPage(async () => (await import('../routes/dashboard/Payment.tsx')).Payment),
  AddBike: lazyPage(async () => (await import('../routes/dashboard/AddBike.tsx')).AddBike),
  MyBikes: lazyPage(async () => (await import('../routes/dashboard/MyBikes.tsx')).MyBikes),
  AllBuyers: lazyPage(async () => (await import('../routes/dashboard/AllBuyers.tsx')).AllBuyers),
  AllSellers: lazyPage(async () => (await import('../routes/dashboard/AllSellers.tsx')).AllSellers),
  ReportedBikes: lazyPage(async () => (await import('../routes/dashboard/ReportedBikes.tsx')).ReportedBikes),
};

/**
 * Loads the code of a page and of its layout in parallel. A failure is ignored here, because rendering the page loads
 * the code again and throws the error.
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.allSettled(modulesOf(pathname).map((name) => pages[name].preload()));
};

const elementOf = (name: RouteModule) => {
  const Page = pages[name];
  return <Page />;
};

const definitions: readonly (RouteDefinition & { module: RouteModule })[] = Object.values(routeTable);

/** The pages of one layout that have the same access rule, in the order of the table. */
const routesWith = (layout: Layout, access: Access): RouteObject[] =>
  definitions
    .filter((one) => one.layout === layout && one.access === access)
    .map(({ path, module }) => ({ path, element: elementOf(module) }));

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
              { path: '*', element: elementOf(notFoundModule) },
            ],
          },
          {
            element: <RequireAuth />,
            children: [
              {
                element: elementOf(layoutModules.dashboard),
                children: [...routesWith('dashboard', 'signedIn'), ...roleRoutes('dashboard')],
              },
            ],
          },
        ],
      },
    ],
  },
];
