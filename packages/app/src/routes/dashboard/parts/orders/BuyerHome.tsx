import { BuyerHome as BikesToPay } from '@second-gear/ui/screens/dashboard/DashboardHome/BuyerHome/BuyerHome';
import { useAtomValue } from 'jotai';
import { orderedBikesAtom } from '../../../../atoms/queries/orderedBikes.ts';
import { myOrdersAtom, sellersLoadingAtom } from '../../../../atoms/queries/queries.ts';
import { useAsyncState } from '../../../../feedback/useAsyncState.ts';
import { paths } from '../../../../routing/paths/paths.ts';
import { useFinishingOrders } from './useFinishingOrders.ts';

/** The buyer's part of the landing page. The bikes of all sellers are requested only for a buyer with a bike to pay. */
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
