import type { Booking } from '@second-gear/contract';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { ContactLinks, ContactLinksSkeleton } from '../../../components/bikeDetails/ContactSeller/ContactLinks.tsx';
import type { BookingSeller } from '../../../components/bookings/BookingCard/useBookingDetails.tsx';
import { useOrdersCopy } from '../../../copy/account/orders.ts';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isolateText } from '../../../language/isolateText.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import styles from './PaymentScreen.module.css';

type NextStepsProps = {
  /** The paid booking. */
  order: Booking;
  /** The seller: name, phone number, and what else is known. */
  seller: BookingSeller;
  /** The URL of the receipt. */
  receiptHref: string;
};

/** What a buyer needs after the payment: the receipt, the seller, and what happens now. */
export const NextSteps = ({ order, seller, receiptHref }: NextStepsProps) => {
  const { bikes, dashboard } = useCopy();
  const { payment } = usePaymentCopy();
  const { orders } = useOrdersCopy();
  const name = isBlank(order.bikeName) ? bikes.unnamed : order.bikeName.trim();
  const location = truncate(order.location.trim());
  return (
    <>
      <LinkButton href={receiptHref}>{dashboard.receipt}</LinkButton>
      {seller.state === 'loading' && <ContactLinksSkeleton />}
      {seller.state === 'ready' && seller.data && (
        <ContactLinks phone={seller.data.phone} message={orders.message.paid(truncate(name), location)} />
      )}
      <section className={styles.next}>
        <h2>{payment.next.title}</h2>
        <ol>
          {payment.next.steps(isolateText(location)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
};
