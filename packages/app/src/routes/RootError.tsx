import { useCopy } from '@second-gear/ui';
import { RouteErrorScreen } from '@second-gear/ui/screens/status/RouteError/RouteErrorScreen';
import type { Session } from '../auth/session/session.ts';
import { createTokenStorage } from '../auth/session/tokenStorage.ts';
import { paths } from '../routing/paths/paths.ts';

type RootErrorProps = {
  session: Pick<Session, 'signOut'>;
  /** Opens a path by loading a new document, without the router. */
  navigate?(path: string): void;
};

const hardNavigate = (path: string) => window.location.assign(path);

/**
 * The error page that is shown when the whole app cannot be rendered (failure mode D4). It uses no layout, store or
 * router, because one of them may have caused the error.
 */
export const RootError = ({ session, navigate = hardNavigate }: RootErrorProps) => {
  const { apiErrors } = useCopy();
  const logOut = async () => {
    try {
      await session.signOut();
    } catch {
      // If the logout fails, this page removes at least the access token. The login page, which opens next, can handle
      // the rest of the session.
      createTokenStorage().clear();
    }
    navigate(paths.login());
  };
  return (
    <main>
      <RouteErrorScreen message={apiErrors.unknown} onLogout={() => void logOut()} />
    </main>
  );
};
