import { useCopy } from '../../../copy/useCopy.ts';
import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Bone } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './TrendingBikeCard.module.css';

/** The tag before it is written on: its real shape, held still. */
export const TrendingTagSkeleton = () => {
  const { home } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={home.trending.loading} />
      </VisuallyHidden>
      <div className={styles.hang} aria-hidden="true" data-still data-needs-script="section">
        <Tag className={styles.tag} sheetClassName={styles.sheet}>
          <Bone className={`${styles.photo} ${styles.bonePhoto}`} />
          <div className={styles.words}>
            <Bone className={styles.boneName} />
            <Bone className={styles.bonePrice} />
            <div className={styles.facts}>
              <div>
                <Bone className={styles.boneTerm} />
                <Bone className={styles.boneDetail} />
              </div>
              <div>
                <Bone className={styles.boneTerm} />
                <Bone className={styles.boneYear} />
              </div>
            </div>
          </div>
        </Tag>
      </div>
    </>
  );
};
