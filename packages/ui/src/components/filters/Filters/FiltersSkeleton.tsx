import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './Filters.module.css';

/** Without the bikes there are no options, and groups that grow would move those below. */
export const FiltersSkeleton = () => (
  <div className={styles.filters}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
      <div key={key} className={styles.group}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton height="3.5rem" />
      </div>
    ))}
  </div>
);
