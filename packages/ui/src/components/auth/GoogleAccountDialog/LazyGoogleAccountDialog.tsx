import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

export const LazyGoogleAccountDialog = lazyDialog(
  'google accounts',
  async () => (await import('./GoogleAccountDialog.tsx')).GoogleAccountDialog,
  ({ onCancel }) => onCancel(),
);
