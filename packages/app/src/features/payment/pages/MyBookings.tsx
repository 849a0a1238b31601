import { toast, useCopy } from '@second-gear/ui';
import { MyBookingsScreen } from '@second-gear/ui/screens/dashboard/MyBookings/MyBookingsScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { sellersLoadingAtom } from '#core/data/bikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { useUserScope } from '#core/userScope.ts';
import { myBookingsAtom } from '#features/booking/bookings.ts';
import { currentSellersAtom } from '#features/booking/currentSellers.ts';
import { resumePaymentsAtom } from '../checkoutAtoms.ts';
import { useFinishingBookings } from '../useFinishingBookings.ts';

export const MyBookings = () => {
  const copy = useCopy();
  const orders = useAsyncState(myBookingsAtom);
  const beginForUser = useUserScope();
  const resumePayments = useSetAtom(resumePaymentsAtom);
  const loadedBookings = orders.state === 'ready' ? orders.data : null;
  // Records the charges of earlier visits that are not recorded yet.
  useEffect(() => {
    if (!loadedBookings) return;
    const isSameUser = beginForUser();
    void resumePayments(loadedBookings).then((finished) => {
      if (finished > 0 && isSameUser()) toast.success(copy.toasts.paid);
    });
  }, [loadedBookings, resumePayments, copy, beginForUser]);
  const sellerOf = useAtomValue(loadedBookings?.length ? currentSellersAtom : sellersLoadingAtom);
  const isFinishing = useFinishingBookings(loadedBookings ?? undefined);
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
