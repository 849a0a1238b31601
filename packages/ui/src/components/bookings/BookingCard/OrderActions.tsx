import type { Booking } from '@second-gear/contract';
import { useOrdersCopy } from '../../../copy/account/orders.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { ContactLinks, ContactLinksSkeleton } from '../../bikeDetails/ContactSeller/ContactLinks.tsx';
import styles from './BookingCard.module.css';
import type { OrderState } from './orderState.ts';

export type OrderLinks = {
  /** Returns the URL of the payment page of a booking. */
  paymentHref: (booking: Booking) => string;
  /** Returns the URL of the receipt of a booking. */
  receiptHref: (booking: Booking) => string;
  /** The URL of a bike's page. */
  bikeHref: (categoryId: string, bikeId: string) => string;
  /** The URL of the page on which a buyer without a bike finds one. */
  browseHref: string;
};

type OrderActionsProps = Omit<OrderLinks, 'bikeHref'> & {
  /** The user's booking of the bike. */
  booking: Booking;
  /** The state that decides what is shown. */
  state: OrderState;
  /** The phone number of the seller; null while it is loading, undefined if it is not known. */
  phone: string | null | undefined;
  /** The id of the bike's name, which describes the links: their texts are the same on every card. */
  nameId: string;
};

/** What the buyer can do with an order in its state: contact the seller, pay, look at the payment or the receipt. */
export const OrderActions = ({
  booking,
  state,
  phone,
  nameId,
  paymentHref,
  receiptHref,
  browseHref,
}: OrderActionsProps) => {
  const { bikes, dashboard, myOrders } = useCopy();
  const { orders } = useOrdersCopy();
  if (state === 'soldToAnother' || state === 'removed') {
    return (
      <LinkButton variant="outline" href={browseHref} aria-describedby={nameId}>
        {orders.findAnother}
      </LinkButton>
    );
  }
  const name = isBlank(booking.bikeName) ? bikes.unnamed : booking.bikeName.trim();
  const message = state === 'paid' ? orders.message.paid : orders.message.booked;
  return (
    <>
      {phone === null && <ContactLinksSkeleton />}
      {typeof phone === 'string' && (
        <ContactLinks
          phone={phone}
          message={message(truncate(name), truncate(booking.location.trim()))}
          describedBy={nameId}
        />
      )}
      {state === 'unpaid' && (
        <LinkButton href={paymentHref(booking)} aria-describedby={nameId}>
          {myOrders.payNow}
        </LinkButton>
      )}
      {state === 'finishing' && (
        <LinkButton href={paymentHref(booking)} aria-describedby={nameId}>
          {orders.seePayment}
        </LinkButton>
      )}
      {state === 'paid' && (
        <div className={styles.pair}>
          <Button isDisabled aria-describedby={nameId}>
            <Icon name="check" />
            <span>{myOrders.paid}</span>
          </Button>
          <LinkButton variant="outline" href={receiptHref(booking)} aria-describedby={nameId}>
            {dashboard.receipt}
          </LinkButton>
        </div>
      )}
    </>
  );
};
