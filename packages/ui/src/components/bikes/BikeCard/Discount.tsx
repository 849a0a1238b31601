import type { Bike } from '@second-gear/contract';
import { factsOf, maxCredibleDiscount } from '@second-gear/domain';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Discount.module.css';

/** How much less the bike costs than when it was new, if the difference is known. */
export const Discount = ({
  bike,
}: {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
}) => {
  const { bikes } = useCopy();
  const discount = factsOf(bike).discount ?? 0;
  const percent = Math.round(discount * 100);
  if (percent <= 0) return null;
  return (
    <span className={styles.discount} data-credible={discount <= maxCredibleDiscount}>
      {bikes.discount(percent)}
    </span>
  );
};
