import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The code of the booking dialog, with the form library, is loaded when the dialog is first opened. */
export const LazyBookingDialog = lazyDialog(
  'booking',
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
