import { type SignInNotice, toast, useCopy, useSignInCopy } from '@second-gear/ui';
import { LoginScreen } from '@second-gear/ui/screens/public/Login/LoginScreen';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { useErrorToast } from '#core/feedback/useErrorToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { DemoLogin } from '../DemoServices.tsx';
import { isUnknownUser } from '../machine/session.ts';
import { readReturnTo } from '../returnTo.ts';
import { roleAtom, sessionAtom } from '../sessionAtoms.ts';
import { sessionServicesAtom } from '../sessionServices.ts';
import { useGoogleSignIn } from '../signIn/useGoogleSignIn.ts';
import { useIsRestoringSession } from '../signIn/useIsRestoringSession.ts';
import { useSignInFlow } from '../signIn/useSignInFlow.ts';
import { useInAppBrowser } from '../useInAppBrowser.ts';
import { useSignOut } from '../useLogOut.ts';
import { useSignInReason } from '../useSignInReason.ts';

/** As in `Root.tsx`. Each file needs a constant of its own, or the bundler keeps the code. */
declare const __HAS_DEMO_SERVICES__: boolean | undefined;
const hasDemoServices = typeof __HAS_DEMO_SERVICES__ === 'undefined' || __HAS_DEMO_SERVICES__;

type Credentials = { email: string; password: string };

export const Login = () => {
  const { demo } = useAtomValue(servicesAtom);
  const { session } = useAtomValue(sessionServicesAtom);
  const role = useAtomValue(roleAtom);
  const sessionState = useAtomValue(sessionAtom);
  const { toasts, waiting } = useCopy();
  const { login } = useSignInCopy();
  const location = useLocation();
  const destination = readReturnTo(location.state);
  const signIn = useSignInFlow(destination);
  const signInWithGoogle = useGoogleSignIn(signIn);
  const isRestoring = useIsRestoringSession();
  // The history state does not reach another browser, so the guard of the page redirects there.
  const inAppBrowser = useInAppBrowser(location.state ? destination : undefined);
  const passwordReset = usePasswordReset();
  const signOut = useSignOut();

  const logIn = ({ email, password }: Credentials) =>
    signIn(
      () => session.signIn({ email, password }),
      () => toast.success(toasts.loggedIn),
    );

  const findNotice = (): SignInNotice | null => {
    if (sessionState.state === 'incomplete') {
      const text = isUnknownUser(sessionState.error) ? login.unknownUser : login.incomplete;
      return { text, onRetry: () => void signIn(session.retrySignIn, () => toast.success(toasts.loggedIn)) };
    }
    // Only a guard gives a reason.
    if (!location.state) return null;
    if (sessionState.state === 'signedIn') {
      // A user without a role can open the page of no role, and must use another account.
      return role.data === null ? { text: login.noAccount, onLogout: () => void signOut() } : { text: login.wrongRole };
    }
    return sessionState.state === 'guest' && sessionState.ended ? { text: login.signedOut } : null;
  };
  const notice = findNotice();
  const reason = useSignInReason();

  if (isRestoring) return <LoadingScreen label={waiting.user} />;
  return (
    <>
      <DocumentTitle page={login.title} />
      <LoginScreen
        inAppBrowser={inAppBrowser}
        // The demo without a server sends no mails, and has no page that shows them.
        passwordReset={demo ? undefined : passwordReset}
        demoAccounts={hasDemoServices && <DemoLogin onLogin={logIn} />}
        signUpHref={paths.signUp()}
        onSignIn={logIn}
        onGoogle={signInWithGoogle}
        {...(sessionState.state === 'guest' && !notice && reason && { reason })}
        {...(notice && { notice })}
      />
    </>
  );
};

const usePasswordReset = () => {
  const { settings } = useAtomValue(servicesAtom);
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const toMessage = useErrorMessage();
  const showError = useErrorToast();
  const isDemo = settings.firebase === null && settings.firebaseEmulatorUrl === null;
  return {
    demoMailsHref: isDemo ? new URL('/_mails', new URL(settings.demoUrl, window.location.href)).href : null,
    onSubmit: async (email: string): Promise<boolean> => {
      showError();
      try {
        await authProvider.call((provider) => provider.sendPasswordReset(email), 'outcome-unknown');
        return true;
      } catch (error) {
        showError(toMessage(error));
        return false;
      }
    },
  };
};
