import { useCopy } from '../../../copy/useCopy.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { Odometer } from '../Odometer/Odometer.tsx';
import styles from './BusinessSummary.module.css';

/** 'Our Business Summary' (spec §2 and §9): four counters, each with what it has grown by, or the time it is about. */
export const BusinessSummary = () => {
  const { summary } = useCopy().home;
  return (
    <Section title={summary.title}>
      <div className={styles.dashboard}>
        <dl className={styles.counters}>
          {summary.counters.map(({ label, value, rise: growth, note }) => (
            <div key={label} className={styles.counter}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <Odometer value={value} />
              </dd>
              <dd className={styles.note}>
                {growth && <strong className={styles.rise}>{growth}</strong>}
                <span>{growth ? `, ${note}` : note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
};
