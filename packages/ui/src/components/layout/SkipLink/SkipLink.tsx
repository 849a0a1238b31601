import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SkipLink.module.css';

/** The first Tab stop of a page: a link past the navbar to the content. */
export const SkipLink = ({ href }: { href: string }) => {
  const copy = useCopy();
  return (
    <a className={styles.skip} href={href}>
      {copy.skipToContent}
    </a>
  );
};
