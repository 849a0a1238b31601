import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** What every shop of this kind has to fetch and run before it can show anything. `npm run bench` measures the rest. */
const Bare = () => (
  <main>
    <h1>FIND THE RIGHT BIKE</h1>
    <ul aria-label="Bikes" />
  </main>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const router = createBrowserRouter([{ path: '/', element: <Bare /> }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
