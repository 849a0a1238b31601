import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** The text that says what is loading. Default: 'Loading'. */
  label?: string;
};

export const Spinner = ({ label }: SpinnerProps) => {
  const copy = useCopy();
  return <div className={styles.spinner} role="progressbar" aria-label={label ?? copy.loading} />;
};
