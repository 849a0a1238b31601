import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * The width and height as any CSS length: '60%'. Not on prerendered pages, which must have no `style` attributes,
   * because the Content-Security-Policy forbids them: there, `className` sets `--skeleton-width` and
   * `--skeleton-height` instead.
   */
  width?: string;
  height?: string;
  className?: string;
};

/** A grey placeholder in the size of the word, line or image that is loading. Not animated. */
export const Skeleton = ({ width, height, className = '' }: SkeletonProps) => (
  <span
    className={`${styles.skeleton} ${className}`}
    style={
      { ...(width && { '--skeleton-width': width }), ...(height && { '--skeleton-height': height }) } as CSSProperties
    }
  />
);
