import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './Waiting.module.css';

type RoleCheckFailedScreenProps = {
  problem: string;
  onRetry(): void;
};

/** Shown in a page's place when a guard could not ask what somebody may do: neither let in nor turned away. */
export const RoleCheckFailedScreen = ({ problem, onRetry }: RoleCheckFailedScreenProps) => (
  <div className={styles.container}>
    <ErrorState illustration={illustrations.fallenBike} problem={problem} onRetry={onRetry} />
  </div>
);
