import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length. A prerendered page may have no `style`: there the class sets `--skeleton-width`. */
  width?: string;
  /** The height, as a CSS length. */
  height?: string;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** A grey area in the size of the text or the image that is loading. It has no animation. */
export const Skeleton = ({ width, height, className = '' }: SkeletonProps) => (
  <span
    className={`${styles.skeleton} ${className}`}
    style={
      { ...(width && { '--skeleton-width': width }), ...(height && { '--skeleton-height': height }) } as CSSProperties
    }
  />
);
