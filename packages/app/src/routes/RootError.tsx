import { RouteErrorScreen, useCopy } from '@second-gear/ui';
import type { Session } from '../auth/session/session.ts';
import { createTokenStorage } from '../auth/session/tokenStorage.ts';
import { paths } from '../routing/paths.ts';

type RootErrorProps = {
  session: Pick<Session, 'signOut'>;
  /** Opens a page from scratch. */
  navigate?(path: string): void;
};

const hardNavigate = (path: string) => window.location.assign(path);

/**
 * When the shop as a whole cannot be drawn (faults D4): the route error page without anything around it, since that may
 * be what broke. It asks neither the store nor the router.
 */
export const RootError = ({ session, navigate = hardNavigate }: RootErrorProps) => {
  const { apiErrors } = useCopy();
  const logOut = async () => {
    try {
      await session.signOut();
    } catch {
      // Then at least the shop's own token is gone, and the login page says the rest.
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
