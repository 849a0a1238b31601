import { PublicLayout } from '@second-gear/ui';
import { PageOutlet } from '../PageOutlet.tsx';
import { usePageChrome } from '../useLayoutProps.ts';

/** The public layout (spec §2): navbar, page, footer. */
export const Public = () => (
  <PublicLayout {...usePageChrome()}>
    <PageOutlet />
  </PublicLayout>
);
