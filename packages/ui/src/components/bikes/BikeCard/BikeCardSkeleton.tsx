import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { PriceTagCard } from '../PriceTagCard/PriceTagCard.tsx';
import styles from './BikeCard.module.css';
import { BikeDetails } from './BikeDetails.tsx';
import { SkeletonLine } from './SkeletonLine.tsx';

/** The skeleton of a BikeCard. It is hidden from screen readers, because the list announces that it is loading. */
export const BikeCardSkeleton = () => (
  <PriceTagCard className={styles.card} contentClassName={styles.content} aria-hidden="true">
    <Skeleton className={styles.photo ?? ''} height="auto" />
    <div className={styles.name}>
      <Skeleton width="52%" height="1.2em" />
    </div>
    <div className={styles.prices}>
      <Skeleton width="44%" height="var(--font-size-3xl)" />
    </div>
    <BikeDetails />
    <div className={styles.description}>
      <SkeletonLine width="96%" />
      <SkeletonLine width="62%" />
    </div>
    <div className={styles.seller}>
      <Skeleton width="8rem" height="1rem" />
      <Skeleton width="6.5rem" height="0.75rem" />
    </div>
    <div className={styles.actions}>
      <Skeleton height="var(--size-control)" />
    </div>
  </PriceTagCard>
);
