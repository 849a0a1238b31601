import { type Booking, createdAt } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { formatDay } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { callUrl } from '../../../selling/phone.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { PhoneText } from '../../base/BidiText/PhoneText.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { DescriptionItem } from '../../layout/DescriptionList/DescriptionList.tsx';
import styles from './BookingDetails.module.css';

/** Free texts of the seller, read from the bike, because a booking does not contain them (docs/requirements.md §3). */
export type Seller = { name: string; phone: string; categoryId: string; isSold: boolean };

/** Null if the bike was deleted. `unknown`: no list contains the bike, but a list could not be loaded. */
export type BookingSeller = { state: 'loading' } | { state: 'unknown' } | { state: 'ready'; data: Seller | null };

type Options = {
  withPhone?: boolean;
  /** Whether the seller's phone is a link that calls it, on a page without a button for that. */
  hasCallLink?: boolean;
};

/** Unknown details are left out. While the seller is loading, its value is a skeleton with as many lines. */
export const useBookingDetails = (
  booking: Booking,
  seller: BookingSeller,
  { withPhone = false, hasCallLink = false }: Options = {},
): DescriptionItem[] => {
  const { bikes, booking: bookingCopy, formats, myOrders } = useCopy();
  const bookedAt = createdAt(booking._id);
  const details: DescriptionItem[] = [];
  if (seller.state === 'loading') {
    details.push({
      term: bikes.seller,
      detail: (
        <>
          <DetailSkeleton />
          {withPhone && <DetailSkeleton />}
        </>
      ),
    });
  } else if (seller.state === 'ready' && seller.data && !isBlank(seller.data.name)) {
    const { name, phone } = seller.data;
    const callHref = hasCallLink ? callUrl(phone) : null;
    const shownPhone = <ClampedDetail text={phone} isPhone />;
    details.push({
      term: bikes.seller,
      detail: (
        <>
          <ClampedDetail text={name} />
          {withPhone && !isBlank(phone) && (callHref ? <Link href={callHref}>{shownPhone}</Link> : shownPhone)}
        </>
      ),
    });
  }
  if (withPhone && !isBlank(booking.phone))
    details.push({
      term: bookingCopy.yourPhone,
      detail: <ClampedDetail text={booking.phone} isPhone />,
    });
  if (!isBlank(booking.location))
    details.push({ term: bookingCopy.location, detail: <ClampedDetail text={booking.location} /> });
  if (bookedAt) details.push({ term: myOrders.bookedOn, detail: formats.day(formatDay(bookedAt)) });
  return details;
};

const DetailSkeleton = () => (
  <span className={styles.text}>
    <Skeleton width="70%" height="1em" className={styles.skeleton} />
  </span>
);

/** At most `--detail-lines` lines are visible, if that property is set. The page always contains the full text. */
const ClampedDetail = ({ text, isPhone = false }: { text: string; isPhone?: boolean }) => (
  <span className={styles.text} lang="" dir="auto">
    {isPhone ? <PhoneText>{text}</PhoneText> : <BidiText>{text}</BidiText>}
  </span>
);
