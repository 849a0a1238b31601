import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import styles from './AppLoading.module.css';

type LoadingScreenProps = {
  /** The text that says what is loading. */
  label: string;
};

/** The screen that is shown while the guard of a page loads the session and the role (docs/requirements.md §2). */
export const LoadingScreen = ({ label }: LoadingScreenProps) => (
  <div className={styles.container}>
    <ProgressBar label={label} />
  </div>
);
