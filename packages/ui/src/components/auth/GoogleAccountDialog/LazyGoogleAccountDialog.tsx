import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyGoogleAccountDialog = lazyDialog(
  async () => (await import('./GoogleAccountDialog.tsx')).GoogleAccountDialog,
);
