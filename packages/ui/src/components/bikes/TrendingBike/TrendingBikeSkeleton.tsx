import { useHomeCopy } from '../../../copy/home.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { PriceTagCard } from '../PriceTagCard/PriceTagCard.tsx';
import styles from './TrendingBikeCard.module.css';

/** The skeleton of a TrendingBikeCard. It has no swing animation. */
export const TrendingBikeSkeleton = () => {
  const { home } = useHomeCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={home.trending.loading} />
      </VisuallyHidden>
      <div className={styles.container} aria-hidden="true" data-still data-needs-script="section">
        <PriceTagCard className={styles.card} contentClassName={styles.content}>
          <Skeleton className={`${styles.photo} ${styles.skeletonPhoto}`} />
          <div className={styles.text}>
            <Skeleton className={styles.skeletonName} />
            <Skeleton className={styles.skeletonPrice} />
            <div className={styles.details}>
              <div>
                <Skeleton className={styles.skeletonTerm} />
                <Skeleton className={styles.skeletonDetail} />
              </div>
              <div>
                <Skeleton className={styles.skeletonTerm} />
                <Skeleton className={styles.skeletonDetail} />
              </div>
            </div>
          </div>
        </PriceTagCard>
      </div>
    </>
  );
};
