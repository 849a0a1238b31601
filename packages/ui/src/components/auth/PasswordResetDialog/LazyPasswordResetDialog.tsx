import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyPasswordResetDialog = lazyDialog(
  async () => (await import('./PasswordResetDialog.tsx')).PasswordResetDialog,
  ({ onClose }) => onClose(),
);
