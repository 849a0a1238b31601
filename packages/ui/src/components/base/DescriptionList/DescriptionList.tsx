import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type DescriptionItem = { term: string; detail: ReactNode };

type DescriptionListProps = {
  /** Always in the same order, so that two tags can be compared line by line. */
  items: readonly DescriptionItem[];
  className?: string | undefined;
};

/** Honest facts, ruled, two abreast where there is room. */
export const DescriptionList = ({ items, className = '' }: DescriptionListProps) => (
  <div className={`${styles.place} ${className}`}>
    <dl className={styles.facts}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  </div>
);
