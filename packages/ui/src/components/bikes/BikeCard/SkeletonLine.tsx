import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BikeCard.module.css';

/** The skeleton of one line of text: as high as the letters, inside a box as high as a line. */
export const SkeletonLine = ({ width }: { /** The width, as a CSS length. */ width: string }) => (
  <span className={styles.skeletonLine}>
    <Skeleton width={width} height="0.875em" />
  </span>
);
