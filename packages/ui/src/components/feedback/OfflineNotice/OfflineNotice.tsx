import { useCopy } from '../../../copy/useCopy.ts';
import { useHeightProperty } from '../../../hooks/useHeightProperty.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './OfflineNotice.module.css';

type OfflineNoticeProps = {
  /** Whether the browser has no connection. */
  isOffline: boolean;
  /** When the app loaded the oldest cached data on the page, in ms since 1970. Null if no data is from the cache. */
  staleSince?: number | null | undefined;
  /** Whether a list on the page may have more records than the cached ones. */
  mayBeCut?: boolean | undefined;
  /** Set only while the server does not respond online: no event of the browser starts a retry then. */
  onRetry?: () => void;
};

/** Also rendered empty: screen readers announce only a text whose live region was in the page before. */
export const OfflineNotice = ({ staleSince = null, ...props }: OfflineNoticeProps) => (
  <div className={styles.container} role="status" data-screen-only>
    {(props.isOffline || staleSince !== null) && <Notice {...props} staleSince={staleSince} />}
  </div>
);

const Notice = ({ isOffline, staleSince = null, mayBeCut = false, onRetry }: OfflineNoticeProps) => {
  // The bars of a page are above it.
  const notice = useHeightProperty('--offline-notice-height');
  const { cutOffline, formats, offline, offlineSince, unreachableSince, tryAgain } = useCopy();
  const text = () => {
    if (staleSince === null) return offline;
    const when = formats.dateTime(staleSince);
    return isOffline ? offlineSince(when) : unreachableSince(when);
  };
  return (
    <div className={styles.notice} ref={notice}>
      <Icon name="alert" />
      <p>{mayBeCut ? `${text()} ${cutOffline}` : text()}</p>
      {!isOffline && onRetry && (
        <Button size="small" variant="outline" onPress={() => onRetry()}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
};
