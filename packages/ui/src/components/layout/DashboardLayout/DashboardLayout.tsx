import type { Role } from '@second-gear/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LazyMobileMenu } from '../MobileMenu/LazyMobileMenu.tsx';
import { useMobileMenu } from '../MobileMenu/useMobileMenu.ts';
import { Navbar, type NavbarProps } from '../Navbar/Navbar.tsx';
import { findActiveItem, type NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import type { ThemeSwitchProps } from '../ThemeSwitch/ThemeSwitch.tsx';
import styles from './DashboardLayout.module.css';

export type DashboardItem = NavItem;

type Drawer = {
  name: string;
  /** Null while it is being asked. */
  role: Role | null;
  /** Only what the role may do. */
  items: readonly DashboardItem[];
};

type DashboardLayoutProps = NavbarProps & Drawer & { theme?: ThemeSwitchProps | undefined; children: ReactNode };

/**
 * The same navbar and footer as everywhere, and a drawer of places between them (spec §2, Dashboard layout). On a phone
 * the drawer is a sheet, behind a bar that names the page one is on.
 */
export const DashboardLayout = ({ children, ...props }: DashboardLayoutProps) => {
  const { dashboard: copy } = useCopy();
  const page = useRef<HTMLElement>(null);
  return (
    <div className={styles.layout}>
      <SkipLink href="#main" />
      <Navbar {...props} />
      <div className={styles.dash}>
        <MenuBar {...props} home={page} />
        <div className={styles.drawer}>
          <CurrentUser {...props} />
          <nav className={styles.places} aria-label={copy.label}>
            <NavList {...props} />
          </nav>
        </div>
        <main ref={page} className={styles.main} id="main" tabIndex={-1}>
          <div className={styles.page}>{children}</div>
        </main>
      </div>
      <Footer links={props.links} theme={props.theme} />
    </div>
  );
};

type MenuBarProps = Drawer & {
  currentPath: string;
  /** Is shown at every width. */
  home: RefObject<HTMLElement | null>;
};

const MenuBar = ({ currentPath, home, ...drawer }: MenuBarProps) => {
  const { dashboard: copy } = useCopy();
  // As the stylesheet: from here on the drawer stands beside the page.
  const sheet = useMobileMenu({ currentPath, closeFromWidth: '64rem' });
  const here = findActiveItem(drawer.items, currentPath);
  const label = here?.page.label ?? copy.title;
  return (
    <>
      <Button
        className={styles.bar ?? ''}
        aria-label={copy.menuAt(label)}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onPress={sheet.open}
      >
        <Icon name={here?.item.icon ?? 'home'} />
        <span>{label}</span>
        <Icon name="chevronDown" />
      </Button>
      <LazyMobileMenu
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        title={copy.title}
        head={<CurrentUser {...drawer} />}
        label={copy.label}
        items={drawer.items}
        currentPath={currentPath}
        focusFallback={home}
      />
    </>
  );
};

const CurrentUser = ({ name, role }: Pick<Drawer, 'name' | 'role'>) => {
  const { signIn } = useCopy();
  return (
    <p className={styles.who}>
      <strong className={styles.name}>
        <BidiText>{name}</BidiText>
      </strong>
      <span className={styles.role}>{role && signIn.roles[role]}</span>
    </p>
  );
};
