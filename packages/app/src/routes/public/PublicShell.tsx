import { PublicLayout } from '@second-gear/ui';
import { PageOutlet } from '../PageOutlet.tsx';
import { useLayoutProps } from '../useLayoutProps.ts';

/** The public layout (spec §2): navbar, page, footer. */
export const PublicShell = () => (
  <PublicLayout {...useLayoutProps()}>
    <PageOutlet />
  </PublicLayout>
);
