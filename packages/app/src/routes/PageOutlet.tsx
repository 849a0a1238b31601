import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from './PageLoading.tsx';

/** Where the page within a layout stands; until its code has come, what stands around it is there already. */
export const PageOutlet = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
