import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** What is waited for; 'Loading' when the words around it do not say. */
  label?: string;
};

/** Something small is under way: a wheel that rolls. */
export const Spinner = ({ label }: SpinnerProps) => {
  const copy = useCopy();
  return <div className={styles.wheel} role="progressbar" aria-label={label ?? copy.loading} />;
};
