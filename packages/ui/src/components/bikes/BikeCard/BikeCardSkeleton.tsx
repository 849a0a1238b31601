import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BikeCard.module.css';

/** The skeleton of one line of text: as high as the letters, inside a box as high as a line. */
const SkeletonLine = ({ width }: { width: string }) => (
  <span className={styles.skeletonLine}>
    <Skeleton width={width} height="0.875em" />
  </span>
);

/** Hidden from screen readers, because the list announces that it is loading. */
export const BikeCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.content}>
      <div className={styles.photo}>
        <Skeleton className={styles.image} height="auto" />
      </div>
      <div className={styles.name}>
        <SkeletonLine width="80%" />
      </div>
      <div className={styles.prices}>
        <Skeleton width="7rem" height="1.5rem" />
      </div>
      <div className={styles.facts}>
        <SkeletonLine width="90%" />
      </div>
      <div className={styles.seller}>
        <Skeleton width="8rem" height="0.8rem" />
      </div>
      <div className={styles.description}>
        <SkeletonLine width="96%" />
      </div>
      <div className={styles.actions}>
        <Skeleton className={styles.book} height="var(--size-touch-target)" />
      </div>
    </div>
  </div>
);
