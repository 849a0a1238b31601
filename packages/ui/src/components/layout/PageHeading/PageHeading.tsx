import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** 1 for a page, 2 for a section of it. */
  level?: 1 | 2;
  /** How many there are, beside the words. */
  count?: number | undefined;
  /** Of the heading, so that a section can be labelled by it. */
  id?: string;
};

/** A headline stands on the road: the centre line runs on to the edge of the page. Once a section. */
export const PageHeading = ({ children, level = 1, count, id }: PageHeadingProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.headline}>
      <div className={styles.words}>
        <Heading className={styles.heading} id={id}>
          {children}
        </Heading>
        {/* With no space before it, it stays on the line of the last word. */}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      <span className={styles.road} aria-hidden="true" />
    </div>
  );
};
