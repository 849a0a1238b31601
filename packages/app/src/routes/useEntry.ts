import { type SignInResult, toast } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { worldAtom } from '../atoms/world.ts';
import { IdentityError } from '../identity/identity.ts';
import { paths } from '../paths.ts';
import { useProblemWords } from '../words.ts';

/**
 * What every way in has in common: do it, say so, and go on to where they were going; or say what went wrong and stay.
 * Somebody the provider knows but the shop could not yet let in is told so by the login page itself.
 */
export const useEntry = (destination: string) => {
  const { session } = useAtomValue(worldAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inWords = useProblemWords();
  return async (verb: () => Promise<void>, greeting: string): Promise<SignInResult> => {
    try {
      await verb();
    } catch (problem) {
      const isCancelled = problem instanceof IdentityError && problem.code === 'cancelled';
      if (!isCancelled) toast.error(inWords(problem));
      const after = session.read().state;
      if (after === 'unfinished' && pathname !== paths.login()) navigate(paths.login());
      if (after !== 'signedIn' || isCancelled) return 'refused';
    }
    toast.success(greeting);
    navigate(destination, { replace: true });
    return 'done';
  };
};
