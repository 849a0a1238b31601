import type { Bike } from '@second-gear/contract';
import { memo, type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { formatPostedDate } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { DisabledReasonButton } from '../../base/Button/DisabledReasonButton.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Price } from '../Price/Price.tsx';
import { PriceTagCard } from '../PriceTagCard/PriceTagCard.tsx';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import styles from './BikeCard.module.css';
import { BikeDetails } from './BikeDetails.tsx';
import { ClampedText } from './ClampedText.tsx';
import { useLineClamp } from './useLineClamp.ts';
import type { Viewer } from './viewer.ts';

/** A seller's name with at least this number of characters is clamped to a few lines. */
const longNameLength = 80;

type BikeCardProps = {
  bike: Bike;
  viewer: Viewer;
  onBook: (bike: Bike) => void;
  onReport: (bike: Bike) => void;
  /** True while the app is sending the report. The report button cannot be pressed during that time. */
  isReporting?: boolean;
  /** The URL of the bike's page. If undefined, name and image are not a link. */
  href?: string | undefined;
  /** The URL of My Orders if the buyer has already booked this bike. Undefined otherwise. */
  ordersHref?: string | undefined;
  /** The buttons over the image, with which the user saves and compares the bike. */
  photoButtons?: ReactNode;
  /** An element that replaces the image of the bike, such as a photo that is not uploaded yet. */
  image?: ReactNode;
  /** True for the first card of the page. Its image is loaded at once and with high priority. */
  isFirst?: boolean;
};

/**
 * The card of one bike in the list of a category (docs/requirements.md §2, Bike list). A buyer can book and report the
 * bike. For other users Book Now is disabled and says why. Only a few lines of the seller's texts are visible until the
 * user presses Read more.
 */
export const BikeCard = ({
  bike,
  viewer,
  onBook,
  onReport,
  isReporting = false,
  href,
  ordersHref,
  photoButtons,
  image,
  isFirst = false,
}: BikeCardProps) => {
  const { bikes } = useCopy();
  const nameId = useId();
  const { ref, hasHiddenText, isExpanded, toggle } = useLineClamp();

  return (
    <PriceTagCard
      ref={ref}
      className={styles.card}
      contentClassName={styles.content}
      aria-labelledby={nameId}
      data-expanded={isExpanded || undefined}
    >
      {image ?? <Image src={bike.img} alt={bikes.photoAlt(bike.bikeName)} isEager={isFirst} />}
      <h2 className={styles.name} id={nameId}>
        {href === undefined ? (
          <ClampedText text={bike.bikeName} lines={4} />
        ) : (
          <Link className={styles.link ?? ''} href={href}>
            <ClampedText text={bike.bikeName} lines={4} />
          </Link>
        )}
      </h2>
      {photoButtons && <div className={styles.photoButtons}>{photoButtons}</div>}
      <p className={styles.prices}>
        <Price label={bikes.resalePrice} value={bike.resaleValue} />
        <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck />
      </p>
      <BikeDetails bike={bike} />
      <div className={styles.description}>
        <p>
          <VisuallyHidden>{bikes.description} </VisuallyHidden>
          <ClampedText text={bike.description} lines={3} isParagraph />
        </p>
        {hasHiddenText && (
          <Button variant="quiet" size="small" className={styles.readMore} aria-expanded={isExpanded} onPress={toggle}>
            {isExpanded ? bikes.readLess : bikes.readMore}
          </Button>
        )}
      </div>
      <Seller bike={bike} />
      <BikeActions
        bike={bike}
        viewer={viewer}
        onBook={onBook}
        onReport={onReport}
        isReporting={isReporting}
        ordersHref={ordersHref}
      />
    </PriceTagCard>
  );
};

/**
 * The seller's name, with the verified badge, and the date. It is memoized, because every card is rendered a second time
 * after the app has measured whether its texts are clamped.
 */
const Seller = memo(({ bike }: Pick<BikeCardProps, 'bike'>) => {
  const { bikes } = useCopy();
  return (
    <div className={styles.seller}>
      <p className={styles.sellerName} data-long={bike.sellerName.length > longNameLength || undefined}>
        <VisuallyHidden>{bikes.seller} </VisuallyHidden>
        {bike.sellerName.length > longNameLength ? (
          <ClampedText text={bike.sellerName} lines={3} />
        ) : (
          <TextOrFallback>{bike.sellerName}</TextOrFallback>
        )}
        {/* The badge is outside the element of the name, so that no name can imitate the badge. */}
        {bike.isVerified && (
          <span className={styles.badge}>
            {'\u00A0'}
            <VerifiedBadge />
          </span>
        )}
      </p>
      {!isBlank(bike.date) && <p className={styles.posted}>{bikes.posted(formatPostedDate(bike.date))}</p>}
    </div>
  );
});

/** The buttons Book Now and Report to admin, in the last row of the card. */
const BikeActions = memo(
  ({
    bike,
    viewer,
    onBook,
    onReport,
    isReporting = false,
    ordersHref,
  }: Omit<BikeCardProps, 'photoButtons' | 'image' | 'isFirst' | 'href'>) => {
    const { bikes } = useCopy();
    const bookedId = useId();
    const disabledReason = viewer === 'unknown' ? bikes.roleUnknown : bikes.onlyBuyers;
    return (
      <div className={styles.actions} data-actions>
        {viewer === 'buyer' ? (
          <>
            <Button
              variant={ordersHref ? 'outline' : 'action'}
              aria-describedby={ordersHref && bookedId}
              onPress={() => onBook(bike)}
            >
              {bikes.book}
            </Button>
            {ordersHref && (
              <LinkButton className={styles.booked ?? ''} variant="outline" href={ordersHref}>
                <Icon name="check" />
                <span id={bookedId}>{bikes.booked}</span>
              </LinkButton>
            )}
            <Button variant="quiet" isPending={isReporting} onPress={() => onReport(bike)}>
              <Icon name="flag" />
              <span>{bikes.report}</span>
            </Button>
          </>
        ) : (
          <DisabledReasonButton disabledReason={disabledReason}>{bikes.book}</DisabledReasonButton>
        )}
      </div>
    );
  },
);
