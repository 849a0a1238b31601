import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SlowLoadingNotice.module.css';

/** After so many ms somebody wonders whether anything is happening at all. */
export const defaultDelayMs = 8000;

type SlowLoadingNoticeProps = {
  /** In ms, from when it is drawn. */
  delayMs?: number;
};

/**
 * For under something that loads: says that it is slow, once it is. Its line is there from the start, so that nothing
 * moves when the words come, and so that they are read out.
 */
export const SlowLoadingNotice = ({ delayMs = defaultDelayMs }: SlowLoadingNoticeProps) => {
  const { waiting } = useCopy();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <p className={styles.line} role="status">
      {isSlow && waiting.stillLoading}
    </p>
  );
};
