import { RouteErrorScreen, useCopy } from '@second-gear/ui';
import type { Session } from '../auth/session/session.ts';
import { createTokenStorage } from '../auth/session/tokenStorage.ts';
import { paths } from '../routing/paths/paths.ts';

type RootErrorProps = {
  session: Pick<Session, 'signOut'>;
  /** Loads the whole page of a path. */
  navigate?(path: string): void;
};

const hardNavigate = (path: string) => window.location.assign(path);

/**
 * The error page when the whole app cannot be rendered (failure mode D4). It uses no layout, store or router, because one of
 * them may be the cause.
 */
export const RootError = ({ session, navigate = hardNavigate }: RootErrorProps) => {
  const { apiErrors } = useCopy();
  const logOut = async () => {
    try {
      await session.signOut();
    } catch {
      // At least the access token is removed; the login page shows the rest.
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
