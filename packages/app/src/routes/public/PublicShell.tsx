import { PublicLayout } from '@second-gear/ui';
import { PageOutlet } from '../PageOutlet.tsx';
import { useLayoutProps } from '../useLayoutProps.ts';

/** The public layout: navbar, page, footer (docs/requirements.md §2). */
export const PublicShell = () => (
  <PublicLayout {...useLayoutProps()}>
    <PageOutlet />
  </PublicLayout>
);
