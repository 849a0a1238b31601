import type { ReactNode } from 'react';
import styles from './BidiText.module.css';

/**
 * Whether the text must be rendered as an inline-block. Browsers implement `<bdi>` with bidi control characters, so a
 * text that contains POP DIRECTIONAL ISOLATE (U+2069) could end the isolation. Such a character has no effect outside
 * an inline-block.
 */
const needsInlineBlock = (text: ReactNode): boolean => typeof text === 'string' && text.includes('\u2069');

type BidiTextProps = {
  children: ReactNode;
  /** True for a text of the app that contains a text of a user. It has the language of the page. */
  isCopy?: boolean;
};

/**
 * Renders text that a user wrote. A Bangla or Arabic text gets its own direction without changing the direction of the
 * text around it, and a very long word breaks instead of widening the page. The language of the text is unknown.
 */
export const BidiText = ({ children, isCopy = false }: BidiTextProps) => (
  <bdi
    className={styles.text}
    lang={isCopy ? undefined : ''}
    data-inline-block={needsInlineBlock(children) || undefined}
  >
    {children}
  </bdi>
);

type FormattedTextProps = {
  children: string;
  /** Returns the text in the language of the page if it has such a form, such as the name of a condition. */
  format(text: string): string;
};

/** Renders text that a user wrote, in the language of the page if it has a form there. */
export const FormattedText = ({ children: text, format }: FormattedTextProps) => {
  const shown = format(text);
  return <BidiText isCopy={shown !== text}>{shown}</BidiText>;
};
