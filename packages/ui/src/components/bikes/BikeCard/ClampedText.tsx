import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import styles from './BikeCard.module.css';

type ClampedTextProps = {
  text: string;
  lines: 3 | 4;
  /**
   * True for a paragraph, which has the direction of its own text. A short value keeps the direction of the page, so
   * that it is aligned with the values beside it.
   */
  isParagraph?: boolean;
};

/** A text that is clamped to the given number of lines until the card is expanded. */
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
