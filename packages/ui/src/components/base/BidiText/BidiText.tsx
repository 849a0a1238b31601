import type { ReactNode } from 'react';
import styles from './BidiText.module.css';

/**
 * Whether the text must be rendered as an inline-block. Browsers implement `<bdi>` with bidi control characters, so a
 * text that contains POP DIRECTIONAL ISOLATE (U+2069) could end the isolation. Such a character has no effect outside
 * an inline-block.
 */
const needsInlineBlock = (text: ReactNode): boolean => typeof text === 'string' && text.includes('\u2069');

/**
 * Renders text that a user wrote. A Bangla or Arabic text gets its own direction without changing the direction of the
 * text around it, and a very long word breaks instead of widening the page.
 */
export const BidiText = ({ children }: { children: ReactNode }) => (
  <bdi className={styles.text} data-inline-block={needsInlineBlock(children) || undefined}>
    {children}
  </bdi>
);
