import { PublicLayout } from '@second-gear/ui';
import { Outlet } from 'react-router-dom';
import { usePageChrome } from './usePageChrome.ts';

/** The public layout (spec §2): navbar, page, footer. */
export const Public = () => (
  <PublicLayout {...usePageChrome()}>
    <Outlet />
  </PublicLayout>
);
