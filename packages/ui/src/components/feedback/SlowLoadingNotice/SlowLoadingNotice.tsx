import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SlowLoadingNotice.module.css';

/** After so many ms somebody wonders whether anything is happening at all. */
export const lateAfter = 8000;

type StillLoadingProps = {
  /** In ms, from when it is drawn. */
  after?: number;
};

/**
 * For under something that loads: says that it is slow, once it is. Its line is there from the start, so that nothing
 * moves when the words come, and so that they are read out.
 */
export const StillLoading = ({ after = lateAfter }: StillLoadingProps) => {
  const { waiting } = useCopy();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <p className={styles.line} role="status">
      {isLate && waiting.stillLoading}
    </p>
  );
};
