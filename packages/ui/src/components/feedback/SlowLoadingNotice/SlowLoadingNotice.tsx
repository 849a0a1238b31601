import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './SlowLoadingNotice.module.css';

/** In ms. After this time users may think that the page does not load any more. */
const defaultDelayMs = 8000;

type SlowLoadingNoticeProps = {
  /** The time between the first render and the message, in ms. */
  delayMs?: number;
};

/** Its line is there before the text, so that nothing moves, and screen readers announce the text. */
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
