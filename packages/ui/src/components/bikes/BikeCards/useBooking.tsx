import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';
import { useHasInteracted } from '../../../hooks/useHasInteracted.ts';
import { useCodeAhead } from '../../../lazy/useCodeAhead.ts';
import type { BookingFailure, BookingInput, Buyer } from '../../bookings/BookingDialog/BookingDialog.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

const loadBookingDialog = async () => (await import('../../bookings/BookingDialog/BookingDialog.tsx')).BookingDialog;

const BookingDialog = lazyDialog(loadBookingDialog);

const bookingCode = [loadBookingDialog];

/** The bike stays set while the dialog is closing, because the dialog still shows it. */
type Selection = { bike: Bike; isOpen: boolean; isSent?: boolean; problem?: string | undefined };

export type OnBook = (bike: Bike, input: BookingInput) => Promise<BookingFailure | undefined>;

export type BookingProps = {
  /** The name and e-mail address of the signed-in buyer, for the booking dialog. If undefined, booking is disabled. */
  buyer?: Buyer | undefined;
  /** The ids of the bikes that the buyer has booked. Undefined while the bookings are not known. */
  booked?: ReadonlySet<string> | undefined;
  /** The URL of My Orders. */
  ordersHref?: string | undefined;
  /** Books a bike and shows a toast. Resolves with the reason of a failure. */
  onBook: OnBook;
};

/**
 * Closes the dialog after a submit, whether the booking succeeds or fails (docs/requirements.md §4), but not if nothing
 * was sent. `onBook` shows a toast, and resolves with the reason of a failure, which the dialog shows also when it opens
 * for the same bike again.
 */
export const useBooking = ({ buyer, booked, ordersHref, onBook }: BookingProps, onClosed?: () => void) => {
  const problems = useRef(new Map<string, string>());
  const [selection, setSelection] = useState<Selection | null>(null);
  // The dialog has 45 KiB, which a user who only opens the page and leaves does not need.
  useCodeAhead(useHasInteracted() && buyer !== undefined, bookingCode);

  /** A late response must not change a dialog that the user has opened later. */
  const change = (changed: Selection, next: Partial<Selection>) =>
    setSelection((current) => (current === changed ? { ...changed, ...next } : current));

  const select = useCallback(
    (bike: Bike) => setSelection({ bike, isOpen: true, problem: problems.current.get(bike._id) }),
    [],
  );

  const submit = async (input: BookingInput): Promise<void> => {
    // The button can still be pressed while the dialog fades out.
    if (!selection?.isOpen) return;
    // The bike counts as booked before the dialog has closed.
    const sent = { ...selection, isSent: true };
    setSelection(sent);
    const { problem = '', isUnsent = false } = (await onBook(sent.bike, input)) ?? {};
    problems.current.set(sent.bike._id, problem);
    change(sent, isUnsent ? { problem } : { isOpen: false });
  };

  return {
    /** The same in every render, so that the memoized cards are not rendered again. */
    select,
    dialog: selection && buyer && (
      <BookingDialog
        {...selection}
        buyer={buyer}
        ordersHref={!selection.isSent && booked?.has(selection.bike._id) ? ordersHref : undefined}
        onSubmit={submit}
        onClose={() => change(selection, { isOpen: false })}
        onClosed={onClosed}
      />
    ),
  };
};
