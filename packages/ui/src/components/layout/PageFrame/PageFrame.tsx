import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

type PageFrameProps = {
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
  /** The content. */
  children: ReactNode;
};

/** The navbar, the content and the footer of a page below each other, at least as high as the window. */
export const PageFrame = ({ className = '', children }: PageFrameProps) => (
  <div className={`${styles.frame} ${className}`}>{children}</div>
);
