import type { ReactNode } from 'react';
import { Footer, type FooterSettings } from '../Footer/Footer.tsx';
import { Navbar, type NavbarProps } from '../Navbar/Navbar.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './PublicLayout.module.css';

type PublicLayoutProps = NavbarProps &
  FooterSettings & {
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
