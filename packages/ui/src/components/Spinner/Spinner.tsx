import { ProgressBar } from 'react-aria-components';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** What is waited for; 'Loading' when the words around it do not say. */
  label?: string;
};

/** Something small is under way: a wheel that rolls. */
export const Spinner = ({ label }: SpinnerProps) => {
  const copy = useCopy();
  return <ProgressBar className={styles.wheel} aria-label={label ?? copy.loading} isIndeterminate />;
};
