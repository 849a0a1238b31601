import type { RouteObject } from 'react-router-dom';
import { bikesOfAtom, brandsAtom, canBeBrand } from '../atoms/queries/queries.ts';
import { roleAtom } from '../atoms/session.ts';
import { Public } from '../routes/public/PublicShell.tsx';
import { Root } from '../routes/Root.tsx';
import { Pages } from '../routes/RouteErrorBoundary.tsx';
import { RoleOnly, SignedInOnly } from './guards.tsx';
import { page } from './lazyRoute.tsx';
import { patterns } from './routePatterns.ts';

/** The shop's routes and who may see them (spec §2 and §6). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <Pages />,
        children: [
          {
            element: <Public />,
            children: [
              { path: patterns.home, ...page('Home', async () => (await import('../routes/public/Home.tsx')).Home) },
              {
                path: patterns.login,
                ...page('Login', async () => (await import('../routes/public/Login.tsx')).Login),
              },
              {
                path: patterns.signUp,
                ...page('SignUp', async () => (await import('../routes/public/SignUp.tsx')).SignUp),
              },
              {
                path: patterns.blogs,
                ...page('Blogs', async () => (await import('../routes/public/Blogs.tsx')).Blogs),
              },
              {
                element: <SignedInOnly />,
                children: [
                  {
                    path: patterns.brand,
                    ...page(
                      'BikeList',
                      async () => (await import('../routes/public/BikeList.tsx')).BikeList,
                      ({ id = '' }) => (canBeBrand(id) ? [bikesOfAtom(id), brandsAtom, roleAtom] : []),
                    ),
                  },
                ],
              },
              { path: '*', ...page('NotFound', async () => (await import('../routes/public/NotFound.tsx')).NotFound) },
            ],
          },
          {
            element: <SignedInOnly />,
            children: [
              {
                ...page('Dashboard', async () => (await import('../routes/dashboard/Dashboard.tsx')).Dashboard),
                children: [
                  {
                    path: patterns.dashboard,
                    ...page('Landing', async () => (await import('../routes/dashboard/DashboardHome.tsx')).Landing),
                  },
                  {
                    element: <RoleOnly role="buyer" />,
                    children: [
                      {
                        path: patterns.myOrders,
                        ...page('MyOrders', async () => (await import('../routes/dashboard/MyBookings.tsx')).MyOrders),
                      },
                      {
                        path: patterns.payment,
                        ...page('Payment', async () => (await import('../routes/dashboard/Payment.tsx')).Payment),
                      },
                    ],
                  },
                  {
                    element: <RoleOnly role="seller" />,
                    children: [
                      {
                        path: patterns.addBike,
                        ...page('AddBike', async () => (await import('../routes/dashboard/AddBike.tsx')).AddBike),
                      },
                      {
                        path: patterns.myProduct,
                        ...page('MyProduct', async () => (await import('../routes/dashboard/MyBikes.tsx')).MyProduct),
                      },
                    ],
                  },
                  {
                    element: <RoleOnly role="admin" />,
                    children: [
                      {
                        path: patterns.allBuyers,
                        ...page('AllBuyers', async () => (await import('../routes/dashboard/AllBuyers.tsx')).AllBuyers),
                      },
                      {
                        path: patterns.allSeller,
                        ...page(
                          'AllSeller',
                          async () => (await import('../routes/dashboard/AllSellers.tsx')).AllSeller,
                        ),
                      },
                      {
                        path: patterns.reportedItems,
                        ...page(
                          'ReportedItems',
                          async () => (await import('../routes/dashboard/ReportedBikes.tsx')).ReportedItems,
                        ),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
