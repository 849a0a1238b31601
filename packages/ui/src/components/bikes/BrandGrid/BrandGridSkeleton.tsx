import { useCopy } from '../../../copy/useCopy.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BrandTile.module.css';

type BrandGridSkeletonProps = {
  /** Of the list. */
  className?: string | undefined;
};

/** Three doors before they are painted, in their real size. */
export const BrandGridSkeleton = ({ className }: BrandGridSkeletonProps) => {
  const { home } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={home.brands.loading} />
      </VisuallyHidden>
      <div className={className} aria-hidden="true" data-needs-script>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className={styles.door}>
            <div className={styles.art} />
            <div className={styles.link}>
              <Skeleton className={styles.boneWords} />
              <Skeleton className={styles.boneArrow} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
};
