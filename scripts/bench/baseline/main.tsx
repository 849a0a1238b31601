import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/**
 * The baseline page: only the code that every app with React and a router must load. `npm run bench` compares the app
 * with it.
 */
const Baseline = () => (
  <main>
    <h1>FIND THE RIGHT BIKE</h1>
    <ul aria-label="Bikes" />
  </main>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const router = createBrowserRouter([{ path: '/', element: <Baseline /> }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
