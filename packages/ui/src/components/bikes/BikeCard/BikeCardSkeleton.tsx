import { useCopy } from '../../../copy/useCopy.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import { TicketCard } from '../TicketCard/TicketCard.tsx';
import styles from './BikeCard.module.css';

/** A BikeCard while its bike is loading. It is hidden from screen readers, because the list announces the loading. */
export const BikeCardSkeleton = () => {
  const { bikes } = useCopy();
  return (
    <TicketCard className={styles.card} contentClassName={styles.content} aria-hidden="true">
      <Skeleton className={styles.photo ?? ''} height="auto" />
      <div className={styles.name}>
        <Skeleton width="52%" height="1.2em" />
      </div>
      <div className={styles.prices}>
        <Skeleton width="44%" height="var(--font-size-3xl)" />
      </div>
      <DescriptionList
        className={styles.details}
        items={[
          { term: bikes.condition, detail: <SkeletonLine width="60%" /> },
          { term: bikes.purchaseYear, detail: <SkeletonLine width="40%" /> },
          { term: bikes.yearsUsed, detail: <SkeletonLine width="30%" /> },
          { term: bikes.location, detail: <SkeletonLine width="70%" /> },
        ]}
      />
      <div className={styles.description}>
        <SkeletonLine width="96%" />
        <SkeletonLine width="62%" />
      </div>
      <div className={styles.seller}>
        <Skeleton width="8rem" height="1rem" />
        <Skeleton width="6.5rem" height="0.75rem" />
      </div>
      <div className={styles.actions}>
        <Skeleton height="var(--size-control)" />
      </div>
    </TicketCard>
  );
};

/** The skeleton of one line of text: as high as the letters, inside a box as high as a line. */
const SkeletonLine = ({ width }: { width: string }) => (
  <span className={styles.skeletonLine}>
    <Skeleton width={width} height="0.875em" />
  </span>
);
