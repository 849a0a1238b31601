import { isBlank, type NavbarUser, toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionAtom } from '../atoms/session.ts';
import { worldAtom } from '../atoms/world.ts';
import { paths } from '../paths.ts';
import { useTheme } from '../theme/useTheme.ts';
import { useProblemWords } from '../words.ts';

/** What the navbar and the footer show and do, the same on every page. */
export const usePageChrome = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const inWords = useProblemWords();
  const { pathname } = useLocation();
  const { session, bikeDraft } = useAtomValue(worldAtom);
  const now = useAtomValue(sessionAtom);
  const theme = useTheme();

  const user: NavbarUser =
    now.state === 'signedIn'
      ? { state: 'signedIn', name: isBlank(now.person.name) ? now.person.email : now.person.name }
      : { state: now.state === 'loading' ? 'loading' : 'guest' };

  const logOut = async () => {
    try {
      // Home first, and drawn before the session ends: a guarded page would remember itself for whoever signs in next.
      await navigate(paths.home(), { flushSync: true });
      await session.signOut();
      bikeDraft.forget();
      toast.success(copy.toasts.loggedOut);
    } catch (problem) {
      toast.error(inWords(problem));
    }
  };

  return {
    user,
    links: { home: paths.home(), blogs: paths.blogs(), dashboard: paths.dashboard(), login: paths.login() },
    currentPath: pathname,
    onLogout: () => void logOut(),
    theme,
  };
};
