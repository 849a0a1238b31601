import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import styles from './Waiting.module.css';

type WaitingScreenProps = {
  /** What is waited for. */
  label: string;
};

/** Shown in a page's place while a guard asks who somebody is and what they may do (spec §2). */
export const WaitingScreen = ({ label }: WaitingScreenProps) => (
  <div className={styles.container}>
    <ProgressBar label={label} />
  </div>
);
