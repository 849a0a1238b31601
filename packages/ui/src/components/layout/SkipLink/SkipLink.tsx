import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SkipLink.module.css';

/** A link that skips the navbar and leads to the content. It is the first Tab stop of a page. */
export const SkipLink = ({ href }: { href: string }) => {
  const copy = useCopy();
  return (
    <a className={styles.skip} href={href}>
      {copy.skipToContent}
    </a>
  );
};
