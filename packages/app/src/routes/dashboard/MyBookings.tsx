import { toast, useCopy } from '@second-gear/ui';
import { MyBookingsScreen } from '@second-gear/ui/screens/dashboard/MyBookings/MyBookingsScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { resumePaymentsAtom } from '../../atoms/checkout.ts';
import { orderedBikesAtom } from '../../atoms/queries/orderedBikes.ts';
import { myOrdersAtom, sellersLoadingAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useUserScope } from '../../feedback/usePageScope.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useFinishingOrders } from './parts/orders/useFinishingOrders.ts';

export const MyBookings = () => {
  const copy = useCopy();
  const orders = useAsyncState(myOrdersAtom);
  const beginForUser = useUserScope();
  const resumePayments = useSetAtom(resumePaymentsAtom);
  const loadedBookings = orders.state === 'ready' ? orders.data : null;
  // Records the charges of earlier visits that are not recorded yet. The payment page does the same when it opens.
  useEffect(() => {
    if (!loadedBookings) return;
    const isSameUser = beginForUser();
    void resumePayments(loadedBookings).then((finished) => {
      if (finished > 0 && isSameUser()) toast.success(copy.toasts.paid);
    });
  }, [loadedBookings, resumePayments, copy, beginForUser]);
  // The app requests the bikes only if the loaded list contains bookings.
  const sellerOf = useAtomValue(loadedBookings?.length ? orderedBikesAtom : sellersLoadingAtom);
  const isFinishing = useFinishingOrders(loadedBookings ?? undefined);
  return (
    <>
      <DocumentTitle page={copy.myOrders.title} />
      <MyBookingsScreen
        orders={orders}
        sellerOf={sellerOf}
        isFinishing={isFinishing}
        paymentHref={(order) => paths.payment(order._id)}
        receiptHref={(order) => paths.receipt(order._id)}
        bikeHref={paths.bike}
        browseHref={paths.bikes()}
      />
    </>
  );
};
