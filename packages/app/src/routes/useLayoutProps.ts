import type { Bike, Booking, Category } from '@second-gear/contract';
import { isBlank, type NavbarUser } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { bikesKey, categoriesKey } from '#core/data/bikes.ts';
import { useDataSaver } from '#core/device/useDataSaver.ts';
import { useTheme } from '#core/device/useTheme.ts';
import { useLanguageSwitch } from '#core/language/useLanguageSwitch.ts';
import { paths, sellPath } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { bookingsKey, countPayable } from '#features/booking/countPayable.ts';
import type { SessionState } from '#features/session/machine/session.ts';
import { roleKey, userAtom } from '#features/session/sessionAtoms.ts';
import { useLogOut } from '#features/session/useLogOut.ts';
import { useHasStoredSession, useSession } from '#features/session/useSession.ts';

/** Uses what other pages have loaded, and sends no request. */
const useOrdersLink = () => {
  const { queryClient } = useAtomValue(servicesAtom);
  const user = useAtomValue(userAtom);
  const cache = queryClient.getQueryCache();
  const unpaid = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => {
      if (!user || queryClient.getQueryData(roleKey(user)) !== 'buyer') return null;
      const orders = queryClient.getQueryData<Booking[]>(bookingsKey(user.uid)) ?? [];
      const brands = queryClient.getQueryData<Category[]>(categoriesKey);
      return countPayable(
        orders,
        brands?.map(({ category_id }) => queryClient.getQueryData<Bike[]>(bikesKey(category_id))) ?? [undefined],
      );
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

export const useLayoutProps = () => {
  const { pathname } = useLocation();
  const sessionState = useSession();
  const theme = useTheme();
  const dataSaver = useDataSaver();
  const language = useLanguageSwitch();

  const logOut = useLogOut();
  const orders = useOrdersLink();
  const hasStoredSession = useHasStoredSession();
  const user = toNavbarUser(sessionState, hasStoredSession);

  return {
    user,
    links: {
      home: paths.home(),
      bikes: paths.bikes(),
      blogs: paths.blogs(),
      help: paths.help(),
      dashboard: paths.dashboard(),
      saved: paths.saved(),
      login: paths.login(),
      orders,
      sell: user.state === 'guest' ? sellPath : undefined,
    },
    currentPath: pathname,
    onLogout: logOut,
    theme,
    language,
    dataSaver,
  };
};
