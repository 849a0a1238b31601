import type { RouteObject } from 'react-router-dom';
import { roleAtom } from './atoms/session.ts';
import { bikesOfAtom, brandsAtom, canBeBrand } from './atoms/shop.ts';
import { RoleOnly, SignedInOnly } from './guards.tsx';
import { page } from './page.tsx';
import { patterns } from './patterns.ts';
import { Pages } from './routes/Pages.tsx';
import { Public } from './routes/Public.tsx';
import { Root } from './routes/Root.tsx';

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
              { path: patterns.home, ...page('Home', async () => (await import('./routes/Home.tsx')).Home) },
              { path: patterns.login, ...page('Login', async () => (await import('./routes/Login.tsx')).Login) },
              { path: patterns.signUp, ...page('SignUp', async () => (await import('./routes/SignUp.tsx')).SignUp) },
              { path: patterns.blogs, ...page('Blogs', async () => (await import('./routes/Blogs.tsx')).Blogs) },
              {
                element: <SignedInOnly />,
                children: [
                  {
                    path: patterns.brand,
                    ...page(
                      'BikeList',
                      async () => (await import('./routes/BikeList.tsx')).BikeList,
                      ({ id = '' }) => (canBeBrand(id) ? [bikesOfAtom(id), brandsAtom, roleAtom] : []),
                    ),
                  },
                ],
              },
              { path: '*', ...page('NotFound', async () => (await import('./routes/NotFound.tsx')).NotFound) },
            ],
          },
          {
            element: <SignedInOnly />,
            children: [
              {
                ...page('Dashboard', async () => (await import('./routes/Dashboard.tsx')).Dashboard),
                children: [
                  {
                    path: patterns.dashboard,
                    ...page('Landing', async () => (await import('./routes/Landing.tsx')).Landing),
                  },
                  {
                    element: <RoleOnly role="buyer" />,
                    children: [
                      {
                        path: patterns.myOrders,
                        ...page('MyOrders', async () => (await import('./routes/MyOrders.tsx')).MyOrders),
                      },
                      {
                        path: patterns.payment,
                        ...page('Payment', async () => (await import('./routes/Payment.tsx')).Payment),
                      },
                    ],
                  },
                  {
                    element: <RoleOnly role="seller" />,
                    children: [
                      {
                        path: patterns.addBike,
                        ...page('AddBike', async () => (await import('./routes/AddBike.tsx')).AddBike),
                      },
                      {
                        path: patterns.myProduct,
                        ...page('MyProduct', async () => (await import('./routes/MyProduct.tsx')).MyProduct),
                      },
                    ],
                  },
                  {
                    element: <RoleOnly role="admin" />,
                    children: [
                      {
                        path: patterns.allBuyers,
                        ...page('AllBuyers', async () => (await import('./routes/AllBuyers.tsx')).AllBuyers),
                      },
                      {
                        path: patterns.allSeller,
                        ...page('AllSeller', async () => (await import('./routes/AllSeller.tsx')).AllSeller),
                      },
                      {
                        path: patterns.reportedItems,
                        ...page(
                          'ReportedItems',
                          async () => (await import('./routes/ReportedItems.tsx')).ReportedItems,
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
