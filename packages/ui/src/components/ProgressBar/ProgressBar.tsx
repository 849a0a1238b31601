import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import { StillLoading } from '../StillLoading/StillLoading.tsx';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** What is waited for; printed above the bar. */
  label: string;
  /** How far it is, from 0 to 100; without it the road just rolls by. */
  value?: number;
};

/** Something is under way. Never without words, so that nobody waits for they know not what; and with more once it is slow. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => (
  <div className={styles.progress} data-waiting>
    <AriaProgressBar className={styles.bar ?? ''} isIndeterminate={value === undefined} value={value ?? 0}>
      {({ percentage, isIndeterminate }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={styles.figure}>{Math.round(percentage ?? 0)}%</span>}
          </span>
          <span className={styles.road} data-rolling={isIndeterminate || undefined}>
            {!isIndeterminate && <span className={styles.done} style={{ inlineSize: `${percentage}%` }} />}
          </span>
        </>
      )}
    </AriaProgressBar>
    {value === undefined && <StillLoading />}
  </div>
);
