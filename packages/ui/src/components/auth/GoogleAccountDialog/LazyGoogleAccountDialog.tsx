import { lazyOverlay } from '../../../lazy/lazyDialog.tsx';

/** The demo's account chooser, for the page around every page. */
export const LazyGoogleAccountDialog = lazyOverlay(
  'google accounts',
  async () => (await import('./GoogleAccountDialog.tsx')).GoogleAccountDialog,
  ({ onCancel }) => onCancel(),
);
