import type { Bike } from '@second-gear/contract';
import { memo, useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { postedDate } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { DisabledReasonButton } from '../../base/Button/DisabledReasonButton.tsx';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../base/Table/TextOrFallback.tsx';
import { TicketCard } from '../../base/TicketCard/TicketCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Price } from '../Price/Price.tsx';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import styles from './BikeCard.module.css';
import { useLineClamp } from './useLineClamp.ts';
import type { Viewer } from './viewer.ts';

/** In characters: a name of more is no name any more, and is folded. */
const longNameLength = 80;

type BikeCardProps = {
  bike: Bike;
  viewer: Viewer;
  /** A buyer wants this bike. */
  onBook(bike: Bike): void;
  /** A buyer finds this listing suspicious. */
  onReport(bike: Bike): void;
  /** The report is on its way: it is not sent twice. */
  isReporting?: boolean;
  /** The URL of My Orders; only on the card of a bike that the buyer has booked already. */
  ordersHref?: string | undefined;
  /** The first of its page: its photo is asked for at once, and before others. */
  isFirst?: boolean;
};

/**
 * One listing of the bike list (spec §2, Bike list). Buyers can book and report; everyone else meets a disabled Book Now
 * that says why. What the seller wrote is plain text, kept apart from the words around it and folded to a few lines, with
 * a way to read the rest.
 */
export const BikeCard = ({
  bike,
  viewer,
  onBook,
  onReport,
  isReporting = false,
  ordersHref,
  isFirst = false,
}: BikeCardProps) => {
  const { bikes } = useCopy();
  const nameId = useId();
  const { ref, hasHiddenText, isExpanded, toggle } = useLineClamp();

  return (
    <TicketCard
      ref={ref}
      className={styles.card}
      contentClassName={styles.sheet}
      aria-labelledby={nameId}
      data-unfolded={isExpanded || undefined}
    >
      <Image src={bike.img} alt={bikes.photoAlt(bike.bikeName)} isEager={isFirst} />
      <h2 className={styles.name} id={nameId}>
        <ClampedText text={bike.bikeName} lines={4} />
      </h2>
      <p className={styles.money}>
        <Price label={bikes.resalePrice} value={bike.resaleValue} />
        <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck />
      </p>
      <DescriptionList
        className={styles.facts}
        items={[
          { term: bikes.condition, detail: <TextOrFallback>{bike.condition}</TextOrFallback> },
          { term: bikes.purchaseYear, detail: <TextOrFallback>{bike.purchaseYear}</TextOrFallback> },
          { term: bikes.yearsUsed, detail: <TextOrFallback>{bike.usedYears}</TextOrFallback> },
          { term: bikes.location, detail: <ClampedText text={bike.location} lines={4} /> },
        ]}
      />
      <div className={styles.description}>
        <p>
          <VisuallyHidden>{bikes.description} </VisuallyHidden>
          <ClampedText text={bike.description} lines={3} isProse />
        </p>
        {hasHiddenText && (
          <Button variant="quiet" size="small" className={styles.more} aria-expanded={isExpanded} onPress={toggle}>
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
    </TicketCard>
  );
};

/** By itself, because a card is looked at twice: what can be folded is only known once it stands on the page. */
const Seller = memo(({ bike }: Pick<BikeCardProps, 'bike'>) => {
  const { bikes } = useCopy();
  return (
    <div className={styles.seller}>
      <p className={styles.who} data-long={bike.sellerName.length > longNameLength || undefined}>
        <VisuallyHidden>{bikes.seller} </VisuallyHidden>
        {bike.sellerName.length > longNameLength ? (
          <ClampedText text={bike.sellerName} lines={3} />
        ) : (
          <TextOrFallback>{bike.sellerName}</TextOrFallback>
        )}
        {/* Outside of the name's text: a name that claims to be verified earns no badge. */}
        {bike.isVerified && (
          <span className={styles.seal}>
            {'\u00A0'}
            <VerifiedBadge />
          </span>
        )}
      </p>
      {!isBlank(bike.date) && <p className={styles.posted}>{bikes.posted(postedDate(bike.date))}</p>}
    </div>
  );
});

/** What can be done with a listing: the last row of its card. */
export const BikeActions = memo(
  ({ bike, viewer, onBook, onReport, isReporting = false, ordersHref }: Omit<BikeCardProps, 'isFirst'>) => {
    const { bikes } = useCopy();
    const bookedId = useId();
    const disabledReason = viewer === 'unknown' ? bikes.roleUnknown : bikes.onlyBuyers;
    return (
      <div className={styles.foot} data-actions>
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

type ClampedTextProps = {
  text: string;
  lines: 3 | 4;
  /** Running text is set from its own side; a single fact begins where the facts beside it do. */
  isProse?: boolean;
};

/** Free text of any length and any script: folded to so many lines until somebody asks for the rest. */
const ClampedText = ({ text, lines, isProse = false }: ClampedTextProps) => (
  <span className={styles.fold} dir={isProse ? 'auto' : undefined} data-fold data-lines={lines}>
    {isProse ? text : <TextOrFallback>{text}</TextOrFallback>}
  </span>
);
