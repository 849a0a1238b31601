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

type SellerLinksProps = {
  /** The booking. */
  order: Booking;
  /** The seller: name, phone number, and what else is known. */
  seller: BookingSeller;
  /** Whether the booking is paid. The message to the seller says so. */
  isPaid?: boolean;
};

type NextStepsProps = Omit<SellerLinksProps, 'isPaid'> & {
  /** The URL of the receipt. */
  receiptHref: string;
};

/** What a buyer needs after the payment: the receipt, the seller, and what happens now. */
export const NextSteps = ({ order, seller, receiptHref }: NextStepsProps) => {
  const { dashboard } = useCopy();
  const { payment } = usePaymentCopy();
  const location = truncate(order.location.trim());
  return (
    <>
      <LinkButton href={receiptHref}>{dashboard.receipt}</LinkButton>
      <SellerLinks order={order} seller={seller} isPaid />
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

/** The links that call the seller, and that open WhatsApp with a message about the order. */
export const SellerLinks = ({ order, seller, isPaid = false }: SellerLinksProps) => {
  const { bikes } = useCopy();
  const { message } = useOrdersCopy().orders;
  if (seller.state === 'loading') return <ContactLinksSkeleton />;
  if (seller.state !== 'ready' || !seller.data || (seller.data.isSold && !isPaid)) return null;
  const name = truncate(isBlank(order.bikeName) ? bikes.unnamed : order.bikeName.trim());
  const toMessage = isPaid ? message.paid : message.booked;
  return <ContactLinks phone={seller.data.phone} message={toMessage(name, truncate(order.location.trim()))} />;
};
