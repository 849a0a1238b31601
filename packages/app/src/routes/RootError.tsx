import { useCopy } from '@second-gear/ui';
import { RouteErrorScreen } from '@second-gear/ui/screens/status/RouteError/RouteErrorScreen';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';
import { paths } from '#core/navigation/paths.ts';
import type { Session } from '#features/session/machine/session.ts';
import { createTokenStorage } from '#features/session/machine/tokenStorage.ts';

type RootErrorProps = {
  session: Pick<Session, 'signOut'>;
  /** Opens a page by loading a new document, without the router. */
  navigate?(url: string): void;
};

const hardNavigate = (url: string) => window.location.assign(url);

/**
 * The error page that is shown when the whole app cannot be rendered (failure mode D4). It uses no layout, store or
 * router, because one of them may have caused the error.
 */
export const RootError = ({ session, navigate = hardNavigate }: RootErrorProps) => {
  const { apiErrors } = useCopy();
  const language = useLanguage();
  const logOut = async () => {
    try {
      // The session stores the logout at once. It then waits for the auth provider, which may never answer, so this page
      // waits only for the next task.
      await Promise.race([session.signOut(), new Promise((resolve) => setTimeout(resolve))]);
    } catch {
      // The login page, which opens next, handles the rest of the session.
    }
    // Also if the logout has failed, so that the next page cannot use the token.
    createTokenStorage().clear();
    navigate(urlIn(language, paths.login()));
  };
  return (
    <main>
      <RouteErrorScreen message={apiErrors.unknown} onLogout={() => void logOut()} />
    </main>
  );
};
