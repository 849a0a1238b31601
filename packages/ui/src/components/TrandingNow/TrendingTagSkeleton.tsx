import { useCopy } from '../../copy/useCopy.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Bone } from '../Skeleton/Skeleton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TrendingTag.module.css';

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
