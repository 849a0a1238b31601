import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { TextOrFallback } from '../../base/Table/TextOrFallback.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

type PriceProps = {
  /** In BDT, as the listing's own free text. */
  value: string;
  /** What this price is, read out before it: 'Resale price'. */
  label?: string;
  /**
   * - `medium`: the price of a card.
   * - `hero`: the one large price of a page.
   * - `inherit`: a figure among others, in the size and weight of its row.
   */
  size?: 'medium' | 'hero' | 'inherit';
  /** The price it no longer has: small, quiet and struck through. */
  isStruck?: boolean;
};

/**
 * The one thing found at a glance: the figure in the display face, the currency small beside it (spec §2). A price that
 * nobody wrote down says so, instead of naming a currency alone.
 */
export const Price = ({ value, label, size = 'medium', isStruck = false }: PriceProps) => {
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
    // Toasts keep clear of what is marked as a price.
    <Element
      className={isStruck ? styles.was : styles.price}
      data-size={size}
      data-price={(!isStruck && size !== 'inherit') || undefined}
    >
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      <BidiText>{value}</BidiText> <span className={styles.currency}>BDT</span>
    </Element>
  );
};
