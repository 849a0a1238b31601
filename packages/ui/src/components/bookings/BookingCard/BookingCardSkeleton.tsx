import { TicketCard } from '../../base/TicketCard/TicketCard.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BookingCard.module.css';

/** An order that has not come yet, in the boxes of the real one. It is drawn only: a progress bar says the words. */
export const BookingCardSkeleton = () => (
  <TicketCard className={styles.card} contentClassName={styles.sheet}>
    <Skeleton className={styles.photo} height="auto" />
    <div className={styles.name}>
      <Skeleton width="70%" height="1.2em" />
    </div>
    <div className={styles.price}>
      <Skeleton width="55%" height="1.1em" />
    </div>
    <div className={styles.facts}>
      <Skeleton height="7.5rem" />
    </div>
    <div className={styles.action}>
      <Skeleton height="var(--size-control)" />
    </div>
  </TicketCard>
);
