import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';
import type { BookingDraft, BookingInput, Buyer } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';
import { lazyDialog } from '../../../components/feedback/Dialog/lazyDialog.tsx';
import { useHasInteracted } from '../../../hooks/useHasInteracted.ts';
import { useCodeAhead } from '../../../lazy/useCodeAhead.ts';

const loadBookingDialog = async () =>
  (await import('../../../components/bookings/BookingDialog/BookingDialog.tsx')).BookingDialog;

const BookingDialog = lazyDialog(loadBookingDialog);

const bookingCode = [loadBookingDialog];

/** The bike stays set while the dialog is closing, because the dialog still shows it. */
type Selection = { bike: Bike; isOpen: boolean; draft?: BookingDraft | undefined };

/**
 * Closes the dialog after a submit, whether the booking succeeds or fails (docs/requirements.md §4). `onBook` shows a
 * toast, and resolves with the reason of a failure, which the dialog shows when it opens for the same bike again. Until the
 * bike is booked, what the buyer typed for it is kept.
 */
export const useBooking = (
  buyer: Buyer | undefined,
  onBook: (bike: Bike, input: BookingInput) => Promise<string | undefined>,
  onClosed: () => void,
) => {
  const drafts = useRef(new Map<string, BookingDraft>());
  const [selection, setSelection] = useState<Selection | null>(null);
  // The dialog has 45 KiB, which a user who only opens the page and leaves does not need.
  useCodeAhead(useHasInteracted() && buyer !== undefined, bookingCode);

  /** A late response must not close a dialog that the user has opened later. */
  const close = (closing: Selection) =>
    setSelection((current) => (current === closing ? { ...closing, isOpen: false } : current));

  const select = useCallback(
    (bike: Bike) => setSelection({ bike, isOpen: true, draft: drafts.current.get(bike._id) }),
    [],
  );

  const change = (input: BookingInput): void => {
    if (!selection) return;
    const { _id } = selection.bike;
    drafts.current.set(_id, { ...drafts.current.get(_id), input });
  };
  const submit = async (input: BookingInput): Promise<void> => {
    if (!selection) return;
    try {
      const problem = await onBook(selection.bike, input);
      if (problem) drafts.current.set(selection.bike._id, { problem, input });
      else drafts.current.delete(selection.bike._id);
    } catch {
      // `onBook` has shown the error in a toast (docs/requirements.md §8).
    } finally {
      close(selection);
    }
  };

  return {
    /** The same in every render, so that the memoized cards are not rendered again. */
    select,
    dialog: selection && buyer && (
      <BookingDialog
        {...selection}
        buyer={buyer}
        onChange={change}
        onSubmit={submit}
        onClose={() => close(selection)}
        onClosed={onClosed}
      />
    ),
  };
};
