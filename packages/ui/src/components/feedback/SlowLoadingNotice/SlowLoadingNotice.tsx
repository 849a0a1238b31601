import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SlowLoadingNotice.module.css';

/** The default delay, in ms. After this time users may think that the page does not load any more. */
export const defaultDelayMs = 8000;

type SlowLoadingNoticeProps = {
  /** The time between the first render and the message, in ms. */
  delayMs?: number;
};

/**
 * A message that appears below a progress bar when loading is slow. At first its line is rendered without a text. So the
 * text causes no layout shift, and screen readers announce it.
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
