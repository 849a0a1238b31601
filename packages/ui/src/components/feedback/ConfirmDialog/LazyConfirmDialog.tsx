import { lazyOverlay } from '../../../lazy/lazyDialog.tsx';

/** The question before something is taken away, which few rows of a table are ever asked. */
export const LazyConfirmDialog = lazyOverlay(
  'question',
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  ({ onCancel }) => onCancel(),
);
