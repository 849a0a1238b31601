import type { Booking } from '@second-gear/contract';
import { useId } from 'react';
import { Link } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { PriceWithoutCurrency } from '../../bikes/Price/PriceWithoutCurrency.tsx';
import { TicketCard } from '../../bikes/TicketCard/TicketCard.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import styles from './BookingCard.module.css';
import { type BookingSeller, useBookingDetails } from './useBookingDetails.tsx';

type BookingCardProps = {
  booking: Booking;
  seller: BookingSeller;
  paymentHref: (booking: Booking) => string;
  /** Returns the URL of a bike's page. */
  bikeHref: (categoryId: string, bikeId: string) => string;
};

/**
 * One booking of a buyer, with a link to the payment page and a link to the page of the bike (docs/requirements.md §2, My
 * Orders). The card must be in a grid, of which it uses five rows (subgrid).
 */
export const BookingCard = ({ booking, seller, paymentHref, bikeHref }: BookingCardProps) => {
  const { bikes, money, myOrders } = useCopy();
  const nameId = useId();
  const details = useBookingDetails(booking, seller);
  // The link to the bike page needs the category of the bike. A booking does not contain it, but the list of bikes does.
  const listed = seller.state === 'ready' ? seller.data : null;
  const name = (
    <span className={styles.clamped}>
      {isBlank(booking.bikeName) ? <TextOrFallback>{undefined}</TextOrFallback> : booking.bikeName}
    </span>
  );
  return (
    <TicketCard className={styles.card} contentClassName={styles.content} aria-labelledby={nameId}>
      <Image className={styles.photo} src={booking.img} alt={bikes.photoAlt(booking.bikeName)} />
      <h2 className={styles.name} id={nameId} lang={isBlank(booking.bikeName) ? undefined : ''} dir="auto">
        {listed ? (
          <Link className={styles.link ?? ''} href={bikeHref(listed.categoryId, booking.bikeId)}>
            {name}
          </Link>
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
      <div className={styles.details}>{details.length > 0 && <DescriptionList items={details} />}</div>
      <div className={styles.action}>
        {booking.paid ? (
          <Button isDisabled aria-describedby={nameId}>
            <Icon name="check" />
            <span>{myOrders.paid}</span>
          </Button>
        ) : (
          // The text of this link is the same on every card. So screen readers also read the name of the bike.
          <LinkButton href={paymentHref(booking)} aria-describedby={nameId}>
            {myOrders.payNow}
          </LinkButton>
        )}
      </div>
    </TicketCard>
  );
};
