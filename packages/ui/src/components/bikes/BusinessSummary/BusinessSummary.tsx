import { useHomeCopy } from '../../../copy/home.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { RollingNumber } from '../RollingNumber/RollingNumber.tsx';
import styles from './BusinessSummary.module.css';

/** "Our Business Summary" (docs/requirements.md §2 and §9): four counters, each with a note. */
export const BusinessSummary = () => {
  const { summary } = useHomeCopy().home;
  return (
    <Section title={summary.title}>
      <div className={styles.container}>
        <dl className={styles.counters}>
          {summary.counters.map(({ label, value, increase: growth, note }) => (
            <div key={label} className={styles.counter}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <RollingNumber value={value} />
              </dd>
              <dd className={styles.note}>
                {growth && <strong className={styles.growth}>{growth}</strong>}
                <span>{growth ? `, ${note}` : note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
};
