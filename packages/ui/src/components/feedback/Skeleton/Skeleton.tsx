import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * `width` and `height`: any CSS length, such as '60%'. Do not use them on prerendered pages, whose
   * Content-Security-Policy forbids `style` attributes. There, set `--skeleton-width` and `--skeleton-height` in the
   * class `className`.
   */
  width?: string;
  height?: string;
  className?: string;
};

/** A grey placeholder in the size of the text or image that is loading. It is not animated. */
export const Skeleton = ({ width, height, className = '' }: SkeletonProps) => (
  <span
    className={`${styles.skeleton} ${className}`}
    style={
      { ...(width && { '--skeleton-width': width }), ...(height && { '--skeleton-height': height }) } as CSSProperties
    }
  />
);
