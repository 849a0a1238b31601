import { SignUpScreen, useCopy, WaitingScreen } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../../atoms/services.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { useOpening } from './useIsRestoringSession.ts';
import { useSignInFlow } from './useSignInFlow.ts';
import { useSignInReason } from './useSignInReason.ts';

export const SignUp = () => {
  const { session } = useAtomValue(servicesAtom);
  const copy = useCopy();
  // Spec §4: after sign-up the user goes to /.
  const enter = useSignInFlow(paths.home());
  const reason = useSignInReason();
  if (useOpening()) return <WaitingScreen label={copy.waiting.user} />;
  return (
    <>
      <Title page={copy.signUp.title} />
      <SignUpScreen
        loginHref={paths.login()}
        onSignUp={(answers) => enter(() => session.signUp(answers), copy.toasts.signedUp)}
        onGoogle={async () => {
          await enter(session.signInWithGoogle, copy.toasts.loggedInWithGoogle);
        }}
        {...(reason && { reason })}
      />
    </>
  );
};
