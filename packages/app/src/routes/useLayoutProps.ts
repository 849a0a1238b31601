import type { Booking } from '@second-gear/contract';
import { isBlank, type NavbarUser, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenRendered } from '../atoms/renderedPath.ts';
import { servicesAtom } from '../atoms/services.ts';
import { userAtom } from '../atoms/session.ts';
import { useSession } from '../atoms/useSession.ts';
import type { SessionState } from '../auth/session/session.ts';
import { useDataSaver } from '../dataSaver/useDataSaver.ts';
import { useLanguageSwitch } from '../language/useLanguageSwitch.ts';
import { paths } from '../routing/paths/paths.ts';
import { useTheme } from '../theme/useTheme.ts';

/** The sign-up page with the role of a seller. */
export const sellPath = `${paths.signUp()}?role=seller`;

const subscribeToNothing = () => () => {};

/**
 * Whether the browser stores a session that is probably still valid. This value only decides what the navbar shows at
 * first. Until the session is known, the navbar shows no name and no link to a page with a guard. During prerendering
 * and hydration the value is false, as for a guest.
 */
export const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(servicesAtom);
  return useSyncExternalStore(subscribeToNothing, session.hasStoredSession, () => false);
};

/** The link to My Orders of a buyer. It uses what other pages have loaded, and sends no request. */
const useOrdersLink = () => {
  const { queryClient } = useAtomValue(servicesAtom);
  const user = useAtomValue(userAtom);
  const cache = queryClient.getQueryCache();
  const unpaid = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => {
      if (!user || queryClient.getQueryData(['role', user.uid, user.email]) !== 'buyer') return null;
      const orders = queryClient.getQueryData<Booking[]>(['orders', user.uid]) ?? [];
      return orders.filter(({ paid }) => !paid).length;
    },
    () => null,
  );
  return unpaid === null ? undefined : { href: paths.myBookings(), unpaid };
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

/** The props of the navbar and the footer. They are the same on every page. */
export const useLayoutProps = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session } = useAtomValue(servicesAtom);
  const sessionState = useSession();
  const store = useStore();
  const theme = useTheme();
  const dataSaver = useDataSaver();
  const language = useLanguageSwitch();

  const orders = useOrdersLink();
  const hasStoredSession = useHasStoredSession();
  const user = toNavbarUser(sessionState, hasStoredSession);

  const logOut = async () => {
    try {
      // The app opens the home page before it ends the session. In the other order, the guard of the current page would
      // store that page as the return-to URL, and the next user would be redirected to it.
      await navigate(paths.home());
      await whenRendered(store, paths.home());
      await session.signOut();
      toast.success(copy.toasts.loggedOut);
    } catch {
      toast.error(copy.logoutIncomplete);
    }
  };

  return {
    user,
    links: {
      home: paths.home(),
      bikes: paths.bikes(),
      blogs: paths.blogs(),
      dashboard: paths.dashboard(),
      saved: paths.saved(),
      login: paths.login(),
      orders,
      sell: user.state === 'guest' ? sellPath : undefined,
    },
    currentPath: pathname,
    onLogout: () => void logOut(),
    theme,
    language,
    dataSaver,
  };
};
