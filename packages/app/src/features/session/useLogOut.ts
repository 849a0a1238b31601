import { toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { paths } from '#core/navigation/paths.ts';
import { whenRendered } from '#core/navigation/renderedPath.ts';
import { sessionServicesAtom } from './sessionServices.ts';

/** A toast says whether the auth provider has signed the user out too. */
export const useSignOut = (): (() => Promise<void>) => {
  const copy = useCopy();
  const { session } = useAtomValue(sessionServicesAtom);
  return async () => {
    try {
      await session.signOut();
      toast.success(copy.toasts.loggedOut);
    } catch {
      toast.error(copy.logoutIncomplete);
    }
  };
};

/** Returns the function that logs the user out and opens the home page. */
export const useLogOut = (): (() => void) => {
  const navigate = useNavigate();
  const store = useStore();
  const signOut = useSignOut();
  const logOut = async () => {
    // In the other order, the guard of the current page would store it as the return-to URL of the next user.
    await navigate(paths.home());
    await whenRendered(store, paths.home());
    await signOut();
  };
  return () => void logOut();
};
