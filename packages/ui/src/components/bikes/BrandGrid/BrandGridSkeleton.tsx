import { useHomeCopy } from '../../../copy/home.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BrandTile.module.css';

type BrandGridSkeletonProps = {
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

export const BrandGridSkeleton = ({ className }: BrandGridSkeletonProps) => {
  const { home } = useHomeCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={home.brands.loading} />
      </VisuallyHidden>
      <div className={className} aria-hidden="true" data-needs-script>
        {['first', 'second', 'third'].map((tile) => (
          <div key={tile} className={styles.tile}>
            <div className={styles.imageArea} />
            <div className={styles.link}>
              <Skeleton className={styles.skeletonText} />
              <Skeleton className={styles.skeletonArrow} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
};
