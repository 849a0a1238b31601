import { Icon } from '../../base/Icon/Icon.tsx';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { findActiveItem, type NavItem } from './findActiveItem.ts';
import styles from './NavList.module.css';

type NavListProps = {
  /** The entries, in this order. */
  items: readonly NavItem[];
  /** The path of the open page. The link to it is marked as current. */
  currentPath: string;
  /** Called for each pressed link, even the link to the current page. */
  onNavigate?: () => void;
};

/** A vertical list of links. The link to the current page has a thick line at its start. */
export const NavList = ({ items, currentPath, onNavigate }: NavListProps) => {
  const active = findActiveItem(items, currentPath);
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <Anchor
            href={item.href}
            className={styles.item}
            aria-current={item === active ? 'page' : undefined}
            onClick={() => onNavigate?.()}
          >
            <Icon name={item.icon} />
            <span>{item.label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
};
