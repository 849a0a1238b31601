import type { Booking } from '@second-gear/contract';
import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Image } from '../../base/Image/Image.tsx';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { PriceWithoutCurrency } from '../../bikes/Price/PriceWithoutCurrency.tsx';
import { PriceTagCard } from '../../bikes/PriceTagCard/PriceTagCard.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import styles from './BookingCard.module.css';
import { OrderActions, type OrderLinks } from './OrderActions.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { orderStateOf } from './orderState.ts';
import { type BookingSeller, useBookingDetails } from './useBookingDetails.tsx';

type BookingCardProps = OrderLinks & {
  /** The user's booking of the bike. */
  booking: Booking;
  /** The seller: name, phone number, and what else is known. */
  seller: BookingSeller;
  /** Whether this device has sent a card for the order, and the server has not recorded the payment yet. */
  isFinishing: boolean;
};

/** Uses six rows of its parent grid, or seven beside other cards (docs/requirements.md §2, My Orders, and §13). */
export const BookingCard = ({ booking, seller, isFinishing, ...links }: BookingCardProps) => {
  const { bikes, money, myOrders } = useCopy();
  const nameId = useId();
  const details = useBookingDetails(booking, seller, { withPhone: true });
  const state = orderStateOf(booking, seller, isFinishing);
  // A booking does not contain its category, but the list that contains the bike does.
  const listed = seller.state === 'ready' ? seller.data : null;
  const name = (
    <span className={styles.clamped}>
      {isBlank(booking.bikeName) ? <TextOrFallback>{undefined}</TextOrFallback> : booking.bikeName}
    </span>
  );
  return (
    <PriceTagCard className={styles.card} contentClassName={styles.content} aria-labelledby={nameId}>
      <Image className={styles.photo} src={booking.img} alt={bikes.photoAlt(booking.bikeName)} />
      <h2 className={styles.name} id={nameId} lang={isBlank(booking.bikeName) ? undefined : ''} dir="auto">
        {listed ? (
          <Anchor className={styles.link} href={links.bikeHref(listed.categoryId, booking.bikeId)}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </h2>
      <p className={styles.price}>
        <span>{myOrders.price}</span>{' '}
        {isBlank(booking.resaleValue) ? (
          <TextOrFallback>{undefined}</TextOrFallback>
        ) : (
          <>
            {money.before && <span>{`${money.before}\u00A0`}</span>}
            <PriceWithoutCurrency>{booking.resaleValue}</PriceWithoutCurrency>
            {money.after && <span>{` ${money.after}`}</span>}
          </>
        )}
      </p>
      <OrderStatus state={state} />
      <div className={styles.details}>{details.length > 0 && <DescriptionList items={details} />}</div>
      <div className={styles.action}>
        <OrderActions
          {...links}
          booking={booking}
          state={state}
          phone={seller.state === 'loading' ? null : listed?.phone}
          nameId={nameId}
        />
      </div>
    </PriceTagCard>
  );
};
