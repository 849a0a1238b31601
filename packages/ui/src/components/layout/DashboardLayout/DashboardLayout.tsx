import type { Role } from '@second-gear/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { Isolate } from '../../base/BidiText/BidiText.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LazySheet } from '../MobileMenu/LazyMobileMenu.tsx';
import { useSheet } from '../MobileMenu/useMobileMenu.ts';
import { Navbar, type NavbarProps } from '../Navbar/Navbar.tsx';
import { type Place, placeAt } from '../NavList/findActiveItem.ts';
import { Places } from '../NavList/NavList.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import type { ThemeSwitchProps } from '../ThemeSwitch/ThemeSwitch.tsx';
import styles from './DashboardLayout.module.css';

export type DashboardPlace = Place;

type Drawer = {
  name: string;
  /** Null while it is being asked. */
  role: Role | null;
  /** Only what the role may do. */
  places: readonly DashboardPlace[];
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
        <PlaceBar {...props} home={page} />
        <div className={styles.drawer}>
          <Who {...props} />
          <nav className={styles.places} aria-label={copy.label}>
            <Places {...props} />
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

type PlaceBarProps = Drawer & {
  currentPath: string;
  /** Is shown at every width. */
  home: RefObject<HTMLElement | null>;
};

const PlaceBar = ({ currentPath, home, ...drawer }: PlaceBarProps) => {
  const { dashboard: copy } = useCopy();
  // As the stylesheet: from here on the drawer stands beside the page.
  const sheet = useSheet({ currentPath, until: '64rem' });
  const here = placeAt(drawer.places, currentPath);
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
        <Icon name={here?.place.icon ?? 'home'} />
        <span>{label}</span>
        <Icon name="chevronDown" />
      </Button>
      <LazySheet
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        title={copy.title}
        head={<Who {...drawer} />}
        label={copy.label}
        places={drawer.places}
        currentPath={currentPath}
        home={home}
      />
    </>
  );
};

const Who = ({ name, role }: Pick<Drawer, 'name' | 'role'>) => {
  const { signIn } = useCopy();
  return (
    <p className={styles.who}>
      <strong className={styles.name}>
        <Isolate>{name}</Isolate>
      </strong>
      <span className={styles.role}>{role && signIn.roles[role]}</span>
    </p>
  );
};
