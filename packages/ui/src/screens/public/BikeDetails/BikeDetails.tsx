import { type Bike, toPoisha } from '@second-gear/contract';
import { factsOf, type PriceInsight as Insight } from '@second-gear/domain';
import { useId, useState } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { DisabledReasonButton } from '../../../components/base/Button/DisabledReasonButton.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { VisuallyHidden } from '../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { BikePhoto } from '../../../components/bikeDetails/BikePhoto/BikePhoto.tsx';
import { ContactSeller } from '../../../components/bikeDetails/ContactSeller/ContactSeller.tsx';
import { Disclosure } from '../../../components/bikeDetails/Disclosure/Disclosure.tsx';
import { PriceInsight } from '../../../components/bikeDetails/PriceInsight/PriceInsight.tsx';
import { Discount } from '../../../components/bikes/BikeCard/Discount.tsx';
import { detailFields } from '../../../components/bikes/BikeCard/detailFields.ts';
import { useFormats } from '../../../components/bikes/BikeCard/useFormats.ts';
import type { Viewer } from '../../../components/bikes/BikeCard/viewer.ts';
import { Price } from '../../../components/bikes/Price/Price.tsx';
import { PriceWithoutCurrency } from '../../../components/bikes/Price/PriceWithoutCurrency.tsx';
import { PriceTagCard } from '../../../components/bikes/PriceTagCard/PriceTagCard.tsx';
import { VerifiedBadge } from '../../../components/bikes/VerifiedBadge/VerifiedBadge.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useSaveAndCompareCopy } from '../../../copy/saved/saveAndCompare.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { formatPostedDate } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { callUrl } from '../../../selling/phone.ts';
import styles from './BikeDetails.module.css';

export type BookingState = 'booked' | 'paid';

type BikeDetailsProps = {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
  /** The id of the heading. */
  titleId: string;
  /** Null if too few bikes are comparable. */
  insight: Insight | null;
  /** The full URL of the page, for sharing. */
  url: string;
  /** The role of the user, which decides what the user can do with the bike. */
  viewer: Viewer;
  /** The user's booking of the bike. */
  booking?: BookingState | undefined;
  /** The URL of the page with help. */
  helpHref: string;
  /** The URL of My Orders. */
  ordersHref: string;
  /** The URL of the buyer's next step: the payment of a booked bike, or the receipt of a paid one. */
  nextHref?: string | undefined;
  /** The comparison of the chosen bikes. Until the booking, the bar at the lower edge of a phone links to it. */
  comparison?: { count: number; href: string } | undefined;
  /** Whether a report of the bike is being sent. */
  isReporting: boolean;
  /** Whether the user has reported the bike. */
  isReported: boolean;
  /** Called when the user wants to book the bike. */
  onBook: () => void;
  /** Called when the user reports the bike. */
  onReport: () => void;
};

const dayInMs = 24 * 60 * 60 * 1000;

/** Everything about one bike: photo, price, details, status, seller and description. */
export const BikeDetails = ({
  bike,
  titleId,
  insight,
  url,
  viewer,
  booking,
  helpHref,
  ordersHref,
  nextHref,
  comparison,
  isReporting,
  isReported,
  onBook,
  onReport,
}: BikeDetailsProps) => {
  const { bikes, booking: bookingCopy, dashboard, footer, myOrders } = useCopy();
  const formats = useFormats();
  const { bikeDetails } = useBikeDetailsCopy();
  const { saveAndCompare } = useSaveAndCompareCopy();
  const [now] = useState(() => Date.now());
  const { postedAt } = factsOf(bike);
  const daysOnline = postedAt === null || postedAt > now ? null : Math.floor((now - postedAt) / dayInMs);
  const call = viewer === 'buyer' && !bike.soldOut ? callUrl(bike.phone) : null;
  const isPayable = toPoisha(bike.resaleValue) !== undefined;
  const isForSale = !bike.soldOut && booking !== 'paid';
  return (
    <div className={styles.details}>
      <BikePhoto key={bike._id} bike={bike} />
      <div className={styles.side}>
        <PriceTagCard className={styles.card} contentClassName={styles.content} aria-labelledby={titleId}>
          <h1 className={styles.name} id={titleId}>
            <TextOrFallback>{bike.bikeName}</TextOrFallback>
          </h1>
          <p className={styles.prices}>
            <Price size="hero" label={bikes.resalePrice} value={bike.resaleValue} />
            <span>
              <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck /> <Discount bike={bike} />
            </span>
          </p>
          {viewer === 'buyer' && isForSale && !isPayable && <p>{bookingCopy.notPayable}</p>}
          <Status isSold={bike.soldOut} booking={booking} ordersHref={ordersHref} />
          {!bike.soldOut && <PriceInsight insight={insight} />}
          <DescriptionList
            items={[
              ...detailFields.map(({ field, format }) => ({
                term: bikes[field],
                detail: <TextOrFallback format={formats[format]}>{bike[field]}</TextOrFallback>,
              })),
              {
                term: bikeDetails.posted,
                detail: (
                  <>
                    <TextOrFallback format={formats.day}>{formatPostedDate(bike.date)}</TextOrFallback>
                    {daysOnline !== null && <span className={styles.ago}>{bikeDetails.ago(daysOnline)}</span>}
                  </>
                ),
              },
            ]}
          />
        </PriceTagCard>
        {(isForSale || booking === 'paid') && (
          <div className={styles.book} data-actions data-sticky={viewer === 'buyer' || undefined}>
            {comparison && !booking && (
              <LinkButton className={styles.comparison} variant="outline" href={comparison.href}>
                {saveAndCompare.compareCount(comparison.count)}
              </LinkButton>
            )}
            {call && (
              <LinkButton
                className={booking === 'booked' ? styles.next : styles.call}
                variant={booking === 'booked' ? 'action' : 'outline'}
                href={call}
                aria-label={bikeDetails.contact.callSeller}
              >
                <Icon name="phone" />
                {booking === 'booked' && <span>{bikeDetails.contact.call}</span>}
              </LinkButton>
            )}
            {viewer !== 'buyer' ? (
              <DisabledReasonButton disabledReason={viewer === 'unknown' ? bikes.roleUnknown : bikes.onlyBuyers}>
                {bikes.book}
              </DisabledReasonButton>
            ) : booking ? (
              <LinkButton
                variant={booking === 'booked' && call ? 'outline' : 'action'}
                href={(booking === 'paid' || isPayable) && nextHref ? nextHref : ordersHref}
              >
                {booking === 'paid' ? (
                  dashboard.receipt
                ) : !isPayable ? (
                  myOrders.title
                ) : (
                  <>
                    <span>{`${bikeDetails.payNow} · `}</span>
                    <PriceWithoutCurrency>{bike.resaleValue}</PriceWithoutCurrency>
                  </>
                )}
              </LinkButton>
            ) : (
              <Button onPress={onBook}>{bikes.book}</Button>
            )}
          </div>
        )}
        <Seller bike={bike} url={url} hasContact={viewer === 'buyer' && (isForSale || booking === 'paid')} />
      </div>
      <div className={styles.about}>
        <div>
          <h2 className={styles.heading}>{bikes.description}</h2>
          <p className={styles.description} lang={isBlank(bike.description) ? undefined : ''} dir="auto">
            {isBlank(bike.description) ? <TextOrFallback>{undefined}</TextOrFallback> : bike.description}
          </p>
        </div>
        {isForSale && (
          <Disclosure summary={bikeDetails.safety.title}>
            <ul>
              {bikeDetails.safety.advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <Link href={helpHref}>{footer.help}</Link>
          </Disclosure>
        )}
        {viewer === 'buyer' && isReported && (
          <p className={styles.reported}>
            <Icon name="flag" />
            <span>{bikeDetails.reported}</span>
          </p>
        )}
        {viewer === 'buyer' && !isReported && (
          <Button variant="quiet" size="small" className={styles.report} isPending={isReporting} onPress={onReport}>
            <Icon name="flag" />
            <span>{bikes.report}</span>
          </Button>
        )}
      </div>
    </div>
  );
};

/** Otherwise nothing is shown. */
const Status = ({
  isSold,
  booking,
  ordersHref,
}: { isSold: boolean } & Pick<BikeDetailsProps, 'booking' | 'ordersHref'>) => {
  const { bikeDetails } = useBikeDetailsCopy();
  if (booking === 'paid' || (booking && !isSold)) {
    return (
      <p className={styles.status} data-kind="own">
        <Icon name="check" />
        <span>
          <strong>{bikeDetails[booking]}</strong> {booking === 'booked' && <span>{bikeDetails.seeFirst} </span>}
          <Link href={ordersHref}>{bikeDetails.ordersLink}</Link>
        </span>
      </p>
    );
  }
  return isSold ? (
    <p className={styles.status}>
      <Icon name="alert" />
      <strong>{bikeDetails.sold}</strong>
    </p>
  ) : null;
};

type SellerProps = {
  bike: Bike;
  url: string;
  /** Whether the user may see the phone number of the seller. */
  hasContact: boolean;
};

const Seller = ({ bike, url, hasContact }: SellerProps) => {
  const { bikes } = useCopy();
  const { bikeDetails } = useBikeDetailsCopy();
  const headingId = useId();
  return (
    <Stack as="section" gap="1" aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {hasContact ? bikeDetails.contact.title : bikes.seller}
      </h2>
      <p className={styles.sellerName}>
        {hasContact && <VisuallyHidden>{bikes.seller} </VisuallyHidden>}
        <TextOrFallback>{bike.sellerName}</TextOrFallback>
        {/* No name can imitate the badge, because it is outside the element of the name. */}
        {bike.isVerified && (
          <>
            <VerifiedBadge />
            <span className={styles.verified} aria-hidden="true">
              {bikes.verified}
            </span>
          </>
        )}
      </p>
      {!bike.isVerified && <p className={styles.notVerified}>{bikeDetails.notVerified}</p>}
      {hasContact && <ContactSeller bike={bike} url={url} />}
    </Stack>
  );
};
