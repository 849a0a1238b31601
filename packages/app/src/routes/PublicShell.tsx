import { PublicLayout } from '@second-gear/ui';
import { Outlet } from 'react-router-dom';
import { useLayoutProps } from './useLayoutProps.ts';

export const PublicShell = () => (
  <PublicLayout {...useLayoutProps()}>
    <Outlet />
  </PublicLayout>
);
