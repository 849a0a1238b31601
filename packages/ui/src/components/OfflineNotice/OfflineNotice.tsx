import { useCopy } from '../../copy/useCopy.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './OfflineNotice.module.css';

type OfflineNoticeProps = { isOffline: boolean };

/**
 * Says at the foot of the window, quietly, that there is no connection. It is drawn in any case, and last in the page: a
 * live region has to be there before its words are, or they are not read out.
 */
export const OfflineNotice = ({ isOffline }: OfflineNoticeProps) => {
  const { offline } = useCopy();
  return (
    <div className={styles.place} role="status">
      {isOffline && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{offline}</span>
        </p>
      )}
    </div>
  );
};
