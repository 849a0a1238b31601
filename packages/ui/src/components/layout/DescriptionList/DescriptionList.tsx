import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type DescriptionItem = { term: string; detail: ReactNode };

type DescriptionListProps = {
  /**
   * The items, in the order in which they are shown. A caller should always use the same order, so that users can
   * compare two cards line by line.
   */
  items: readonly DescriptionItem[];
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** Shows pairs of a label and a value with lines between them, in two columns if there is room. */
export const DescriptionList = ({ items, className = '' }: DescriptionListProps) => (
  <div className={`${styles.container} ${className}`}>
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  </div>
);
