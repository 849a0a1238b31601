import { createdAt } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { ReceiptScreen } from '@second-gear/ui/screens/dashboard/Receipt/ReceiptScreen';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { sellerOfBikeAtom } from '../../atoms/checkout.ts';
import { myOrdersAtom, sellersLoadingAtom } from '../../atoms/queries/queries.ts';
import { uidAtom } from '../../atoms/session.ts';
import { createPaymentDates, plausiblePaidAt } from '../../payments/paymentDates.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useInAppBrowser } from '../public/parts/signIn/useInAppBrowser.ts';
import { usePageUrl } from '../saved/usePageUrl.ts';
import { useOwnBooking } from './parts/orders/useOwnBooking.ts';

export const Receipt = () => {
  const { id = '' } = useParams();
  const { dashboard } = useCopy();
  const toPageUrl = usePageUrl();
  const otherBrowser = useInAppBrowser(undefined, () => typeof window.print === 'function');
  const uid = useAtomValue(uidAtom);
  const current = useOwnBooking(id);
  // My Orders is kept for offline use, and a paid order does not change. So its receipt can be shown without a connection.
  const listed = useAtomValue(myOrdersAtom).data?.find(({ _id, paid }) => _id === id && paid);
  const order = current.state !== 'ready' && listed ? { state: 'ready' as const, data: listed } : current;
  const paid = order.state === 'ready' && order.data.paid ? order.data : null;
  // The bikes are requested only for an order that has a receipt.
  const sellerOf = useAtomValue(paid ? sellerOfBikeAtom(paid.bikeId) : sellersLoadingAtom);
  const storedPaidAt = uid !== null && paid?.transactionId ? createPaymentDates(uid).find(paid.transactionId) : null;
  const paidAt = plausiblePaidAt(storedPaidAt, createdAt(id));
  return (
    <>
      <DocumentTitle page={dashboard.receipt} />
      <ReceiptScreen
        order={order}
        seller={paid ? sellerOf(paid) : { state: 'loading' }}
        paidAt={paidAt}
        url={toPageUrl(paths.receipt(id))}
        ordersHref={paths.myBookings()}
        onPrint={() => window.print()}
        otherBrowser={otherBrowser}
      />
    </>
  );
};
