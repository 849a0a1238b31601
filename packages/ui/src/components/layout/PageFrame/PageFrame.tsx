import type { ComponentProps } from 'react';
import styles from './PageFrame.module.css';

/** The navbar, the content and the footer of a page below each other, at least as high as the window. */
export const PageFrame = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.frame} ${className}`} />
);
