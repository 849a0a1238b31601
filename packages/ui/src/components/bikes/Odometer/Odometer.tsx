import { useRef } from 'react';
import { toDrums } from './drums.ts';
import styles from './Odometer.module.css';
import { useRoll } from './useRoll.ts';

type OdometerProps = {
  /** A whole number, 0 or more. */
  value: number;
  /** How many drums there are at least, so that counters side by side are equally wide. */
  drums?: number;
};

/** A number on drums. They roll to it when they are first seen; who listens hears the number alone, at any time. */
export const Odometer = ({ value, drums = 4 }: OdometerProps) => {
  const counter = useRef<HTMLSpanElement>(null);
  const roll = useRoll(counter);
  return (
    <span ref={counter} className={styles.counter} role="img" aria-label={String(value)} data-roll={roll}>
      {toDrums(value, drums).map(({ place, digits, isLeadingZero }) => (
        <span key={place} className={styles.drum} data-leading-zero={isLeadingZero || undefined}>
          <span className={styles.strip}>{digits.join('\n')}</span>
        </span>
      ))}
    </span>
  );
};
