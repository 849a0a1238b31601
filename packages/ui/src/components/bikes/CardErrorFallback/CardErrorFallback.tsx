import { useCopy } from '../../../copy/useCopy.ts';
import { PriceTagCard } from '../PriceTagCard/PriceTagCard.tsx';
import styles from './CardErrorFallback.module.css';

/**
 * The card that is shown in the place of a card whose rendering has thrown an error (failure mode D4). With
 * `--card-rows-spanned` it is as high as the cards beside it.
 */
export const CardErrorFallback = () => {
  const { bikes } = useCopy();
  return (
    <PriceTagCard className={styles.card} contentClassName={styles.content} aria-label={bikes.cardFailed}>
      <p>{bikes.cardFailed}</p>
    </PriceTagCard>
  );
};
