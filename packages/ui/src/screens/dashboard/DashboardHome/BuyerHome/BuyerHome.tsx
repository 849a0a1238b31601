import type { Booking } from '@second-gear/contract';
import { useId } from 'react';
import { Image } from '../../../../components/base/Image/Image.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { orderStateOf } from '../../../../components/bookings/BookingCard/orderState.ts';
import type { BookingSeller } from '../../../../components/bookings/BookingCard/useBookingDetails.tsx';
import { InlineAlert } from '../../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useOrdersCopy } from '../../../../copy/account/orders.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { withUniqueKeys } from '../../../../lib/withUniqueKeys.ts';
import styles from './BuyerHome.module.css';

type BuyerHomeProps = {
  /** The user's orders: loading, failed with a retry function, or ready. */
  orders: AsyncState<readonly Booking[]>;
  /** Returns the seller of the booked bike. Sellers may load later than orders. */
  sellerOf: (order: Booking) => BookingSeller;
  /** Whether this device has sent a card for the order, and the server has not recorded the payment yet. */
  isFinishing: (order: Booking) => boolean;
  /** Returns the URL of the payment page of a booking. */
  paymentHref: (order: Booking) => string;
  /** The URL of My Orders. */
  ordersHref: string;
};

const shownOrders = 3;

/** The buyer's part of the dashboard: the bikes to pay. */
export const BuyerHome = ({ orders, sellerOf, isFinishing, paymentHref, ordersHref }: BuyerHomeProps) => {
  const { buyerHome: copy, orders: ordersCopy } = useOrdersCopy();
  const titleId = useId();
  if (orders.state === 'failed') {
    return (
      <div className={styles.home}>
        <InlineAlert title={ordersCopy.failed} {...orders} />
      </div>
    );
  }
  const open =
    orders.state === 'loading'
      ? []
      : orders.data.flatMap((order) => {
          const state = orderStateOf(order, sellerOf(order), isFinishing(order));
          return state === 'unpaid' || state === 'finishing' ? [{ ...order, state }] : [];
        });
  return (
    <section className={styles.home} aria-labelledby={titleId} aria-busy={orders.state === 'loading'}>
      <h2 className={styles.heading} id={titleId}>
        {orders.state === 'loading' ? ordersCopy.loading : copy.toPay(open.length)}
      </h2>
      {orders.state === 'loading' && <Skeleton width="100%" height="6rem" />}
      {orders.state === 'ready' && open.length === 0 && <p className={styles.nothing}>{copy.nothingToPay}</p>}
      <ul>
        {withUniqueKeys(open.slice(0, shownOrders)).map(({ key, item }) => (
          <OrderToPay key={key} order={item} href={paymentHref(item)} />
        ))}
      </ul>
      {orders.state === 'ready' && orders.data.length > 0 && (
        <p>
          <Link href={ordersHref}>{copy.allOrders}</Link>
        </p>
      )}
    </section>
  );
};

const OrderToPay = ({ order, href }: { order: Booking & { state: 'unpaid' | 'finishing' }; href: string }) => {
  const { bikes, myOrders } = useCopy();
  const { orders } = useOrdersCopy();
  const nameId = useId();
  return (
    <li className={styles.order}>
      <Image className={styles.photo} src={order.img} alt="" isSmall />
      <div className={styles.text}>
        <p className={styles.name} id={nameId}>
          <TextOrFallback>{isBlank(order.bikeName) ? bikes.unnamed : order.bikeName}</TextOrFallback>
        </p>
        <p className={styles.price}>
          <Price label={bikes.resalePrice} value={order.resaleValue} size="inherit" />
        </p>
        <p className={styles.state}>{orders.states[order.state].title}</p>
      </div>
      <LinkButton className={styles.pay} href={href} aria-describedby={nameId}>
        {order.state === 'unpaid' ? myOrders.payNow : orders.seePayment}
      </LinkButton>
    </li>
  );
};
