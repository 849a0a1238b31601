import { toast, useCopy, useSignInCopy } from '@second-gear/ui';
import { SignUpScreen } from '@second-gear/ui/screens/public/SignUp/SignUpScreen';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { showLinkToast } from '#core/feedback/showLinkToast.tsx';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths, requiredRole } from '#core/navigation/paths.ts';
import { readReturnTo } from '../returnTo.ts';
import { sessionServicesAtom } from '../sessionServices.ts';
import { signUpDraft } from '../signIn/signUpDraft.ts';
import { useGoogleSignIn } from '../signIn/useGoogleSignIn.ts';
import { useIsRestoringSession } from '../signIn/useIsRestoringSession.ts';
import { useSignInFlow } from '../signIn/useSignInFlow.ts';
import { useContinueLink } from '../useContinueLink.ts';
import { useInAppBrowser } from '../useInAppBrowser.ts';
import { useSignInReason } from '../useSignInReason.ts';

export const SignUp = () => {
  const { session } = useAtomValue(sessionServicesAtom);
  const { toasts, waiting } = useCopy();
  const { signUp } = useSignInCopy();
  const { state, search } = useLocation();
  // docs/requirements.md §4.
  const signIn = useSignInFlow(paths.home());
  const signInWithGoogle = useGoogleSignIn(signIn);
  const reason = useSignInReason();
  const returnTo = readReturnTo(state);
  const goOn = useContinueLink(returnTo === paths.home() ? null : returnTo);
  const inAppBrowser = useInAppBrowser();
  const wantedRole = new URLSearchParams(search).get('role');
  // A guest who wanted to see or pay a bike is a buyer.
  const roleOfPage = reason ? 'buyer' : requiredRole(returnTo) === 'seller' ? 'seller' : null;
  const role = wantedRole === 'seller' || wantedRole === 'buyer' ? wantedRole : roleOfPage;
  const onSuccess = () => {
    signUpDraft.clear();
    if (!goOn) return toast.success(toasts.signedUp);
    return showLinkToast(toasts.signedUp, goOn);
  };
  if (useIsRestoringSession()) return <LoadingScreen label={waiting.user} />;
  return (
    <>
      <DocumentTitle page={signUp.title} />
      <SignUpScreen
        inAppBrowser={inAppBrowser}
        loginHref={paths.login()}
        role={role}
        draft={signUpDraft}
        onSignUp={(values) =>
          signIn(
            () => session.signUp(values),
            () => void onSuccess(),
          )
        }
        onGoogle={signInWithGoogle}
        {...(reason && { reason })}
      />
    </>
  );
};
