import { useCopy } from '../../copy/useCopy.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Bone } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Door.module.css';

type DoorsSkeletonProps = {
  /** Of the list. */
  className?: string | undefined;
};

/** Three doors before they are painted, in their real size. */
export const DoorsSkeleton = ({ className }: DoorsSkeletonProps) => {
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
              <Bone className={styles.boneWords} />
              <Bone className={styles.boneArrow} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
};
