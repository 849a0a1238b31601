import type { Bike } from '@second-gear/contract';
import { memo, useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { postedDate } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { RefusingButton } from '../../base/Button/DisabledReasonButton.tsx';
import { Facts } from '../../base/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Picture } from '../../base/Image/Image.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Told } from '../../base/Table/TextOrFallback.tsx';
import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Price } from '../Price/Price.tsx';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import styles from './BikeCard.module.css';
import { useFolds } from './useLineClamp.ts';
import type { Viewer } from './viewer.ts';

/** In characters: a name of more is no name any more, and is folded. */
const longName = 80;

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
  const { ref, hasFolds, isUnfolded, toggle } = useFolds();

  return (
    <Tag
      ref={ref}
      className={styles.card}
      sheetClassName={styles.sheet}
      aria-labelledby={nameId}
      data-unfolded={isUnfolded || undefined}
    >
      <Picture src={bike.img} alt={bikes.photoAlt(bike.bikeName)} isEager={isFirst} />
      <h2 className={styles.name} id={nameId}>
        <Foldable text={bike.bikeName} lines={4} />
      </h2>
      <p className={styles.money}>
        <Price label={bikes.resalePrice} value={bike.resaleValue} />
        <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck />
      </p>
      <Facts
        className={styles.facts}
        facts={[
          { term: bikes.condition, detail: <Told>{bike.condition}</Told> },
          { term: bikes.purchaseYear, detail: <Told>{bike.purchaseYear}</Told> },
          { term: bikes.yearsUsed, detail: <Told>{bike.usedYears}</Told> },
          { term: bikes.location, detail: <Foldable text={bike.location} lines={4} /> },
        ]}
      />
      <div className={styles.description}>
        <p>
          <VisuallyHidden>{bikes.description} </VisuallyHidden>
          <Foldable text={bike.description} lines={3} isProse />
        </p>
        {hasFolds && (
          <Button variant="quiet" size="small" className={styles.more} aria-expanded={isUnfolded} onPress={toggle}>
            {isUnfolded ? bikes.readLess : bikes.readMore}
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
    </Tag>
  );
};

/** By itself, because a card is looked at twice: what can be folded is only known once it stands on the page. */
const Seller = memo(({ bike }: Pick<BikeCardProps, 'bike'>) => {
  const { bikes } = useCopy();
  return (
    <div className={styles.seller}>
      <p className={styles.who} data-long={bike.sellerName.length > longName || undefined}>
        <VisuallyHidden>{bikes.seller} </VisuallyHidden>
        {bike.sellerName.length > longName ? (
          <Foldable text={bike.sellerName} lines={3} />
        ) : (
          <Told>{bike.sellerName}</Told>
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
    const whyNot = viewer === 'unknown' ? bikes.roleUnknown : bikes.onlyBuyers;
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
          <RefusingButton disabledReason={whyNot}>{bikes.book}</RefusingButton>
        )}
      </div>
    );
  },
);

type FoldableProps = {
  text: string;
  lines: 3 | 4;
  /** Running text is set from its own side; a single fact begins where the facts beside it do. */
  isProse?: boolean;
};

/** Free text of any length and any script: folded to so many lines until somebody asks for the rest. */
const Foldable = ({ text, lines, isProse = false }: FoldableProps) => (
  <span className={styles.fold} dir={isProse ? 'auto' : undefined} data-fold data-lines={lines}>
    {isProse ? text : <Told>{text}</Told>}
  </span>
);
