import { splitText } from '../../../lib/splitText.ts';
import { maxTextLength, truncate } from '../../../lib/truncate.ts';
import styles from './BidiText.module.css';
import { needsInlineBlock } from './BidiText.tsx';

/** With the spaces, dashes and brackets between its digits. More digits are no number, and may be wider than the page. */
const phoneNumber = /(?<![\d০-৯])(\+?[\d০-৯][\d০-৯ ()-]{5,16}[\d০-৯])(?![\d০-৯])/;

/** A text with a phone number. A number that does not fit at the end of a line begins on the next one. */
export const PhoneText = ({ children: text }: { /** The content. */ children: string }) => (
  <bdi className={styles.text} lang="" data-inline-block={needsInlineBlock(text) || undefined}>
    {splitText(truncate(text, maxTextLength), phoneNumber).map(({ text: part, start, isMatch }) => (
      <span key={start} className={isMatch ? styles.whole : undefined}>
        {part}
      </span>
    ))}
  </bdi>
);
