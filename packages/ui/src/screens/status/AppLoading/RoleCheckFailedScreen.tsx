import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './AppLoading.module.css';

type RoleCheckFailedScreenProps = {
  problem: string;
  onRetry(): void;
};

/** Shown instead of a page when the route guard could not load the user's role. The user is not redirected. */
export const RoleCheckFailedScreen = ({ problem, onRetry }: RoleCheckFailedScreenProps) => (
  <div className={styles.container}>
    <ErrorState illustration={illustrations.fallenBike} problem={problem} onRetry={onRetry} />
  </div>
);
