import { VisuallyHidden } from '../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { BikeCardSkeleton } from '../../../components/bikes/BikeCard/BikeCardSkeleton.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './BikeListScreen.module.css';

/** The list while it loads: four tags in their real size, and a progress bar for those who listen to the page. */
export const BikeListSkeleton = () => {
  const { bikes } = useCopy();
  return (
    <>
      <VisuallyHidden>
        <ProgressBar label={bikes.loading} />
      </VisuallyHidden>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <BikeCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
};
