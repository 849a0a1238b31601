import { useCopy } from '@second-gear/ui';
import { SignUpScreen } from '@second-gear/ui/screens/public/SignUp/SignUpScreen';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../../atoms/services.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useInAppBrowser } from './signIn/useInAppBrowser.ts';
import { useIsRestoringSession } from './signIn/useIsRestoringSession.ts';
import { useSignInFlow } from './signIn/useSignInFlow.ts';
import { useSignInReason } from './signIn/useSignInReason.ts';

export const SignUp = () => {
  const { session } = useAtomValue(servicesAtom);
  const copy = useCopy();
  // After sign-up the user goes to the home page (docs/requirements.md §4).
  const signIn = useSignInFlow(paths.home());
  const reason = useSignInReason();
  const inAppBrowser = useInAppBrowser();
  if (useIsRestoringSession()) return <LoadingScreen label={copy.waiting.user} />;
  return (
    <>
      <DocumentTitle page={copy.signUp.title} />
      <SignUpScreen
        inAppBrowser={inAppBrowser}
        loginHref={paths.login()}
        onSignUp={(values) => signIn(() => session.signUp(values), copy.toasts.signedUp)}
        onGoogle={async () => {
          await signIn(session.signInWithGoogle, copy.toasts.loggedInWithGoogle);
        }}
        {...(reason && { reason })}
      />
    </>
  );
};
