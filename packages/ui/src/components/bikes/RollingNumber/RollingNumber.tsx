import { useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { toDrums } from './drums.ts';
import styles from './RollingNumber.module.css';
import { useRoll } from './useRoll.ts';

type RollingNumberProps = {
  /** The number to show: an integer, 0 or more. */
  value: number;
};

/** At least so many, so that counters beside each other have the same width. */
const drums = 4;

/** Rolls like a kilometre counter when it is visible for the first time. Screen readers read the final number. */
export const RollingNumber = ({ value }: RollingNumberProps) => {
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
