import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyBookingDialog = lazyDialog(
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
