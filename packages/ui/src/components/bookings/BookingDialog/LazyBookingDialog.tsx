import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The booking dialog. It is loaded when it is first opened, together with the form library. */
export const LazyBookingDialog = lazyDialog(
  'booking',
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
