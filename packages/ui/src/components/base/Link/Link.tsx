import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './Link.module.css';

/** A link in a text. */
export const Link = ({ className = '', ...props }: AnchorProps) => (
  <Anchor {...props} className={`${styles.link} ${className}`} />
);
