import { useCopy } from '../../../copy/useCopy.ts';
import { TicketCard } from '../TicketCard/TicketCard.tsx';
import styles from './CardErrorFallback.module.css';

/**
 * Shown instead of a card whose rendering threw an error (failure mode D4). `--card-rows-spanned` makes the fallback as
 * high as the cards beside it.
 */
export const CardErrorFallback = () => {
  const { bikes } = useCopy();
  return (
    <TicketCard className={styles.card} contentClassName={styles.content} aria-label={bikes.cardFailed}>
      <p>{bikes.cardFailed}</p>
    </TicketCard>
  );
};
