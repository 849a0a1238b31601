import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * Any CSS length: '60%'. A page that is drawn when the shop is built must have no `style` in its HTML, which the headers
   * forbid: there, the class says `--skeleton-width` and `--skeleton-height`.
   */
  width?: string;
  height?: string;
  className?: string;
};

/** A word, a line or a picture that is not there yet, in its real size. It stands still: nothing shimmers. */
export const Skeleton = ({ width, height, className = '' }: SkeletonProps) => (
  <span
    className={`${styles.bone} ${className}`}
    style={
      { ...(width && { '--skeleton-width': width }), ...(height && { '--skeleton-height': height }) } as CSSProperties
    }
  />
);
