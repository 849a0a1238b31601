import { useCopy } from '@second-gear/ui';
import { PaymentScreen } from '@second-gear/ui/screens/dashboard/Payment/PaymentScreen';
import { useParams } from 'react-router-dom';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { CheckoutForm } from '../CheckoutForm.tsx';
import { useOwnBooking } from '../useOwnBooking.ts';

/** Only for the buyer who has made the booking (docs/requirements.md §2). */
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
          receiptHref={paths.receipt(id)}
        />
      )}
    </>
  );
};
