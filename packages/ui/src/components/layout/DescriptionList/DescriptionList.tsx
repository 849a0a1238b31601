import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type DescriptionItem = { term: string; detail: ReactNode };

type DescriptionListProps = {
  /** The lines, always in the same order, so that users can compare two cards line by line. */
  items: readonly DescriptionItem[];
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** Labels and values with lines between them, in two columns if there is room. */
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
