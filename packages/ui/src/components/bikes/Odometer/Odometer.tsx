import { useRef } from 'react';
import { toDrums } from './drums.ts';
import styles from './Odometer.module.css';
import { useRoll } from './useRoll.ts';

type OdometerProps = {
  /** The number to show: an integer, 0 or more. */
  value: number;
  /** Minimum number of drums, so that counters side by side have the same width. */
  drums?: number;
};

/** A number shown like an odometer. The drums roll when they are first visible; screen readers always read the final number. */
export const Odometer = ({ value, drums = 4 }: OdometerProps) => {
  const counter = useRef<HTMLSpanElement>(null);
  const roll = useRoll(counter);
  return (
    <span ref={counter} className={styles.counter} role="img" aria-label={String(value)} data-roll={roll}>
      {toDrums(value, drums).map(({ index, digits, isLeadingZero }) => (
        <span key={index} className={styles.drum} data-leading-zero={isLeadingZero || undefined}>
          <span className={styles.strip}>{digits.join('\n')}</span>
        </span>
      ))}
    </span>
  );
};
