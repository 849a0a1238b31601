import { type ReactNode, type RefObject, useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Logo } from '../../base/Logo/Logo.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import { MobileMenu, useMobileMenu } from '../MobileMenu/useMobileMenu.ts';
import { findActiveItem, type NavItem } from '../NavList/findActiveItem.ts';
import { Cluster } from '../Stack/Stack.tsx';
import styles from './Navbar.module.css';

/** `expected`: a session is stored, but not confirmed. */
export type NavbarUser = { state: 'expected' } | { state: 'guest' } | { state: 'signedIn'; name: string };

type NavbarLinks = {
  home: string;
  bikes: string;
  blogs: string;
  /** Only the footer shows it. */
  help: string;
  dashboard: string;
  saved: string;
  login: string;
  /** The page on which a guest begins to sell. Undefined: there is no such link. */
  sell?: string | undefined;
  /** My Orders of a buyer, with the number of unpaid orders. Undefined for other users, and while it is not known. */
  orders?: { href: string; unpaid: number } | undefined;
};

export type NavbarProps = {
  /** The signed-in user; the navbar offers the login if there is none. */
  user: NavbarUser;
  /** The URLs of the links. */
  links: NavbarLinks;
  /** The path of the page, without query and hash. */
  currentPath: string;
  /** If undefined, there is no switch of the language. */
  language?: LanguageSwitchProps | undefined;
  /** Called when the user logs out. */
  onLogout: () => void;
  /** The button that opens the menu of a part of the product, where its links are not beside the page. */
  children?: ReactNode;
};

/** What depends on the user is after the links, so that these do not move (docs/requirements.md §2). */
export const Navbar = (props: NavbarProps) => {
  const { navbar: copy } = useCopy();
  const items = useNavItems(props);
  const active = findActiveItem(items, props.currentPath);
  const brand = useRef<HTMLAnchorElement>(null);
  return (
    <header className={styles.bar} data-screen-only>
      <div className={styles.row} data-with-menu={props.children !== undefined || undefined}>
        <Anchor ref={brand} href={props.links.home} className={styles.brand}>
          <Logo />
        </Anchor>
        <nav className={styles.nav} aria-label={copy.label}>
          <Cluster as="ul" gap="05">
            {items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} className={styles.link} aria-current={item === active ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </Cluster>
          <Account {...props} size="small" />
          {props.language && <LanguageSwitch {...props.language} />}
        </nav>
        <MenuButton {...props} items={items} focusFallback={brand} />
      </div>
    </header>
  );
};

const useNavItems = ({ user, links }: NavbarProps): NavItem[] => {
  const { navbar: copy } = useCopy();
  const publicItems: NavItem[] = [
    { href: links.home, label: copy.home, icon: 'home' },
    { href: links.bikes, label: copy.bikes, icon: 'search' },
    { href: links.blogs, label: copy.blogs, icon: 'list' },
  ];
  return user.state === 'guest'
    ? publicItems
    : [...publicItems, { href: links.dashboard, label: copy.dashboard, icon: 'tag' }];
};

type AccountProps = NavbarProps & {
  size: 'small' | 'medium';
  onNavigate?: () => void;
};

const Account = ({ user, links, currentPath, onLogout, onNavigate, size }: AccountProps) => {
  const { navbar: copy } = useCopy();
  if (user.state === 'guest')
    return (
      <div className={styles.account}>
        {/* The mobile menu has this link in its list. */}
        {size === 'small' && links.sell && (
          <LinkButton href={links.sell} variant="quiet" size={size}>
            {copy.sell}
          </LinkButton>
        )}
        <LinkButton href={links.login} variant="outline" size={size} onClick={() => onNavigate?.()}>
          {copy.login}
        </LinkButton>
      </div>
    );
  return (
    <div className={styles.account}>
      {/* The mobile menu has this link in its list. */}
      {size === 'small' && (
        <Anchor
          href={links.saved}
          className={styles.saved}
          aria-label={copy.savedBikes}
          aria-current={currentPath === links.saved ? 'page' : undefined}
        >
          <Icon name="heart" />
        </Anchor>
      )}
      {user.state === 'signedIn' && (
        <span className={styles.name}>
          <BidiText>{user.name}</BidiText>
        </span>
      )}
      <Button
        variant="outline"
        size={size}
        onPress={() => {
          onNavigate?.();
          onLogout();
        }}
      >
        {copy.logout}
      </Button>
    </div>
  );
};

type MenuLanguageSwitchProps = LanguageSwitchProps & { onClose(): void };

const MenuLanguageSwitch = ({ onClose, onChange, ...props }: MenuLanguageSwitchProps) => (
  <div className={styles.menuLanguage}>
    <LanguageSwitch
      {...props}
      onChange={() => {
        onClose();
        onChange();
      }}
    />
  </div>
);

type MenuButtonProps = NavbarProps & {
  items: readonly NavItem[];
  /** Gets the focus if the Menu button is hidden when the menu closes. It must be visible at every width. */
  focusFallback: RefObject<HTMLAnchorElement | null>;
};

const MenuButton = ({ items, focusFallback, children, ...props }: MenuButtonProps) => {
  const { navbar: copy } = useCopy();
  const isSignedIn = props.user.state !== 'guest';
  const { orders, saved, sell } = props.links;
  const itemsOfUser: NavItem[] = [
    ...(orders ? [{ href: orders.href, label: copy.orders(orders.unpaid), icon: 'card' as const }] : []),
    ...(isSignedIn ? [{ href: saved, label: copy.savedBikes, icon: 'heart' as const }] : []),
    ...(sell ? [{ href: sell, label: copy.sell, icon: 'tag' as const }] : []),
  ];
  // The width at which the stylesheet shows the links in the navbar.
  const menu = useMobileMenu({ currentPath: props.currentPath, closeFromWidth: '56.25rem' });
  return (
    <>
      {children}
      <Button
        variant="quiet"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPress={menu.open}
      >
        <Icon name="menu" />
        <span>{copy.menu}</span>
      </Button>
      <MobileMenu
        isOpen={menu.isOpen}
        onClose={menu.close}
        title={copy.menu}
        label={copy.label}
        items={[...items, ...itemsOfUser]}
        currentPath={props.currentPath}
        focusFallback={focusFallback}
      >
        {props.language && <MenuLanguageSwitch {...props.language} onClose={menu.close} />}
        <Account {...props} size="medium" onNavigate={menu.close} />
      </MobileMenu>
    </>
  );
};
