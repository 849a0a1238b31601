import { useCopy } from '../../../copy/useCopy.ts';
import styles from './CardErrorFallback.module.css';

/** The card that is shown in the place of a card whose rendering has thrown an error (failure mode D4). */
export const CardErrorFallback = () => {
  const { bikes } = useCopy();
  return (
    <article className={styles.card} aria-label={bikes.cardFailed}>
      <p>{bikes.cardFailed}</p>
    </article>
  );
};
