import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './StorageDisabledBanner.module.css';

/** A quiet line for whoever is signed in on a browser that keeps nothing: why they will have to log in again. */
export const StorageDisabledBanner = () => {
  const { forgetfulBrowser: copy } = useCopy();
  return (
    <aside className={styles.line} aria-label={copy.label}>
      <p className={styles.words} role="status">
        <Icon name="alert" />
        <span>{copy.text}</span>
      </p>
    </aside>
  );
};
