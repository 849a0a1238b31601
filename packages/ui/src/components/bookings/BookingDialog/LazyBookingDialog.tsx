import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The booking dialog. Its code, with the form library, is loaded when the dialog is first opened. */
export const LazyBookingDialog = lazyDialog(
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
