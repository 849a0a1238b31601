import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type BoneProps = {
  /** Any CSS length: '60%'. */
  width?: string;
  height?: string;
  className?: string;
};

/** A word, a line or a picture that is not there yet, in its real size. It stands still: nothing shimmers. */
export const Bone = ({ width = '100%', height = '1em', className = '' }: BoneProps) => (
  <span className={`${styles.bone} ${className}`} style={{ '--w': width, '--h': height } as CSSProperties} />
);
