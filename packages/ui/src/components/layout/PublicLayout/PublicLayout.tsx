import type { ReactNode } from 'react';
import type { DataSaverSwitchProps } from '../../forms/DataSaverSwitch/DataSaverSwitch.tsx';
import type { ThemeSwitchProps } from '../../forms/ThemeSwitch/ThemeSwitch.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Navbar, type NavbarProps } from '../Navbar/Navbar.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './PublicLayout.module.css';

type PublicLayoutProps = NavbarProps & {
  /** The switch of the theme; none if undefined. */
  theme?: ThemeSwitchProps | undefined;
  /** The checkbox of the data saver; none if undefined. */
  dataSaver?: DataSaverSwitchProps | undefined;
  /** The content. */
  children: ReactNode;
};

export const PublicLayout = ({ children, theme, dataSaver, ...navbar }: PublicLayoutProps) => (
  <PageFrame className={styles.layout}>
    <SkipLink href="#main" />
    <Navbar {...navbar} />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer links={navbar.links} theme={theme} language={navbar.language} dataSaver={dataSaver} />
  </PageFrame>
);
