import type { Booking } from '@second-gear/contract';
import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Facts } from '../../base/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Picture } from '../../base/Image/Image.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Told } from '../../base/Table/TextOrFallback.tsx';
import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import styles from './BookingCard.module.css';
import { type SellerOfOrder, useOrderFacts } from './useBookingDetails.tsx';

type OrderCardProps = {
  order: Booking;
  seller: SellerOfOrder;
  /** Where this order is paid. */
  paymentHref: (order: Booking) => string;
};

/**
 * One booking of a buyer: what it is, what it costs in BDT, who sells it, where they meet, and the way to pay it (spec §2, My Orders). It
 * is an item of a grid, and lays itself out on five of its rows.
 */
export const OrderCard = ({ order, seller, paymentHref }: OrderCardProps) => {
  const { bikes, myOrders } = useCopy();
  const nameId = useId();
  const facts = useOrderFacts(order, seller);
  return (
    <Tag className={styles.card} sheetClassName={styles.sheet} aria-labelledby={nameId}>
      <Picture className={styles.photo} src={order.img} alt={bikes.photoAlt(order.bikeName)} />
      <h2 className={styles.name} id={nameId} dir="auto">
        {isBlank(order.bikeName) ? <Told>{undefined}</Told> : order.bikeName}
      </h2>
      <p className={styles.price}>
        <span>{myOrders.price}</span> <Told>{order.resaleValue}</Told>
        {!isBlank(order.resaleValue) && <span> BDT</span>}
      </p>
      <div className={styles.facts}>{facts.length > 0 && <Facts facts={facts} />}</div>
      <div className={styles.action}>
        {order.paid ? (
          <Button isDisabled aria-describedby={nameId}>
            <Icon name="check" />
            <span>{myOrders.paid}</span>
          </Button>
        ) : (
          // Every card has the same words on its link: the bike's name tells them apart.
          <LinkButton href={paymentHref(order)} aria-describedby={nameId}>
            {myOrders.payNow}
          </LinkButton>
        )}
      </div>
    </Tag>
  );
};
