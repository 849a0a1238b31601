import { useCopy } from '../../../copy/useCopy.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { BikeCardSkeleton } from '../BikeCard/BikeCardSkeleton.tsx';
import styles from './BikeGrid.module.css';

export const BikeGridSkeleton = ({
  hasLargePhotos = false,
}: {
  /** Whether the cards have large photos. */
  hasLargePhotos?: boolean | undefined;
}) => {
  const { bikes } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={bikes.loading} />
      </VisuallyHidden>
      <div data-photos={hasLargePhotos ? 'large' : undefined}>
        <div className={styles.list}>
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
            <BikeCardSkeleton key={key} />
          ))}
        </div>
      </div>
    </>
  );
};
