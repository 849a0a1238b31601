import { LoginScreen, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { sessionAtom } from '../atoms/session.ts';
import { worldAtom } from '../atoms/world.ts';
import { paths } from '../paths.ts';
import { rememberedPath } from '../remembered.ts';
import { Title } from '../Title.tsx';
import { useEntry } from './useEntry.ts';

export const Login = () => {
  const { session } = useAtomValue(worldAtom);
  const now = useAtomValue(sessionAtom);
  const copy = useCopy();
  const location = useLocation();
  const enter = useEntry(rememberedPath(location.state));
  return (
    <>
      <Title page={copy.login.title} />
      <LoginScreen
        signUpHref={paths.signUp()}
        onSignIn={(answers) => enter(() => session.signIn(answers), copy.toasts.loggedIn)}
        onGoogle={async () => {
          await enter(session.signInWithGoogle, copy.toasts.loggedInWithGoogle);
        }}
        {...(now.state === 'unfinished' && {
          notice: {
            text: copy.login.unfinished,
            onRetry: () => void enter(session.finish, copy.toasts.loggedIn),
          },
        })}
        {...(now.state === 'signedIn' && location.state && { notice: { text: copy.login.otherRole } })}
      />
    </>
  );
};
