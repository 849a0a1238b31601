import { toast, useCopy } from '@second-gear/ui';
import { SignUpScreen } from '@second-gear/ui/screens/public/SignUp/SignUpScreen';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { readReturnTo } from '../../auth/returnTo.ts';
import { showLinkToast } from '../../feedback/showLinkToast.tsx';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useContinueLink } from './parts/signIn/useContinueLink.ts';
import { useGoogleSignIn } from './parts/signIn/useGoogleSignIn.ts';
import { useInAppBrowser } from './parts/signIn/useInAppBrowser.ts';
import { useIsRestoringSession } from './parts/signIn/useIsRestoringSession.ts';
import { useSignInFlow } from './parts/signIn/useSignInFlow.ts';
import { useSignInReason } from './parts/signIn/useSignInReason.ts';

export const SignUp = () => {
  const { session } = useAtomValue(servicesAtom);
  const copy = useCopy();
  const { state, search } = useLocation();
  // After sign-up the user goes to the home page (docs/requirements.md §4).
  const signIn = useSignInFlow(paths.home());
  const signInWithGoogle = useGoogleSignIn(signIn);
  const reason = useSignInReason();
  const returnTo = readReturnTo(state);
  const goOn = useContinueLink(returnTo === paths.home() ? null : returnTo);
  const inAppBrowser = useInAppBrowser();
  const wantedRole = new URLSearchParams(search).get('role');
  // A guest who wanted to see or pay a bike is a buyer.
  const role = wantedRole === 'seller' || wantedRole === 'buyer' ? wantedRole : reason ? 'buyer' : null;
  const sayWelcome = () => {
    if (!goOn) return toast.success(copy.toasts.signedUp);
    return showLinkToast(copy.toasts.signedUp, goOn);
  };
  if (useIsRestoringSession()) return <LoadingScreen label={copy.waiting.user} />;
  return (
    <>
      <DocumentTitle page={copy.signUp.title} />
      <SignUpScreen
        inAppBrowser={inAppBrowser}
        loginHref={paths.login()}
        role={role}
        onSignUp={(values) =>
          signIn(
            () => session.signUp(values),
            () => void sayWelcome(),
          )
        }
        onGoogle={signInWithGoogle}
        {...(reason && { reason })}
      />
    </>
  );
};
