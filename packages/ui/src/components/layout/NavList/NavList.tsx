import { Link } from 'react-aria-components';
import { Icon } from '../../base/Icon/Icon.tsx';
import { type Place, placeAt } from './findActiveItem.ts';
import styles from './NavList.module.css';

type PlacesProps = {
  places: readonly Place[];
  currentPath: string;
  /** One of them was followed, be it the one where one is. */
  onGo?(): void;
};

/** Where one can go, one under the other; where one is carries the brass bar. */
export const Places = ({ places, currentPath, onGo }: PlacesProps) => {
  const here = placeAt(places, currentPath)?.place;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.href}>
          <Link
            href={place.href}
            className={styles.place ?? ''}
            aria-current={place === here ? 'page' : undefined}
            onPress={() => onGo?.()}
          >
            <Icon name={place.icon} />
            <span>{place.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
