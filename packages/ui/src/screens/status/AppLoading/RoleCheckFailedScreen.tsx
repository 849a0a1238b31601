import { ErrorState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { pictures } from '../../../illustrations/illustrations.ts';
import styles from './Waiting.module.css';

type GuardFailedScreenProps = {
  problem: string;
  onRetry(): void;
};

/** Shown in a page's place when a guard could not ask what somebody may do: neither let in nor turned away. */
export const GuardFailedScreen = ({ problem, onRetry }: GuardFailedScreenProps) => (
  <div className={styles.place}>
    <ErrorState illustration={pictures.ditch} problem={problem} onRetry={onRetry} />
  </div>
);
