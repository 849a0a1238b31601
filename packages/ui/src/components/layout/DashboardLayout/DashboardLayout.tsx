import type { Role } from '@second-gear/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Footer, type FooterSettings } from '../Footer/Footer.tsx';
import { MobileMenu, useMobileMenu } from '../MobileMenu/useMobileMenu.ts';
import { Navbar, type NavbarProps } from '../Navbar/Navbar.tsx';
import type { NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './DashboardLayout.module.css';

export type DashboardItem = NavItem;

type Drawer = {
  /** The name that is shown. */
  name: string;
  /** The role of the user; null while it is loading. */
  role: Role | null;
  /** The links of the menu: only pages that the user's role may open. */
  items: readonly DashboardItem[];
};

type DashboardLayoutProps = NavbarProps &
  FooterSettings &
  Drawer & {
    /** The content. */
    children: ReactNode;
  };

/** On a phone a button in the navbar opens the menu that is beside the page on wide screens (docs/requirements.md §2). */
export const DashboardLayout = ({ children, ...props }: DashboardLayoutProps) => {
  const { dashboard: copy } = useCopy();
  const page = useRef<HTMLElement>(null);
  return (
    <PageFrame className={styles.layout}>
      <SkipLink href="#main" />
      <Navbar {...props}>
        <DashboardMenu {...props} focusFallback={page} />
      </Navbar>
      <div className={styles.body}>
        <div className={styles.drawer} data-screen-only>
          <CurrentUser {...props} />
          <nav className={styles.nav} aria-label={copy.title}>
            <NavList {...props} />
          </nav>
        </div>
        <main ref={page} className={styles.main} id="main" tabIndex={-1}>
          <div className={styles.page}>{children}</div>
        </main>
      </div>
      <Footer links={props.links} theme={props.theme} language={props.language} dataSaver={props.dataSaver} isSlim />
    </PageFrame>
  );
};

type DashboardMenuProps = Drawer & {
  currentPath: string;
  /** Gets the focus if the button is not visible any more when the menu closes. It must be visible at every width. */
  focusFallback: RefObject<HTMLElement | null>;
};

const DashboardMenu = ({ currentPath, focusFallback, ...drawer }: DashboardMenuProps) => {
  const { dashboard: copy } = useCopy();
  // The width at which the stylesheet shows the drawer.
  const menu = useMobileMenu({ currentPath, closeFromWidth: '64rem' });
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
      >
        <span>{copy.menu}</span>
        <Icon name="chevronDown" />
      </button>
      <MobileMenu
        isOpen={menu.isOpen}
        onClose={menu.close}
        title={copy.title}
        head={<CurrentUser {...drawer} />}
        label={copy.title}
        items={drawer.items}
        currentPath={currentPath}
        focusFallback={focusFallback}
      />
    </>
  );
};

const CurrentUser = ({ name, role }: Pick<Drawer, 'name' | 'role'>) => {
  const { roles } = useCopy();
  return (
    <p className={styles.currentUser}>
      <strong className={styles.name}>
        <BidiText>{name}</BidiText>
      </strong>
      <span className={styles.role}>{role && roles[role]}</span>
    </p>
  );
};
