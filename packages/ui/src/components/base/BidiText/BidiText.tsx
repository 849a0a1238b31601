import type { ReactNode } from 'react';
import { maxTextLength, truncate } from '../../../lib/truncate.ts';
import styles from './BidiText.module.css';

/** U+2069 in a text could end the isolation by `<bdi>`, but not from inside an inline-block. */
export const needsInlineBlock = (text: ReactNode): boolean => typeof text === 'string' && text.includes('\u2069');

type BidiTextProps = {
  /** The content. */
  children: ReactNode;
  /** True for a text of the app that contains a text of a user. It has the language of the page. */
  isCopy?: boolean;
};

/** A text that a user wrote, in its own direction and an unknown language. Very long words break. */
export const BidiText = ({ children, isCopy = false }: BidiTextProps) => (
  <bdi
    className={styles.text}
    lang={isCopy ? undefined : ''}
    data-inline-block={needsInlineBlock(children) || undefined}
  >
    {typeof children === 'string' ? truncate(children, maxTextLength) : children}
  </bdi>
);

type FormattedTextProps = {
  /** The content. */
  children: string;
  /** Translates a known text, such as the name of a condition. Other texts do not change. */
  format: (text: string) => string;
};

export const FormattedText = ({ children: text, format }: FormattedTextProps) => {
  const shown = format(text);
  return <BidiText isCopy={shown !== text}>{shown}</BidiText>;
};
