import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import styles from './BikeCard.module.css';

type ClampedTextProps = {
  text: string;
  lines: 3 | 4;
  /**
   * True for a paragraph. A paragraph is aligned in the direction of its own text. A short value is aligned in the direction
   * of the page, like the values beside it.
   */
  isParagraph?: boolean;
};

/** A text of which only the given number of lines is visible until the user expands the card. */
export const ClampedText = ({ text, lines, isParagraph = false }: ClampedTextProps) => (
  <span
    className={styles.clampedText}
    lang={isParagraph ? '' : undefined}
    dir={isParagraph ? 'auto' : undefined}
    data-clamped
    data-lines={lines}
  >
    {isParagraph ? text : <TextOrFallback>{text}</TextOrFallback>}
  </span>
);
