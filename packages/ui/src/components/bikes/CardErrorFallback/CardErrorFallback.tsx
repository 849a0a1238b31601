import { useCopy } from '../../../copy/useCopy.ts';
import { TicketCard } from '../../base/TicketCard/TicketCard.tsx';
import styles from './CardErrorFallback.module.css';

/** In the place of a card that could not be drawn (faults D4). It is as high as its neighbours: `--card-rows-spanned`. */
export const CardErrorFallback = () => {
  const { bikes } = useCopy();
  return (
    <TicketCard className={styles.card} contentClassName={styles.sheet} aria-label={bikes.broken}>
      <p>{bikes.broken}</p>
    </TicketCard>
  );
};
