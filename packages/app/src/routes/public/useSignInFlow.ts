import { type SignInResult, toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { fetchRole, sessionAtom } from '../../atoms/session.ts';
import { AuthError, type AuthErrorCode } from '../../auth/provider/authProvider.ts';
import { useProblemWords } from '../../feedback/errorMessages.ts';
import { sayLater } from '../../feedback/showDelayedLoadingToast.ts';
import { paths, requiredRole } from '../../routing/paths.ts';

/**
 * What every way in has in common: do it, and say how it went. Whoever becomes signed in while this page is open goes on
 * to where they were going, be it by this page, by another tab, or because an entry was finished.
 */
export const useEntry = (destination: string) => {
  const { session, authProvider, accountChooser, patience } = useAtomValue(servicesAtom);
  const copy = useCopy();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inWords = useProblemWords();
  useGoOn(destination);

  // By the time that the form is filled in, it is there.
  useEffect(() => authProvider.preload(), [authProvider]);

  // A question left open by leaving the page is answered: nobody was chosen.
  useEffect(() => () => accountChooser.answer(null), [accountChooser]);

  return async (verb: () => Promise<void>, greeting: string): Promise<SignInResult> => {
    const dismiss = sayLater(copy.waiting.stillWaiting, patience.words);
    try {
      await verb();
      toast.success(greeting);
      return 'done';
    } catch (problem) {
      const isCancelled = problem instanceof AuthError && problem.code === 'cancelled';
      if (!isCancelled) toast.error(inWords(problem));
      if (session.read().state === 'incomplete' && pathname !== paths.login()) await navigate(paths.login());
      return isOfEmail(problem) ? 'emailRefused' : 'refused';
    } finally {
      dismiss();
    }
  };
};

/** What another password would not mend. */
const ofEmail: readonly AuthErrorCode[] = ['invalid-email', 'email-in-use', 'user-disabled'];

const isOfEmail = (problem: unknown) => problem instanceof AuthError && ofEmail.includes(problem.code);

const useGoOn = (destination: string) => {
  const { api } = useAtomValue(servicesAtom);
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  // Whoever opens a way in by its address goes on, also when it is known already who they are. Whoever is led here while
  // they are signed in may not see what they asked for, and is told so.
  const isOpened = useNavigationType() === 'POP';
  const before = useRef(isOpened ? 'loading' : session.state);
  const email = session.state === 'signedIn' ? session.user.email : null;

  useEffect(() => {
    const was = before.current;
    before.current = session.state;
    if (!email || was === 'signedIn') return;
    const goOn = async () => {
      const needed = requiredRole(destination);
      // A page that the role may not see would only send them back here.
      const mayGo = !needed || (await fetchRole(api, email).catch(() => null)) === needed;
      await navigate(mayGo ? destination : paths.home(), { replace: true });
    };
    void goOn();
  }, [api, destination, email, navigate, session.state]);
};
