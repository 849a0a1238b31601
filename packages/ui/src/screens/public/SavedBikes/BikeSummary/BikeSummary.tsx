import type { ReactNode } from 'react';
import { Image } from '../../../../components/base/Image/Image.tsx';
import { useFormats } from '../../../../components/bikes/BikeCard/useFormats.ts';
import { SmallBikeCard } from '../../../../components/bikes/SmallBikeCard/SmallBikeCard.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useSavedBikesCopy } from '../../../../copy/saved/savedBikes.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import styles from './BikeSummary.module.css';
import type { BikeStatus, ListedBike } from './listedBike.ts';

type BikeSummaryProps = {
  /** The bike in its list, or why it cannot be shown. */
  listed: ListedBike;
  /** The heading level of the name. */
  level: 2 | 3;
  /** True for a small card without details, with the image above the name. */
  isCompact?: boolean;
  /** The buttons at the end of the card. */
  children?: ReactNode;
};

/** A saved, recently viewed or shared bike, with its status. */
export const BikeSummary = ({ listed, level, isCompact = false, children }: BikeSummaryProps) => {
  const formats = useFormats();
  const { savedBikes } = useSavedBikesCopy();
  const { bike, name, price, status, href } = listed;
  const isMissing = status === 'missing';
  const isWaiting = status === 'loading' && name === '';
  const facts = bike
    ? [formats.numeral(bike.purchaseYear ?? ''), formats.condition(bike.condition), formats.place(bike.location)]
    : [];
  return (
    <SmallBikeCard
      className={styles.summary}
      data-compact={isCompact || undefined}
      data-status={status}
      photo={
        <div className={styles.photo}>
          {status === 'loading' ? (
            <Skeleton className={styles.photoSkeleton} height="auto" />
          ) : (
            <Image src={bike?.img ?? ''} alt="" isSmall />
          )}
          {!(isBlank(name) && isMissing) && <StatusTag status={status} />}
        </div>
      }
      level={level}
      name={name}
      {...(isMissing ? { unnamed: savedBikes.missingBike } : { href })}
      price={isWaiting || isBlank(price) ? undefined : price}
      facts={isCompact ? [] : facts}
      isWaiting={isWaiting}
    >
      {children && <div className={styles.actions}>{children}</div>}
    </SmallBikeCard>
  );
};

export const StatusTag = ({ status }: { /** The status that the tag names. */ status: BikeStatus }) => {
  const { savedBikes } = useSavedBikesCopy();
  if (status === 'available' || status === 'loading') return null;
  return (
    <span className={styles.tag} data-status={status}>
      {savedBikes.statuses[status]}
    </span>
  );
};
