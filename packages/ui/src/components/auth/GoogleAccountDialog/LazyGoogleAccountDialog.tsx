import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The demo's account chooser, loaded when it is first opened. */
export const LazyGoogleAccountDialog = lazyDialog(
  'google accounts',
  async () => (await import('./GoogleAccountDialog.tsx')).GoogleAccountDialog,
  ({ onCancel }) => onCancel(),
);
