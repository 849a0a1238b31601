import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './CoverLink.module.css';

/** The only link of a card. It covers the nearest element around it with `position: relative`. */
export const CoverLink = ({ className = '', ...props }: AnchorProps) => (
  <Anchor {...props} className={`${styles.link} ${className}`} />
);
