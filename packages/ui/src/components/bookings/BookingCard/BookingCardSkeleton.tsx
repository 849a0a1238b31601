import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import { Bone } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BookingCard.module.css';

/** An order that has not come yet, in the boxes of the real one. It is drawn only: a progress bar says the words. */
export const OrderCardSkeleton = () => (
  <Tag className={styles.card} sheetClassName={styles.sheet}>
    <Bone className={styles.photo} height="auto" />
    <div className={styles.name}>
      <Bone width="70%" height="1.2em" />
    </div>
    <div className={styles.price}>
      <Bone width="55%" height="1.1em" />
    </div>
    <div className={styles.facts}>
      <Bone height="7.5rem" />
    </div>
    <div className={styles.action}>
      <Bone height="var(--control)" />
    </div>
  </Tag>
);
