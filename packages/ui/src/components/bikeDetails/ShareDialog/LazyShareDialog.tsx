import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The code of the dialog, with that of the QR code, is loaded when the user first shares something. */
export const LazyShareDialog = lazyDialog(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
  ({ onClose }) => onClose(),
);
