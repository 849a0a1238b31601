import type { ReactNode, Ref } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  /** The content. */
  children: ReactNode;
  /** The heading level: 1 for a page, 2 for a section of a page. */
  level?: 1 | 2;
  /** The number of items on the page. It is shown beside the heading. */
  count?: number | undefined;
  /** The id of the heading, to which a section can refer with `aria-labelledby`. */
  id?: string;
  /** An empty place after the heading, for what a part of the page shows there instead of the dashed line and the count. */
  asideRef?: Ref<HTMLDivElement> | undefined;
};

/** After the heading, a dashed line like the centre line of a road goes up to the edge of the page. */
export const PageHeading = ({ children, level = 1, count, id, asideRef }: PageHeadingProps) => {
  const { formats } = useCopy();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.pageHeading}>
      <div className={styles.text}>
        <Heading className={styles.heading} id={id}>
          {children}
        </Heading>
        {/* Without a space before it, the count is on the line of the last word. */}
        {count !== undefined && <span className={styles.count}>{formats.digits(String(count))}</span>}
      </div>
      {asideRef && <div className={styles.aside} ref={asideRef} />}
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
};
