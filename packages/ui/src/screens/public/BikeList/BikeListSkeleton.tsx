import { VisuallyHidden } from '../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { BikeCardSkeleton } from '../../../components/bikes/BikeCard/BikeCardSkeleton.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './BikeListScreen.module.css';

/** Shown while the list is loading: four skeletons in the size of real cards, and a progress bar for screen readers. */
export const BikeListSkeleton = () => {
  const { bikes } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={bikes.loading} />
      </VisuallyHidden>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <BikeCardSkeleton key={key} />
        ))}
      </div>
    </>
  );
};
