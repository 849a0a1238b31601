import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SkipLink.module.css';

/** The first Tab stop of a page, with which users of a keyboard skip the navbar. */
export const SkipLink = ({ href }: { /** The URL to which the link leads. */ href: string }) => {
  const copy = useCopy();
  return (
    <a className={styles.skip} href={href} data-screen-only>
      {copy.skipToContent}
    </a>
  );
};
