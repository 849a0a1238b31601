import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The confirmation dialog. It is loaded when it is first opened, because most visits never need it. */
export const LazyConfirmDialog = lazyDialog(
  'question',
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  ({ onCancel }) => onCancel(),
);
