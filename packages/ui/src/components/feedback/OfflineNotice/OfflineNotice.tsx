import { useCopy } from '../../../copy/useCopy.ts';
import { momentOf } from '../../../lib/format.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './OfflineNotice.module.css';

type OfflineNoticeProps = {
  isOffline: boolean;
  /** Since when what is shown is as it is, in ms since 1970, where it is from an earlier visit; null: it is not. */
  staleSince?: number | null;
  /** Offered where a connection seems to be there: nothing else would ask again. */
  onRetry?: () => void;
};

/**
 * Says at the foot of the window, quietly, that there is no connection, and of what time the page is. It is drawn in any
 * case, and last in the page: a live region has to be there before its words are, or they are not read out.
 */
export const OfflineNotice = ({ isOffline, staleSince = null, onRetry }: OfflineNoticeProps) => {
  const { offline, keptSince, outOfReachSince, tryAgain } = useCopy();
  const words = () => {
    if (staleSince === null) return offline;
    return isOffline ? keptSince(momentOf(staleSince)) : outOfReachSince(momentOf(staleSince));
  };
  return (
    <div className={styles.place} role="status">
      {(isOffline || staleSince !== null) && (
        <div className={styles.notice}>
          <Icon name="alert" />
          <p>{words()}</p>
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
