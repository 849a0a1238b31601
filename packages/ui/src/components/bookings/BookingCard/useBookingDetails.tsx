import { type Booking, createdAt } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { dayOf } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import type { DescriptionItem } from '../../base/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BookingDetails.module.css';

/** Who sells a bike: a booking does not hold it (spec §3). Both are free text of the listing. */
export type Seller = { name: string; phone: string };

/** The seller of a booked bike; null where no list of bikes has that bike any longer. */
export type BookingSeller = Remote<Seller | null>;

type Options = {
  /** Whether the seller's phone number is shown under the name. */
  withPhone?: boolean;
};

/**
 * The facts of a booking, always in the same order: seller, meeting location, day of the booking. A fact that is not known
 * is left out; while the seller is being read, its place is kept.
 */
export const useBookingDetails = (
  order: Booking,
  seller: BookingSeller,
  { withPhone = false }: Options = {},
): DescriptionItem[] => {
  const { bikes, booking, myOrders } = useCopy();
  const bookedAt = createdAt(order._id);
  const facts: DescriptionItem[] = [];
  if (seller.state === 'loading') {
    facts.push({ term: bikes.seller, detail: <Skeleton width="70%" height="1em" className={styles.bone} /> });
  } else if (seller.state === 'ready' && seller.data && !isBlank(seller.data.name)) {
    const { name, phone } = seller.data;
    facts.push({
      term: bikes.seller,
      detail: (
        <>
          <ClampedDetail text={name} />
          {withPhone && !isBlank(phone) && <ClampedDetail text={phone} className={styles.phone} />}
        </>
      ),
    });
  }
  if (!isBlank(order.location)) facts.push({ term: booking.location, detail: <ClampedDetail text={order.location} /> });
  if (bookedAt) facts.push({ term: myOrders.bookedOn, detail: dayOf(bookedAt) });
  return facts;
};

/** A text that has no limit: in as many lines as `--detail-lines` says, where it is set; all of it is in the document. */
const ClampedDetail = ({ text, className = '' }: { text: string; className?: string | undefined }) => (
  <span className={`${styles.text} ${className}`} dir="auto">
    <BidiText>{text}</BidiText>
  </span>
);
