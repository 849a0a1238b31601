import { type RefObject, useRef } from 'react';
import { Link } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Logo } from '../../base/Logo/Logo.tsx';
import { LazyMobileMenu } from '../MobileMenu/LazyMobileMenu.tsx';
import { useMobileMenu } from '../MobileMenu/useMobileMenu.ts';
import { findActiveItem, type NavItem } from '../NavList/findActiveItem.ts';
import styles from './Navbar.module.css';

/**
 * Who the navbar greets. `loading`: nobody can tell, and it offers neither Login nor Logout. `expected`: somebody who was
 * here before and probably still is; they are not named.
 */
export type NavbarUser =
  | { state: 'loading' }
  | { state: 'expected' }
  | { state: 'guest' }
  | { state: 'signedIn'; name: string };

export type NavbarLinks = { home: string; blogs: string; dashboard: string; login: string };

export type NavbarProps = {
  user: NavbarUser;
  links: NavbarLinks;
  /** The path of the page it stands on, without query and hash. */
  currentPath: string;
  onLogout(): void;
};

/**
 * Home and Blogs for everybody; Dashboard, name and Logout, or Login (spec §2, Navbar). On a phone, behind 'Menu'.
 * What depends on the user stands at the end of the bar, so that nothing moves when they become known.
 */
export const Navbar = (props: NavbarProps) => {
  const { navbar: copy } = useCopy();
  const places = usePlaces(props);
  const here = findActiveItem(places, props.currentPath)?.item;
  const brand = useRef<HTMLAnchorElement>(null);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link ref={brand} href={props.links.home} className={styles.brand ?? ''}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={copy.label}>
          <ul className={styles.links}>
            {places.map((place) => (
              <li key={place.href}>
                <Link
                  href={place.href}
                  className={styles.link ?? ''}
                  aria-current={place === here ? 'page' : undefined}
                >
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
          <Account {...props} size="small" />
        </nav>
        <Menu {...props} places={places} home={brand} />
      </div>
    </header>
  );
};

const usePlaces = ({ user, links }: NavbarProps): NavItem[] => {
  const { navbar: copy } = useCopy();
  const everybodys: NavItem[] = [
    { href: links.home, label: copy.home, icon: 'home' },
    { href: links.blogs, label: copy.blogs, icon: 'list' },
  ];
  return user.state === 'signedIn' || user.state === 'expected'
    ? [...everybodys, { href: links.dashboard, label: copy.dashboard, icon: 'tag' }]
    : everybodys;
};

type AccountProps = Pick<NavbarProps, 'user' | 'links' | 'onLogout'> & {
  size: 'small' | 'medium';
  onGo?(): void;
};

/** The name and the way out, or the way in. */
const Account = ({ user, links, onLogout, onGo, size }: AccountProps) => {
  const { navbar: copy } = useCopy();
  switch (user.state) {
    case 'loading':
      return <div className={styles.account} />;
    case 'guest':
      return (
        <div className={styles.account}>
          <LinkButton href={links.login} variant="outline" size={size} onPress={() => onGo?.()}>
            {copy.login}
          </LinkButton>
        </div>
      );
    case 'expected':
    case 'signedIn':
      return (
        <div className={styles.account}>
          {user.state === 'signedIn' && (
            <span className={styles.name}>
              <BidiText>{user.name}</BidiText>
            </span>
          )}
          <Button
            variant="outline"
            size={size}
            onPress={() => {
              onGo?.();
              onLogout();
            }}
          >
            {copy.logout}
          </Button>
        </div>
      );
  }
};

type MenuProps = NavbarProps & {
  places: readonly NavItem[];
  /** Is shown at every width. */
  home: RefObject<HTMLAnchorElement | null>;
};

/** The same on a phone: a sheet under the thumb. */
const Menu = ({ places, home, ...props }: MenuProps) => {
  const { navbar: copy } = useCopy();
  // As the stylesheet: from here on the links stand in the bar.
  const sheet = useMobileMenu({ currentPath: props.currentPath, closeFromWidth: '48rem' });
  return (
    <>
      <Button
        variant="quiet"
        className={styles.menu ?? ''}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onPress={sheet.open}
      >
        <Icon name="menu" />
        <span>{copy.menu}</span>
      </Button>
      <LazyMobileMenu
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        title={copy.menu}
        label={copy.label}
        items={places}
        currentPath={props.currentPath}
        focusFallback={home}
      >
        <Account {...props} size="medium" onGo={sheet.close} />
      </LazyMobileMenu>
    </>
  );
};
