import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './OfflineNotice.module.css';

type OfflineNoticeProps = {
  isOffline: boolean;
  /**
   * The time at which the oldest cached data on the page was fetched, in epoch ms; null if no data is from the cache.
   */
  staleSince?: number | null;
  /**
   * Called on press of the retry button. Set only while the browser is online but the server is unreachable, because no
   * browser event triggers a retry then.
   */
  onRetry?: () => void;
};

/**
 * A bar at the lower edge of the window that says that the user is offline, and how old the shown data is. It is
 * rendered even when it is empty, because screen readers announce a live region only if the region existed before its
 * text.
 */
export const OfflineNotice = ({ isOffline, staleSince = null, onRetry }: OfflineNoticeProps) => {
  const { formats, offline, offlineSince, unreachableSince, tryAgain } = useCopy();
  const text = () => {
    if (staleSince === null) return offline;
    const when = formats.dateTime(staleSince);
    return isOffline ? offlineSince(when) : unreachableSince(when);
  };
  return (
    <div className={styles.container} role="status">
      {(isOffline || staleSince !== null) && (
        <div className={styles.notice}>
          <Icon name="alert" />
          <p>{text()}</p>
          {!isOffline && onRetry && (
            <Button size="small" variant="outline" onPress={() => onRetry()}>
              {tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
