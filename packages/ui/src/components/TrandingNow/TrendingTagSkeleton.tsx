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
      <div className={styles.hang} aria-hidden="true" data-still>
        <Tag className={styles.tag} sheetClassName={styles.sheet}>
          <Bone className={styles.photo ?? ''} height="auto" />
          <div className={styles.words}>
            <Bone width="62%" height="calc(var(--text-4xl) * 1.08)" />
            <Bone width="78%" height="var(--text-5xl)" />
            <div className={styles.facts}>
              <div>
                <Bone width="5.5rem" height="0.875rem" />
                <Bone width="6rem" height="1.25rem" />
              </div>
              <div>
                <Bone width="5.5rem" height="0.875rem" />
                <Bone width="3rem" height="1.25rem" />
              </div>
            </div>
          </div>
        </Tag>
      </div>
    </>
  );
};
