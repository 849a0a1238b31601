import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The account chooser of the demo auth provider, loaded when it is first opened. */
export const LazyGoogleAccountDialog = lazyDialog(
  'google accounts',
  async () => (await import('./GoogleAccountDialog.tsx')).GoogleAccountDialog,
  ({ onCancel }) => onCancel(),
);
