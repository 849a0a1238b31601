import type { ComponentProps } from 'react';
import { Price } from '../../bikes/Price/Price.tsx';
import styles from './StampedPrice.module.css';

type StampedPriceProps = ComponentProps<typeof Price> & {
  /** The word of the stamp: 'Paid'. */
  stamp: string;
  /** True until the payment is recorded. */
  isMuted?: boolean;
};

export const StampedPrice = ({ stamp, isMuted, ...price }: StampedPriceProps) => (
  <div className={styles.row}>
    <Price {...price} />
    <p className={styles.stamp} data-muted={isMuted}>
      {stamp}
    </p>
  </div>
);
