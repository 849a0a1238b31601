import { isBlank, type NavbarUser, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenRendered } from '../atoms/renderedPath.ts';
import { servicesAtom } from '../atoms/services.ts';
import type { SessionState } from '../auth/session/session.ts';
import { useSession } from '../auth/useSession.ts';
import { useErrorMessage } from '../feedback/errorMessages.ts';
import { paths } from '../routing/paths.ts';
import { useTheme } from '../theme/useTheme.ts';

const never = () => () => {};

/**
 * Whether somebody was signed in on this browser and probably still is. It only decides what the navbar shows first: no
 * name, and nothing that is guarded. A page that is drawn ahead is drawn for a guest.
 */
const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(servicesAtom);
  return useSyncExternalStore(never, session.hasStoredSession, () => false);
};

const toNavbarUser = (sessionState: SessionState, hasStoredSession: boolean): NavbarUser => {
  if (sessionState.state === 'signedIn') {
    return {
      state: 'signedIn',
      name: isBlank(sessionState.user.name) ? sessionState.user.email : sessionState.user.name,
    };
  }
  return sessionState.state === 'loading' && hasStoredSession ? { state: 'expected' } : { state: 'guest' };
};

/** What the navbar and the footer show and do, the same on every page. */
export const useLayoutProps = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const toMessage = useErrorMessage();
  const { pathname } = useLocation();
  const { session, bikeDraft } = useAtomValue(servicesAtom);
  const sessionState = useSession();
  const store = useStore();
  const theme = useTheme();

  const hasStoredSession = useHasStoredSession();
  const user = toNavbarUser(sessionState, hasStoredSession);

  const logOut = async () => {
    try {
      // Home first, and drawn before the session ends: a guarded page would remember itself for whoever signs in next.
      await navigate(paths.home());
      await whenRendered(store, paths.home());
      await session.signOut();
      bikeDraft.clear();
      toast.success(copy.toasts.loggedOut);
    } catch (problem) {
      toast.error(toMessage(problem));
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
