import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SlowLoadingNotice.module.css';

/** The default delay, in ms. After this time users start to doubt that the page is still loading. */
export const defaultDelayMs = 8000;

type SlowLoadingNoticeProps = {
  /** The time from the first render to the notice, in ms. */
  delayMs?: number;
};

/**
 * A message below a loading indicator, shown when loading is slow. Its line is rendered empty at first, so that the
 * text causes no layout shift and screen readers announce the text.
 */
export const SlowLoadingNotice = ({ delayMs = defaultDelayMs }: SlowLoadingNoticeProps) => {
  const { waiting } = useCopy();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <p className={styles.notice} role="status">
      {isSlow && waiting.stillLoading}
    </p>
  );
};
