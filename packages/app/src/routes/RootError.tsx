import { useCopy } from '@second-gear/ui';
import { RouteErrorScreen } from '@second-gear/ui/screens/status/RouteError/RouteErrorScreen';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';
import { paths } from '#core/navigation/paths.ts';
import type { Session } from '#features/session/machine/session.ts';
import { createTokenStorage } from '#features/session/machine/tokenStorage.ts';

type RootErrorProps = {
  session: Pick<Session, 'signOut'>;
  /** Without the router. */
  navigate?(url: string): void;
};

const hardNavigate = (url: string) => window.location.assign(url);

/** The whole app cannot be rendered (failure mode D4). Layout, store or router may be the cause, so none is used. */
export const RootError = ({ session, navigate = hardNavigate }: RootErrorProps) => {
  const { apiErrors } = useCopy();
  const language = useLanguage();
  const logOut = async () => {
    try {
      // The logout is stored at once, but the auth provider may never answer.
      await Promise.race([session.signOut(), new Promise((resolve) => setTimeout(resolve))]);
    } catch {
      // The login page, which opens next, handles the rest of the session.
    }
    // Also after a failed logout, so that the next page cannot use the token.
    createTokenStorage().clear();
    navigate(urlIn(language, paths.login()));
  };
  return (
    <main>
      <RouteErrorScreen message={apiErrors.unknown} onLogout={() => void logOut()} />
    </main>
  );
};
