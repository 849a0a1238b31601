import type { ReactNode } from 'react';
import styles from './BidiText.module.css';

/**
 * Whether the text must be rendered as an inline-block. Browsers implement `<bdi>` with bidi control characters, so a
 * text that contains POP DIRECTIONAL ISOLATE (U+2069) could end the isolation. It cannot end the isolation of a
 * separate box.
 */
const needsInlineBlock = (text: ReactNode): boolean => typeof text === 'string' && text.includes('\u2069');

/**
 * Renders text written by a user, isolated from the text around it: the text has its own direction (Bangla, Arabic) and
 * cannot change the direction of the rest of the line. Very long words break instead of widening the page.
 */
export const BidiText = ({ children }: { children: ReactNode }) => (
  <bdi className={styles.text} data-inline-block={needsInlineBlock(children) || undefined}>
    {children}
  </bdi>
);
