import { Button } from '../../../components/base/Button/Button.tsx';
import { ErrorPage } from '../../../components/feedback/ErrorPage/ErrorPage.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './RouteErrorScreen.module.css';

type RouteErrorScreenProps = {
  /** The status text or the message of what went wrong, fit to be read (spec §2). */
  message: string;
  /** Whether nothing is wrong but that there is no line. */
  isOffline?: boolean;
  /** Asks for what is missing again. Without it, that would not help. */
  onRetry?: () => void;
  /** Signs out and goes to /login. */
  onLogout(): void;
};

/** The page shown in place of one that could not be shown (spec §2, route error page). */
export const RouteErrorScreen = ({ message, isOffline = false, onRetry, onLogout }: RouteErrorScreenProps) => {
  const { routeError, tryAgain } = useCopy();
  return (
    <ErrorPage sentence={isOffline ? routeError.offline.sentence : routeError.sentence} detail={message}>
      <div className={styles.actions}>
        {onRetry && <Button onPress={onRetry}>{tryAgain}</Button>}
        <Button variant={onRetry ? 'outline' : 'action'} onPress={onLogout}>
          {routeError.logout}
        </Button>
      </div>
    </ErrorPage>
  );
};
