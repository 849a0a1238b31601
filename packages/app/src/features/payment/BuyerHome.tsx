import { BuyerHome as BikesToPay } from '@second-gear/ui/screens/dashboard/DashboardHome/BuyerHome/BuyerHome';
import { useAtomValue } from 'jotai';
import { sellersLoadingAtom } from '#core/data/bikes.ts';
import { orderedBikesAtom } from '#core/data/orderedBikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { paths } from '#core/navigation/paths.ts';
import { myOrdersAtom } from '#features/booking/bookings.ts';
import { useFinishingOrders } from './useFinishingOrders.ts';

/** The bikes of all sellers are requested only for a buyer with a bike to pay. */
export const BuyerHome = () => {
  const orders = useAsyncState(myOrdersAtom);
  const loaded = orders.state === 'ready' ? orders.data : undefined;
  const sellerOf = useAtomValue(loaded?.some(({ paid }) => !paid) ? orderedBikesAtom : sellersLoadingAtom);
  const isFinishing = useFinishingOrders(loaded);
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
