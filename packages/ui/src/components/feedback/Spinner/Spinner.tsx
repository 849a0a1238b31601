import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** What is loading; default: 'Loading'. */
  label?: string;
};

/** A small loading indicator. */
export const Spinner = ({ label }: SpinnerProps) => {
  const copy = useCopy();
  return <div className={styles.spinner} role="progressbar" aria-label={label ?? copy.loading} />;
};
