import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** Loaded when it is first opened, together with the form library. */
export const LazyBookingDialog = lazyDialog(
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
