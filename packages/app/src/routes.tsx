import type { RouteObject } from 'react-router-dom';
import { RoleOnly, SignedInOnly } from './guards.tsx';
import { loadPart } from './loadPart.ts';
import { patterns } from './paths.ts';
import { AddBike } from './routes/AddBike.tsx';
import { AllBuyers } from './routes/AllBuyers.tsx';
import { AllSeller } from './routes/AllSeller.tsx';
import { BikeList } from './routes/BikeList.tsx';
import { Blogs } from './routes/Blogs.tsx';
import { Dashboard } from './routes/Dashboard.tsx';
import { Home } from './routes/Home.tsx';
import { Landing } from './routes/Landing.tsx';
import { Login } from './routes/Login.tsx';
import { MyOrders } from './routes/MyOrders.tsx';
import { MyProduct } from './routes/MyProduct.tsx';
import { NotFound } from './routes/NotFound.tsx';
import { Opening } from './routes/Opening.tsx';
import { PassedOn } from './routes/PassedOn.tsx';
import { Public } from './routes/Public.tsx';
import { ReportedItems } from './routes/ReportedItems.tsx';
import { Root } from './routes/Root.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { SignUp } from './routes/SignUp.tsx';

/** The shop's routes and who may see them (spec §2 and §6). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    // Shown while a page that is opened directly waits for its own part of the app.
    hydrateFallbackElement: <Opening />,
    errorElement: <PassedOn />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          {
            element: <Public />,
            children: [
              { path: patterns.home, element: <Home /> },
              { path: patterns.login, element: <Login /> },
              { path: patterns.signUp, element: <SignUp /> },
              { path: patterns.blogs, element: <Blogs /> },
              { element: <SignedInOnly />, children: [{ path: patterns.brand, element: <BikeList /> }] },
              { path: '*', element: <NotFound /> },
            ],
          },
          {
            element: <SignedInOnly />,
            children: [
              {
                element: <Dashboard />,
                children: [
                  { path: patterns.dashboard, element: <Landing /> },
                  {
                    element: <RoleOnly role="buyer" />,
                    children: [
                      { path: patterns.myOrders, element: <MyOrders /> },
                      // The card payments' library is only worth its bytes here.
                      {
                        path: patterns.payment,
                        lazy: async () => {
                          const { Payment } = await loadPart('payment', () => import('./routes/Payment.tsx'));
                          return { Component: Payment };
                        },
                      },
                    ],
                  },
                  {
                    element: <RoleOnly role="seller" />,
                    children: [
                      { path: patterns.addBike, element: <AddBike /> },
                      { path: patterns.myProduct, element: <MyProduct /> },
                    ],
                  },
                  {
                    element: <RoleOnly role="admin" />,
                    children: [
                      { path: patterns.allBuyers, element: <AllBuyers /> },
                      { path: patterns.allSeller, element: <AllSeller /> },
                      { path: patterns.reportedItems, element: <ReportedItems /> },
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
