import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type Fact = { term: string; detail: ReactNode };

type FactsProps = {
  /** Always in the same order, so that two tags can be compared line by line. */
  facts: readonly Fact[];
  className?: string | undefined;
};

/** Honest facts, ruled, two abreast where there is room. */
export const Facts = ({ facts, className = '' }: FactsProps) => (
  <div className={`${styles.place} ${className}`}>
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  </div>
);
