import { Button } from '../../../components/base/Button/Button.tsx';
import { ErrorPage } from '../../../components/feedback/ErrorPage/ErrorPage.tsx';
import { Cluster } from '../../../components/layout/Stack/Stack.tsx';
import { useCopy } from '../../../copy/useCopy.ts';

type RouteErrorScreenProps = {
  /** The status text or the message of the error (docs/requirements.md §2). */
  message: string;
  /** True if the page could not be loaded only because the user is offline. */
  isOffline?: boolean;
  /** Loads the page again. Undefined if that cannot help. */
  onRetry?: () => void;
  /** Called when the user presses *Logout*. The caller must sign the user out and open /login. */
  onLogout: () => void;
};

/** The screen for a page that could not be loaded or rendered (`docs/requirements.md` §2, route error page). */
export const RouteErrorScreen = ({ message, isOffline = false, onRetry, onLogout }: RouteErrorScreenProps) => {
  const { routeError, tryAgain } = useCopy();
  return (
    <ErrorPage sentence={isOffline ? routeError.offline.sentence : routeError.sentence} detail={message}>
      <Cluster gap="3">
        {onRetry && <Button onPress={onRetry}>{tryAgain}</Button>}
        {/* Without a connection the user could not log in again. */}
        <Button variant={isOffline ? 'quiet' : onRetry ? 'outline' : 'action'} onPress={onLogout}>
          {routeError.logout}
        </Button>
      </Cluster>
    </ErrorPage>
  );
};
