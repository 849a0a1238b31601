import { toast, useCopy, useSignInCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '#core/services.ts';
import { roleQuery } from '../sessionAtoms.ts';
import { sessionServicesAtom } from '../sessionServices.ts';
import type { useSignInFlow } from './useSignInFlow.ts';

/** A toast says the role, because Google makes each new user a buyer. */
export const useGoogleSignIn = (signIn: ReturnType<typeof useSignInFlow>) => {
  const { api, queryClient } = useAtomValue(servicesAtom);
  const { session } = useAtomValue(sessionServicesAtom);
  const { toasts } = useCopy();
  const { signIn: texts } = useSignInCopy();
  const sayRole = async () => {
    const state = session.read();
    if (state.state !== 'signedIn') return;
    const { user } = state;
    const role = await queryClient.fetchQuery({ ...roleQuery(api, user), retry: false }).catch(() => null);
    const now = session.read();
    if (role && now.state === 'signedIn' && now.user.uid === user.uid) toast.plain(texts.signedInAs[role]);
  };
  return async () => {
    await signIn(session.signInWithGoogle, () => {
      toast.success(toasts.loggedInWithGoogle);
      void sayRole();
    });
  };
};
