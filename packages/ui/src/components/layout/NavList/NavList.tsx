import { Link } from 'react-aria-components';
import { Icon } from '../../base/Icon/Icon.tsx';
import { findActiveItem, type NavItem } from './findActiveItem.ts';
import styles from './NavList.module.css';

type NavListProps = {
  items: readonly NavItem[];
  currentPath: string;
  /** One of them was followed, be it the one where one is. */
  onNavigate?(): void;
};

/** Where one can go, one under the other; where one is carries the brass bar. */
export const NavList = ({ items, currentPath, onNavigate }: NavListProps) => {
  const here = findActiveItem(items, currentPath)?.item;
  return (
    <ul className={styles.places}>
      {items.map((place) => (
        <li key={place.href}>
          <Link
            href={place.href}
            className={styles.place ?? ''}
            aria-current={place === here ? 'page' : undefined}
            onPress={() => onNavigate?.()}
          >
            <Icon name={place.icon} />
            <span>{place.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
