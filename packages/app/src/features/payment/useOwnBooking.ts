import { type Booking, sameEmail } from '@second-gear/contract';
import { type AsyncState, usePaymentCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { orderAtom } from '#features/booking/bookings.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';

/** Another buyer's booking and an unknown id give the same error, so that guessing ids reveals nothing. */
export const useOwnBooking = (id: string): AsyncState<Booking> => {
  const { payment: copy } = usePaymentCopy();
  const user = useAtomValue(userAtom);
  const { refetch } = useAtomValue(orderAtom(id));
  const order = useAsyncState(orderAtom(id));
  if (order.state !== 'ready') return order;
  if (order.data && sameEmail(order.data.userEmail, user?.email ?? '')) return { state: 'ready', data: order.data };
  return { state: 'failed', problem: copy.notFound, onRetry: () => void refetch() };
};
