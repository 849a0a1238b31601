import { useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { toDrums } from './drums.ts';
import styles from './RollingNumber.module.css';
import { useRoll } from './useRoll.ts';

type RollingNumberProps = {
  /** The number to show: an integer, 0 or more. */
  value: number;
  /** The smallest number of drums. With the same value, counters beside each other have the same width. */
  drums?: number;
};

/** Rolls like a kilometre counter when it is visible for the first time. Screen readers read the final number. */
export const RollingNumber = ({ value, drums = 4 }: RollingNumberProps) => {
  const counter = useRef<HTMLSpanElement>(null);
  const roll = useRoll(counter);
  const { formats } = useCopy();
  return (
    <span
      ref={counter}
      className={styles.counter}
      role="img"
      aria-label={formats.digits(String(value))}
      data-roll={roll}
    >
      {toDrums(value, drums).map(({ index, digits, isLeadingZero }) => (
        <span key={index} className={styles.drum} data-leading-zero={isLeadingZero || undefined}>
          <span className={styles.strip}>{formats.digits(digits.join('\n'))}</span>
        </span>
      ))}
    </span>
  );
};
