import type { ReactNode } from 'react';
import styles from './BidiText.module.css';

/**
 * A text that closes more isolates than it opens would get out of its own: browsers make a `<bdi>` of the same characters.
 * A box of its own has no way out.
 */
const needsInlineBlock = (text: ReactNode): boolean => typeof text === 'string' && text.includes('\u2069');

/**
 * Text that somebody else wrote, kept apart from the words around it: its own direction (Bangla, Arabic) and nothing in
 * it can turn the rest of the line around. A word without end breaks instead of pushing the page wide.
 */
export const BidiText = ({ children }: { children: ReactNode }) => (
  <bdi className={styles.isolate} data-restless={needsInlineBlock(children) || undefined}>
    {children}
  </bdi>
);
