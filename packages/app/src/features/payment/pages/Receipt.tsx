import { createdAt } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { ReceiptScreen } from '@second-gear/ui/screens/dashboard/Receipt/ReceiptScreen';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { demoServicesOf } from '#core/config/settings.ts';
import { sellersLoadingAtom } from '#core/data/bikes.ts';
import { usePageUrl } from '#core/feedback/usePageUrl.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { myBookingsAtom } from '#features/booking/bookings.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { useInAppBrowser } from '#features/session/useInAppBrowser.ts';
import { sellerOfBikeAtom } from '../checkoutAtoms.ts';
import { createPaymentDates, plausiblePaidAt } from '../paymentDates.ts';
import { useOwnBooking } from '../useOwnBooking.ts';

export const Receipt = () => {
  const { id = '' } = useParams();
  const { dashboard } = useCopy();
  const toPageUrl = usePageUrl();
  const otherBrowser = useInAppBrowser(undefined, () => typeof window.print === 'function');
  const { settings } = useAtomValue(servicesAtom);
  const uid = useAtomValue(uidAtom);
  const current = useOwnBooking(id);
  // My Orders is kept for offline use, and a paid order does not change.
  const listed = useAtomValue(myBookingsAtom).data?.find(({ _id, paid }) => _id === id && paid);
  const order = current.state !== 'ready' && listed ? { state: 'ready' as const, data: listed } : current;
  const paid = order.state === 'ready' && order.data.paid ? order.data : null;
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
        isDemo={demoServicesOf(settings).includes('cards')}
        url={toPageUrl(paths.receipt(id))}
        ordersHref={paths.myBookings()}
        onPrint={() => window.print()}
        otherBrowser={otherBrowser}
      />
    </>
  );
};
