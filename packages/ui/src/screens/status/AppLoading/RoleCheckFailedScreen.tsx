import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './AppLoading.module.css';

type RoleCheckFailedScreenProps = {
  /** What went wrong, as a sentence for the user. */
  problem: string;
  /** Called when the user wants to try again. */
  onRetry: () => void;
};

/** The screen that is shown when the guard of a page could not load the role of the user. The user stays at the same URL. */
export const RoleCheckFailedScreen = ({ problem, onRetry }: RoleCheckFailedScreenProps) => (
  <div className={styles.container}>
    <ErrorState illustration={illustrations.fallenBike} problem={problem} onRetry={onRetry} />
  </div>
);
