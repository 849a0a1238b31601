import { type Booking, sameEmail } from '@second-gear/contract';
import { type AsyncState, useCopy, usePaymentCopy } from '@second-gear/ui';
import { PaymentScreen } from '@second-gear/ui/screens/dashboard/Payment/PaymentScreen';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { orderAtom } from '../../atoms/queries/queries.ts';
import { userAtom } from '../../atoms/session.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { CheckoutForm } from './parts/orders/CheckoutForm.tsx';

/**
 * Loads the booking of the URL, and shows the payment form only to the buyer who has made the booking
 * (docs/requirements.md §2).
 */
export const Payment = () => {
  const { id = '' } = useParams();
  const copy = useCopy();
  const order = useOwnBooking(id);
  return (
    <>
      <DocumentTitle page={copy.dashboard.payment} />
      {order.state === 'ready' ? (
        <CheckoutForm key={id} order={order.data} />
      ) : (
        <PaymentScreen
          order={order}
          payment={{ state: 'preparing' }}
          card={null}
          seller={{ state: 'loading' }}
          onPay={() => {}}
          ordersHref={paths.myBookings()}
        />
      )}
    </>
  );
};

/** Another buyer's booking and an unknown id give the same error, so that guessing ids reveals nothing. */
const useOwnBooking = (id: string): AsyncState<Booking> => {
  const { payment: copy } = usePaymentCopy();
  const user = useAtomValue(userAtom);
  const { refetch } = useAtomValue(orderAtom(id));
  const order = useAsyncState(orderAtom(id));
  if (order.state !== 'ready') return order;
  if (order.data && sameEmail(order.data.userEmail, user?.email ?? '')) return { state: 'ready', data: order.data };
  return { state: 'failed', problem: copy.notFound, onRetry: () => void refetch() };
};
