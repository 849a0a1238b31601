import { LoginScreen, type SignInNotice, toast, useCopy, WaitingScreen } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { roleAtom, sessionAtom } from '../../atoms/session.ts';
import { readReturnTo } from '../../auth/returnTo.ts';
import { isUnknownUser } from '../../auth/session/session.ts';
import { useErrorMessage } from '../../feedback/errorMessages.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { useOpening } from './useIsRestoringSession.ts';
import { useSignInFlow } from './useSignInFlow.ts';
import { useSignInReason } from './useSignInReason.ts';

export const Login = () => {
  const { session, bikeDraft } = useAtomValue(servicesAtom);
  const role = useAtomValue(roleAtom);
  const inWords = useErrorMessage();
  const now = useAtomValue(sessionAtom);
  const copy = useCopy();
  const location = useLocation();
  const enter = useSignInFlow(readReturnTo(location.state));
  const isOpening = useOpening();

  const logOut = async () => {
    try {
      await session.signOut();
      bikeDraft.clear();
      toast.success(copy.toasts.loggedOut);
    } catch (problem) {
      toast.error(inWords(problem));
    }
  };

  const noticeOf = (): SignInNotice | null => {
    if (now.state === 'incomplete') {
      const text = isUnknownUser(now.error) ? copy.login.unknownUser : copy.login.incomplete;
      return { text, onRetry: () => void enter(session.retrySignIn, copy.toasts.loggedIn) };
    }
    // Only for those who were led here; whoever comes by themselves knows why.
    if (!location.state) return null;
    if (now.state === 'signedIn') {
      // None of the three roles: there is no page of theirs to go to, and only another account is a way on.
      return role.data === null
        ? { text: copy.login.noAccount, onLogout: () => void logOut() }
        : { text: copy.login.wrongRole };
    }
    return now.state === 'guest' && now.ended ? { text: copy.login.signedOut } : null;
  };
  const notice = noticeOf();
  const reason = useSignInReason();

  if (isOpening) return <WaitingScreen label={copy.waiting.user} />;
  return (
    <>
      <Title page={copy.login.title} />
      <LoginScreen
        signUpHref={paths.signUp()}
        onSignIn={(answers) => enter(() => session.signIn(answers), copy.toasts.loggedIn)}
        onGoogle={async () => {
          await enter(session.signInWithGoogle, copy.toasts.loggedInWithGoogle);
        }}
        {...(now.state === 'guest' && !notice && reason && { reason })}
        {...(notice && { notice })}
      />
    </>
  );
};
