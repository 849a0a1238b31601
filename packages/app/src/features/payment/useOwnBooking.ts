import { type Booking, sameEmail } from '@second-gear/contract';
import { type AsyncState, usePaymentCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { bookingAtom } from '#features/booking/bookings.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';

/** Another buyer's booking and an unknown id give the same error, so that guessing ids reveals nothing. */
export const useOwnBooking = (id: string): AsyncState<Booking> => {
  const { payment: copy } = usePaymentCopy();
  const user = useAtomValue(userAtom);
  const { refetch } = useAtomValue(bookingAtom(id));
  const booking = useAsyncState(bookingAtom(id));
  if (booking.state !== 'ready') return booking;
  if (booking.data && sameEmail(booking.data.userEmail, user?.email ?? ''))
    return { state: 'ready', data: booking.data };
  return { state: 'failed', problem: copy.notFound, onRetry: () => void refetch() };
};
