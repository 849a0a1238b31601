import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from './PageLoading.tsx';

/** The page inside a layout. The layout is visible while the page's code loads. */
export const PageOutlet = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
