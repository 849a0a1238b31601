import type { ReactNode } from 'react';
import { BidiText } from '../../../../components/base/BidiText/BidiText.tsx';
import { Image } from '../../../../components/base/Image/Image.tsx';
import { Anchor } from '../../../../components/base/Link/Anchor.tsx';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useSavedBikesCopy } from '../../../../copy/saved/savedBikes.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
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

/**
 * A saved, recently viewed or shared bike, with its status. The link of the name covers the image and the texts too.
 */
export const BikeSummary = ({ listed, level, isCompact = false, children }: BikeSummaryProps) => {
  const { bikes, formats } = useCopy();
  const { savedBikes } = useSavedBikesCopy();
  const { bike, name, price, status, href } = listed;
  const Heading = level === 2 ? 'h2' : 'h3';
  const isWaiting = status === 'loading' && name === '';
  const facts = bike
    ? [formats.numeral(bike.purchaseYear ?? ''), formats.condition(bike.condition), bike.location]
    : [];
  const shownFacts = facts.filter((fact) => !isBlank(fact));
  const isNameless = isBlank(name);
  const substitute = status === 'missing' ? savedBikes.missingBike : bikes.unnamed;
  const shownName = (
    <span className={styles.clamped}>
      <BidiText isCopy={isNameless}>{isNameless ? substitute : name}</BidiText>
    </span>
  );
  return (
    <li className={styles.summary} data-compact={isCompact || undefined} data-status={status}>
      <div className={styles.photo}>
        {status === 'loading' ? (
          <Skeleton className={styles.photoSkeleton ?? ''} />
        ) : (
          <Image src={bike?.img ?? ''} alt="" isSmall />
        )}
        {!(isNameless && status === 'missing') && <StatusTag status={status} />}
      </div>
      <div className={styles.text}>
        {isWaiting ? (
          <>
            <Skeleton width="70%" height="1.25em" />
            <Skeleton width="5em" height="1em" />
          </>
        ) : (
          <Heading className={styles.name}>
            {status === 'missing' ? (
              shownName
            ) : (
              <Anchor className={styles.link ?? ''} href={href}>
                {shownName}
              </Anchor>
            )}
          </Heading>
        )}
        {!isWaiting && !isBlank(price) && (
          <p className={styles.price}>
            <Price label={bikes.resalePrice} value={price} size="inherit" />
          </p>
        )}
        {!isCompact && shownFacts.length > 0 && (
          <p className={styles.facts}>
            <BidiText isCopy>{shownFacts.join(' · ')}</BidiText>
          </p>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
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
