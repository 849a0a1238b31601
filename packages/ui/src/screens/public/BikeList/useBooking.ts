import type { Bike } from '@second-gear/contract';
import { useCallback, useState } from 'react';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';

/** The selected bike. It stays set during the exit animation of the dialog, which still shows its texts. */
type Selection = { bike: Bike; isOpen: boolean };

/**
 * Manages the booking dialog (`docs/requirements.md` §4): it opens for a selected bike and closes after a successful or
 * failed submit. `onBook` reports the result in a toast.
 */
export const useBooking = (onBook: (bike: Bike, input: BookingInput) => Promise<void>) => {
  const [selection, setSelection] = useState<Selection | null>(null);

  /**
   * Closes the dialog only if it still shows the same bike: a late response must not close a dialog that was opened
   * since.
   */
  const close = (closing: Selection) =>
    setSelection((current) => (current === closing ? { ...closing, isOpen: false } : current));

  const select = useCallback((bike: Bike) => setSelection({ bike, isOpen: true }), []);

  return {
    selection,
    /** This is the same function on every render, so that the memoized cards do not render again. */
    select,
    close: () => selection && close(selection),
    submit: async (input: BookingInput): Promise<void> => {
      if (!selection) return;
      try {
        await onBook(selection.bike, input);
      } catch {
        // The error is ignored here: `onBook` reports it in a toast, and the dialog closes too (`docs/requirements.md`
        // §8).
      } finally {
        close(selection);
      }
    },
  };
};
