import { lazyOverlay } from '../../../lazy/lazyDialog.tsx';

/** The docket, for the list of bikes: it comes with its form when a bike is to be booked. */
export const LazyBookingDialog = lazyOverlay(
  'booking',
  async () => (await import('./BookingDialog.tsx')).BookingDialog,
  ({ onClose }) => onClose(),
);
