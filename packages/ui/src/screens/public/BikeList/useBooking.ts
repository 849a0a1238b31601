import type { Bike } from '@second-gear/contract';
import { useCallback, useState } from 'react';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';

/** The selected bike. Kept during the exit animation of the dialog, which still shows its texts. */
type Selection = { bike: Bike; isOpen: boolean };

/**
 * The state of the booking dialog (§4): it opens for a selected bike and closes after a successful or failed submit.
 * `onBook` reports the result in a toast.
 */
export const useBooking = (onBook: (bike: Bike, input: BookingInput) => Promise<void>) => {
  const [selection, setSelection] = useState<Selection | null>(null);

  /** Compares, because a late response must not close a dialog that was opened since. */
  const close = (closing: Selection) =>
    setSelection((current) => (current === closing ? { ...closing, isOpen: false } : current));

  const select = useCallback((bike: Bike) => setSelection({ bike, isOpen: true }), []);

  return {
    selection,
    /** The same function on every render. */
    select,
    close: () => selection && close(selection),
    submit: async (input: BookingInput): Promise<void> => {
      if (!selection) return;
      try {
        await onBook(selection.bike, input);
      } catch {
        // Reported in a toast by `onBook`; the dialog closes too (§8).
      } finally {
        close(selection);
      }
    },
  };
};
