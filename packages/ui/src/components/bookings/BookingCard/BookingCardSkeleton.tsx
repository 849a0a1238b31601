import { PriceTagCard } from '../../bikes/PriceTagCard/PriceTagCard.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BookingCard.module.css';

/** Hidden from screen readers, because the progress bar above the list announces the loading. */
export const BookingCardSkeleton = () => (
  <PriceTagCard className={styles.card} contentClassName={styles.content}>
    <Skeleton className={styles.photo} height="auto" />
    <div className={styles.name}>
      <Skeleton width="70%" height="1.2em" />
    </div>
    <div className={styles.price}>
      <Skeleton width="55%" height="1.1em" />
    </div>
    <div className={styles.state}>
      <Skeleton height="2.8em" />
    </div>
    <div className={styles.details}>
      <Skeleton height="7.5rem" />
    </div>
    <div className={styles.action}>
      <Skeleton height="var(--size-control)" />
    </div>
  </PriceTagCard>
);
