import type { Bike } from '@second-gear/contract';
import { useCallback, useState } from 'react';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';

/** The bike that somebody is about to book. It stays known while the dialog rolls out, so that its words do not vanish. */
type Selection = { bike: Bike; isOpen: boolean };

/**
 * The booking modal's states (spec §4): it opens per selected bike, and closes after a successful or a failed submit.
 * What comes of the booking is told by `onBook`, in a toast.
 */
export const useBooking = (onBook: (bike: Bike, answers: BookingInput) => Promise<void>) => {
  const [selection, setSelection] = useState<Selection | null>(null);

  /** A late answer must not close a dialog that was opened since, hence the comparison. */
  const close = (closing: Selection) =>
    setSelection((current) => (current === closing ? { ...closing, isOpen: false } : current));

  const select = useCallback((bike: Bike) => setSelection({ bike, isOpen: true }), []);

  return {
    selection,
    /** The same function every time. */
    select,
    close: () => selection && close(selection),
    submit: async (answers: BookingInput): Promise<void> => {
      if (!selection) return;
      try {
        await onBook(selection.bike, answers);
      } catch {
        // Told in a toast; the dialog closes all the same (spec §8).
      } finally {
        close(selection);
      }
    },
  };
};
