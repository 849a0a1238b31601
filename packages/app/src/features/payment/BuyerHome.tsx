import { BuyerHome as BikesToPay } from '@second-gear/ui/screens/dashboard/DashboardHome/BuyerHome/BuyerHome';
import { useAtomValue } from 'jotai';
import { sellersLoadingAtom } from '#core/data/bikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { paths } from '#core/navigation/paths.ts';
import { myBookingsAtom } from '#features/booking/bookings.ts';
import { currentSellersAtom } from '#features/booking/currentSellers.ts';
import { useFinishingBookings } from './useFinishingBookings.ts';

/** The bikes of all sellers are requested only for a buyer with a bike to pay. */
export const BuyerHome = () => {
  const orders = useAsyncState(myBookingsAtom);
  const loaded = orders.state === 'ready' ? orders.data : undefined;
  const sellerOf = useAtomValue(loaded?.some(({ paid }) => !paid) ? currentSellersAtom : sellersLoadingAtom);
  const isFinishing = useFinishingBookings(loaded);
  return (
    <BikesToPay
      orders={orders}
      sellerOf={sellerOf}
      isFinishing={isFinishing}
      paymentHref={({ _id }) => paths.payment(_id)}
      ordersHref={paths.myBookings()}
    />
  );
};
