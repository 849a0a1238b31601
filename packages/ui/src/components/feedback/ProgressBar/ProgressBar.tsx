import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { SlowLoadingNotice } from '../SlowLoadingNotice/SlowLoadingNotice.tsx';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** The text above the bar, which says what is loading. */
  label: string;
  /** The progress in percent, from 0 to 100. If undefined, the bar only shows that something is loading. */
  value?: number;
};

/** If `value` is undefined and loading is slow, a message appears below the bar. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => {
  const { formats } = useCopy();
  const labelId = useId();
  const isKnown = value !== undefined;
  const percentage = Math.min(100, Math.max(0, value ?? 0));
  const percentageText = `${formats.number(Math.round(percentage))}%`;
  return (
    <div className={styles.progress} data-waiting>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isKnown && { 'aria-valuenow': percentage, 'aria-valuetext': percentageText })}
      >
        <span className={styles.labels}>
          <span id={labelId}>{label}</span>
          {isKnown && <span className={styles.percentage}>{percentageText}</span>}
        </span>
        <span className={styles.track} data-indeterminate={!isKnown || undefined}>
          {isKnown && <span className={styles.fill} style={{ inlineSize: `${percentage}%` }} />}
        </span>
      </div>
      {!isKnown && <SlowLoadingNotice />}
    </div>
  );
};
