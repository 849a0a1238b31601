import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type DescriptionItem = { term: string; detail: ReactNode };

type DescriptionListProps = {
  /** The items. Each caller must use one order, so that the user can compare two cards line by line. */
  items: readonly DescriptionItem[];
  className?: string | undefined;
};

/** A `<dl>` with a line between its items, in two columns where there is room. */
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
