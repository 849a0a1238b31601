import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';
import { PriceWithoutCurrency } from './PriceWithoutCurrency.tsx';

type PriceProps = {
  /** The price in BDT: the free text that the seller wrote. */
  value: string;
  /** A text before the price that only screen readers read: 'Resale price'. */
  label?: string;
  /**
   * The size of the price.
   * - `medium`: the price of a large card.
   * - `small`: the price of a card in a list.
   * - `hero`: the large price of a page.
   * - `inherit`: a price in a table row, in the row's font size and weight.
   */
  size?: 'medium' | 'small' | 'hero' | 'inherit';
  /** True for the original price, which is small, grey and crossed out. */
  isStruck?: boolean;
};

/** A price with its currency (docs/requirements.md §2). If the price is missing, "Not Found" is shown. */
export const Price = ({ value, label, size = 'medium', isStruck = false }: PriceProps) => {
  const { money } = useCopy();
  if (isBlank(value)) {
    return (
      <span>
        {label && <VisuallyHidden>{label} </VisuallyHidden>}
        <TextOrFallback>{undefined}</TextOrFallback>
      </span>
    );
  }
  const Element = isStruck ? 's' : 'span';
  return (
    // Toasts must not cover prices. They find the prices by `data-price`.
    <Element
      className={isStruck ? styles.originalPrice : styles.price}
      data-size={size}
      data-number={/^[\d০-৯]{1,7}$/.test(value.trim()) || undefined}
      data-price={(!isStruck && size !== 'inherit') || undefined}
    >
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {money.before && (
        <>
          <span className={styles.currency}>{money.before}</span>{' '}
        </>
      )}
      <PriceWithoutCurrency>{value}</PriceWithoutCurrency>
      {money.after && (
        <>
          {' '}
          <span className={styles.currency}>{money.after}</span>
        </>
      )}
    </Element>
  );
};
