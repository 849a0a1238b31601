import { useCopy } from '../../../copy/useCopy.ts';
import { TicketCard } from '../../base/TicketCard/TicketCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './TrendingBikeCard.module.css';

/** The tag before it is written on: its real shape, held still. */
export const TrendingBikeSkeleton = () => {
  const { home } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={home.trending.loading} />
      </VisuallyHidden>
      <div className={styles.hang} aria-hidden="true" data-still data-needs-script="section">
        <TicketCard className={styles.tag} contentClassName={styles.sheet}>
          <Skeleton className={`${styles.photo} ${styles.bonePhoto}`} />
          <div className={styles.words}>
            <Skeleton className={styles.boneName} />
            <Skeleton className={styles.bonePrice} />
            <div className={styles.facts}>
              <div>
                <Skeleton className={styles.boneTerm} />
                <Skeleton className={styles.boneDetail} />
              </div>
              <div>
                <Skeleton className={styles.boneTerm} />
                <Skeleton className={styles.boneYear} />
              </div>
            </div>
          </div>
        </TicketCard>
      </div>
    </>
  );
};
