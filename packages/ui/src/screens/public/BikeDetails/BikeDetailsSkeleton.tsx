import { VisuallyHidden } from '../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { detailFields } from '../../../components/bikes/BikeCard/detailFields.ts';
import { PriceTagCard } from '../../../components/bikes/PriceTagCard/PriceTagCard.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList/DescriptionList.tsx';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './BikeDetails.module.css';

/** As large as the real parts. A progress bar says that the bike is loading. */
export const BikeDetailsSkeleton = ({ titleId }: { /** The id of the heading. */ titleId: string }) => {
  const { bikes } = useCopy();
  const { bikeDetails } = useBikeDetailsCopy();
  const line = <Skeleton width="60%" height="1em" />;
  return (
    <>
      <VisuallyHidden>
        <h1 id={titleId}>{bikeDetails.title}</h1>
        <ProgressBar label={bikeDetails.loading} />
      </VisuallyHidden>
      <div className={styles.details} aria-hidden="true">
        <Skeleton className={styles.photoSkeleton} height="auto" />
        <div className={styles.side}>
          <PriceTagCard className={styles.card} contentClassName={styles.content}>
            <div className={styles.name}>
              <Skeleton width="70%" height="1.2em" />
            </div>
            <div className={styles.prices}>
              <Skeleton width="55%" height="var(--font-size-5xl)" />
            </div>
            <Skeleton width="80%" height="1.35em" />
            <DescriptionList
              items={[...detailFields.map(({ field }) => bikes[field]), bikeDetails.posted].map((term) => ({
                term,
                detail: line,
              }))}
            />
          </PriceTagCard>
          <Skeleton height="var(--size-control)" />
        </div>
        <div className={styles.about}>
          <Skeleton width="9rem" height="var(--font-size-xl)" />
          <Skeleton width="96%" height="1em" />
          <Skeleton width="72%" height="1em" />
        </div>
      </div>
    </>
  );
};
