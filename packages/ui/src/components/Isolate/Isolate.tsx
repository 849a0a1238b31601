import type { ReactNode } from 'react';
import styles from './Isolate.module.css';

/**
 * Text that somebody else wrote, kept apart from the words around it: its own direction (Bangla, Arabic) and nothing in
 * it can turn the rest of the line around. A word without end breaks instead of pushing the page wide.
 */
export const Isolate = ({ children }: { children: ReactNode }) => <bdi className={styles.isolate}>{children}</bdi>;
