import type { ReactNode } from 'react';
import styles from '../Foundations.module.css';

type ThemePaneProps = { theme: 'light' | 'dark'; children: ReactNode };

/** A part of the page in one theme, whatever the rest of it is in. */
export const ThemePane = ({ theme, children }: ThemePaneProps) => (
  <section className={styles.pane} data-theme={theme} aria-label={theme === 'light' ? 'Day' : 'Night'}>
    <h2 className={styles.paneTitle}>{theme === 'light' ? 'Day' : 'Night'}</h2>
    {children}
  </section>
);
