import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from './PageLoading.tsx';

/** Renders the current page inside a layout. The layout stays visible while the page's code loads. */
export const PageOutlet = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
