import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SkipLink.module.css';

type SkipLinkProps = {
  /** The URL to which the link leads. */
  href: string;
  /** The text of the link. Default: 'Skip to content'. */
  children?: ReactNode;
};

/** A Tab stop with which users of a keyboard skip the navbar, or the filters. */
export const SkipLink = ({ href, children }: SkipLinkProps) => {
  const copy = useCopy();
  return (
    <a className={styles.skip} href={href} data-screen-only>
      {children ?? copy.skipToContent}
    </a>
  );
};
