import type { Bike } from '@second-gear/contract';
import { factsOf, maxCredibleDiscount } from '@second-gear/domain';
import { type ReactNode, useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { formatPostedDate } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { DisabledReasonButton } from '../../base/Button/DisabledReasonButton.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Price } from '../Price/Price.tsx';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import styles from './BikeCard.module.css';
import { BikeFacts } from './BikeFacts.tsx';
import { Discount } from './Discount.tsx';
import type { Viewer } from './viewer.ts';

/** Compared with similar bikes. */
export type PricePosition = { percent: number; direction: 'below' | 'above' };

type BikeCardProps = {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
  /** The role of the user, which decides what the user can do with the bike. */
  viewer: Viewer;
  /** Called when the user wants to book the bike. */
  onBook: (bike: Bike) => void;
  /** Called when the user reports the bike. */
  onReport: (bike: Bike) => void;
  /** True while the app is sending the report. The report button cannot be pressed during that time. */
  isReporting?: boolean;
  /** The URL of the bike's page. If undefined, name and image are not a link. */
  href?: string | undefined;
  /** The URL of My Orders if the buyer has already booked this bike. Undefined otherwise. */
  ordersHref?: string | undefined;
  /** True if the user has reported the bike on this device. */
  isReported?: boolean | undefined;
  /** True if the bike was posted in the last days. */
  isNew?: boolean;
  /** Undefined if too few bikes are comparable, or if the price is about the same as theirs. */
  pricePosition?: PricePosition | undefined;
  /** The button over the image, with which the user saves the bike. */
  saveButton?: ReactNode;
  /** The button with which the user chooses the bike for a comparison. */
  compareToggle?: ReactNode;
  /** An element that replaces the image of the bike, such as a photo that is not uploaded yet. */
  image?: ReactNode;
  /** True for the first card of the page. Its image is loaded at once and with high priority. */
  isFirst?: boolean;
};

/** The photo is beside the text, or above it inside `data-photos="large"` (docs/requirements.md §2, Bike list). */
export const BikeCard = ({
  bike,
  href,
  ordersHref,
  isReported = false,
  isNew = false,
  pricePosition,
  saveButton,
  compareToggle,
  image,
  isFirst = false,
  ...actions
}: BikeCardProps) => {
  const { bikes } = useCopy();
  const nameId = useId();
  const bookedId = useId();
  const name = <TextOrFallback>{bike.bikeName}</TextOrFallback>;
  const isCredible = (factsOf(bike).discount ?? 0) <= maxCredibleDiscount;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.content}>
        <div className={styles.photo}>
          {image ?? (
            <Image className={styles.image} src={bike.img} alt={bikes.photoAlt(bike.bikeName)} isEager={isFirst} />
          )}
        </div>
        <h2 className={styles.name} id={nameId}>
          {href === undefined ? (
            name
          ) : (
            <Anchor className={styles.link} href={href}>
              {name}
            </Anchor>
          )}
        </h2>
        {saveButton && <div className={styles.save}>{saveButton}</div>}
        {ordersHref ? (
          <Anchor className={styles.booked} href={ordersHref} id={bookedId}>
            <span aria-hidden="true">{bikes.booked}</span>
            <VisuallyHidden>{bikes.bookedByYou}</VisuallyHidden>
          </Anchor>
        ) : (
          (isReported || isNew) && <p className={styles.new}>{isReported ? bikes.reported : bikes.new}</p>
        )}
        <div className={styles.prices}>
          <Price label={bikes.resalePrice} value={bike.resaleValue} size="small" />
          <span className={styles.original}>
            <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck />
            <Discount bike={bike} />
          </span>
          {pricePosition && (
            <span className={styles.position} data-direction={isCredible ? pricePosition.direction : undefined}>
              {bikes.pricePosition[pricePosition.direction](pricePosition.percent)}
            </span>
          )}
        </div>
        <BikeFacts bike={bike} />
        <Seller bike={bike} />
        <p className={styles.description} dir="auto">
          <VisuallyHidden>{bikes.description} </VisuallyHidden>
          <span lang="">{bike.description}</span>
        </p>
        <BikeActions
          {...actions}
          bike={bike}
          bookedId={ordersHref === undefined ? undefined : bookedId}
          isReported={isReported}
          compareToggle={compareToggle}
        />
      </div>
    </article>
  );
};

const Seller = ({ bike }: Pick<BikeCardProps, 'bike'>) => {
  const { bikes } = useCopy();
  return (
    <div className={styles.seller}>
      <p className={styles.sellerName}>
        <VisuallyHidden>{bikes.seller} </VisuallyHidden>
        <TextOrFallback>{bike.sellerName}</TextOrFallback>
      </p>
      {/* No name can imitate the badge, because it is outside the element of the name. */}
      {bike.isVerified && <VerifiedBadge />}
      {!isBlank(bike.date) && <p className={styles.posted}>{bikes.posted(formatPostedDate(bike.date))}</p>}
    </div>
  );
};

type BikeActionsProps = Pick<
  BikeCardProps,
  'bike' | 'viewer' | 'onBook' | 'onReport' | 'isReporting' | 'compareToggle'
> & {
  /** The id of the text that says that the buyer has booked the bike. */
  bookedId: string | undefined;
  isReported: boolean;
};

const BikeActions = ({
  bike,
  viewer,
  onBook,
  onReport,
  isReporting = false,
  bookedId,
  isReported,
  compareToggle,
}: BikeActionsProps) => {
  const { bikes } = useCopy();
  const disabledReason = viewer === 'unknown' ? bikes.roleUnknown : bikes.onlyBuyers;
  return (
    <div className={styles.actions} data-actions>
      {viewer === 'buyer' ? (
        <Button
          variant={bookedId === undefined ? 'action' : 'outline'}
          size="small"
          className={styles.book}
          aria-describedby={bookedId}
          onPress={() => onBook(bike)}
        >
          {bikes.book}
        </Button>
      ) : (
        <DisabledReasonButton
          size="small"
          className={viewer === 'unknown' ? (styles.waiting ?? '') : ''}
          disabledReason={disabledReason}
        >
          {bikes.book}
        </DisabledReasonButton>
      )}
      {compareToggle && <div>{compareToggle}</div>}
      {viewer === 'buyer' && (
        <Button
          variant="quiet"
          size="small"
          className={styles.report}
          title={bikes.report}
          data-reported={isReported || undefined}
          isPending={isReporting}
          onPress={() => onReport(bike)}
        >
          <Icon name="flag" />
          <span className={styles.reportText}>{bikes.report}</span>
          <span className={styles.reportWord} aria-hidden="true">
            {bikes.reportWord}
          </span>
        </Button>
      )}
    </div>
  );
};
