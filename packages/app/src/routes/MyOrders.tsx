import { MyOrdersScreen, useCopy } from '@second-gear/ui';
import { myOrdersAtom } from '../atoms/shop.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { useRemote } from '../useRemote.ts';

export const MyOrders = () => {
  const copy = useCopy();
  return (
    <>
      <Title page={copy.myOrders.title} />
      <MyOrdersScreen
        orders={useRemote(myOrdersAtom)}
        paymentHref={(order) => paths.payment(order._id)}
        browseHref={paths.home()}
      />
    </>
  );
};
