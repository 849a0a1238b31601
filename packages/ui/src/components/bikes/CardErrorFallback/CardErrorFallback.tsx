import { useCopy } from '../../../copy/useCopy.ts';
import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import styles from './CardErrorFallback.module.css';

/** In the place of a card that could not be drawn (faults D4). It is as high as its neighbours: `--card-rows-spanned`. */
export const BrokenBike = () => {
  const { bikes } = useCopy();
  return (
    <Tag className={styles.card} sheetClassName={styles.sheet} aria-label={bikes.broken}>
      <p>{bikes.broken}</p>
    </Tag>
  );
};
