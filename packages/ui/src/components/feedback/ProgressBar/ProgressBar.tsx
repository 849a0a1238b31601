import { useId } from 'react';
import { SlowLoadingNotice } from '../SlowLoadingNotice/SlowLoadingNotice.tsx';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** What is waited for; printed above the bar. */
  label: string;
  /** How far it is, from 0 to 100; without it the road just rolls by. */
  value?: number;
};

/** Something is under way. Never without words, so that nobody waits for they know not what; and with more once it is slow. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => {
  const labelId = useId();
  const isKnown = value !== undefined;
  const percentage = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div className={styles.progress} data-waiting>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isKnown && { 'aria-valuenow': percentage, 'aria-valuetext': `${Math.round(percentage)}%` })}
      >
        <span className={styles.words}>
          <span id={labelId}>{label}</span>
          {isKnown && <span className={styles.figure}>{`${Math.round(percentage)}%`}</span>}
        </span>
        <span className={styles.road} data-rolling={!isKnown || undefined}>
          {isKnown && <span className={styles.done} style={{ inlineSize: `${percentage}%` }} />}
        </span>
      </div>
      {!isKnown && <SlowLoadingNotice />}
    </div>
  );
};
