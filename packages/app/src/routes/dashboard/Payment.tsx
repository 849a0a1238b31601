import { type Booking, sameEmail } from '@second-gear/contract';
import { type AsyncState, PaymentScreen, useCopy, usePaymentCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { orderAtom } from '../../atoms/queries/queries.ts';
import { userAtom } from '../../atoms/session.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

/** The booking first (spec §2); money is only asked for when it is the buyer's own. */
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

/** Another buyer's booking and one that does not exist read the same to whoever guesses ids. */
const useOwnBooking = (id: string): AsyncState<Booking> => {
  const { payment: copy } = usePaymentCopy();
  const user = useAtomValue(userAtom);
  const { refetch } = useAtomValue(orderAtom(id));
  const order = useAsyncState(orderAtom(id));
  if (order.state !== 'ready') return order;
  if (order.data && sameEmail(order.data.userEmail, user?.email ?? '')) return { state: 'ready', data: order.data };
  return { state: 'failed', problem: copy.notFound, onRetry: () => void refetch() };
};
