import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './StorageDisabledBanner.module.css';

/** For a signed-in user whose browser blocks storage, and who must log in again after closing the tab. */
export const StorageDisabledBanner = () => {
  const { storageDisabled: copy } = useCopy();
  return (
    <aside className={styles.banner} aria-label={copy.label} data-screen-only>
      <p className={styles.text} role="status">
        <Icon name="alert" />
        <span>{copy.text}</span>
      </p>
    </aside>
  );
};
