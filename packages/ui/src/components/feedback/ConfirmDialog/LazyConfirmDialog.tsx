import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The code of the confirmation dialog is loaded when the dialog is first opened, because most visits never need it. */
export const LazyConfirmDialog = lazyDialog(
  'question',
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  ({ onCancel }) => onCancel(),
);
