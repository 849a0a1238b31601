import type { ReactNode } from 'react';
import styles from '../Foundations.module.css';

type ThemePaneProps = { theme: 'light' | 'dark'; children: ReactNode };

/** A part of the documentation page that has its own theme. */
export const ThemePane = ({ theme, children }: ThemePaneProps) => (
  <section className={styles.pane} data-theme={theme} aria-label={theme === 'light' ? 'Light' : 'Dark'}>
    <h2 className={styles.paneTitle}>{theme === 'light' ? 'Light' : 'Dark'}</h2>
    {children}
  </section>
);
