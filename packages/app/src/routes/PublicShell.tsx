import { PublicLayout } from '@second-gear/ui';
import { Outlet } from 'react-router-dom';
import { useLayoutProps } from './useLayoutProps.ts';

/** The public layout: navbar, page, footer (docs/requirements.md §2). */
export const PublicShell = () => (
  <PublicLayout {...useLayoutProps()}>
    <Outlet />
  </PublicLayout>
);
