import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * Any CSS length: '60%'. Prerendered pages must have no `style` attributes, which the Content-Security-Policy forbids:
   * there, `className` sets `--skeleton-width` and `--skeleton-height` instead.
   */
  width?: string;
  height?: string;
  className?: string;
};

/** A grey shape in the size of a word, a line or an image that is loading. Not animated. */
export const Skeleton = ({ width, height, className = '' }: SkeletonProps) => (
  <span
    className={`${styles.skeleton} ${className}`}
    style={
      { ...(width && { '--skeleton-width': width }), ...(height && { '--skeleton-height': height }) } as CSSProperties
    }
  />
);
