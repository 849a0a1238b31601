import { type SignInResult, showDelayedLoadingToast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { useErrorToast } from '#core/feedback/useErrorToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { usePageScope } from '#core/userScope.ts';
import { AuthError, type AuthErrorCode } from '../provider/authProvider.ts';
import { keepReturnTo } from '../returnTo.ts';
import { sessionAtom } from '../sessionAtoms.ts';
import { sessionServicesAtom } from '../sessionServices.ts';
import { destinationAfterSignIn } from './destinationAfterSignIn.ts';

/**
 * Also redirects when the user becomes signed in while the page is open, in any tab. A home page that is not the
 * return-to URL keeps that URL.
 */
export const useSignInFlow = (destination: string) => {
  const { timeouts } = useAtomValue(servicesAtom);
  const { session, authProvider, accountChooser } = useAtomValue(sessionServicesAtom);
  const copy = useCopy();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toMessage = useErrorMessage();
  const beginOnPage = usePageScope();
  const showError = useErrorToast();
  useRedirectAfterSignIn(destination);

  // So that the auth provider has loaded when the user submits the form.
  useEffect(() => authProvider.preload(), [authProvider]);

  useEffect(() => () => accountChooser.respond(null), [accountChooser]);

  return async (signIn: () => Promise<void>, onSuccess: () => void): Promise<SignInResult> => {
    const isStillHere = beginOnPage();
    showError();
    const dismiss = showDelayedLoadingToast(copy.waiting.stillWaiting, timeouts.slowNoticeMs);
    try {
      await signIn();
      onSuccess();
      return 'done';
    } catch (error) {
      const isCancelled = error instanceof AuthError && error.code === 'cancelled';
      const problem = isCancelled ? '' : toMessage(error);
      showError(problem);
      if (session.read().state === 'incomplete' && pathname !== paths.login() && isStillHere())
        await navigate(paths.login());
      return { problem, field: isEmailError(error) ? 'email' : 'password' };
    } finally {
      dismiss();
    }
  };
};

/** Another password would not help, so the form marks the e-mail address. */
const emailErrorCodes: readonly AuthErrorCode[] = ['invalid-email', 'email-in-use', 'user-disabled'];

const isEmailError = (error: unknown) => error instanceof AuthError && emailErrorCodes.includes(error.code);

const useRedirectAfterSignIn = (destination: string) => {
  const services = useAtomValue(servicesAtom);
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const { state: returnTo } = useLocation();
  const beginOnPage = usePageScope();
  // A user who was redirected here by a guard stays, because the page explains why the other page could not be opened.
  const isOpenedByUrl = useNavigationType() === 'POP';
  const previousState = useRef(isOpenedByUrl ? 'loading' : session.state);
  const user = session.state === 'signedIn' ? session.user : null;

  useEffect(() => {
    const previous = previousState.current;
    previousState.current = session.state;
    if (!user || previous === 'signedIn') return;
    const isStillHere = beginOnPage();
    const redirect = async () => {
      const path = await destinationAfterSignIn(services, user, destination);
      const state = path === paths.home() && destination === path ? keepReturnTo(returnTo, user.uid) : undefined;
      if (isStillHere()) await navigate(path, { replace: true, state });
    };
    void redirect();
  }, [services, destination, returnTo, user, navigate, session.state, beginOnPage]);
};
