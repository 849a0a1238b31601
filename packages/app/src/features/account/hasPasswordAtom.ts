import { atomWithQuery } from 'jotai-tanstack-query';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';

/** The auth provider knows it when its code has loaded. */
export const hasPasswordAtom = atomWithQuery((get) => {
  const uid = get(uidAtom);
  const { authProvider } = get(sessionServicesAtom);
  return {
    queryKey: ['has password', uid],
    enabled: uid !== null,
    retry: false,
    queryFn: () => authProvider.call((provider) => provider.hasPassword()),
  };
});
hasPasswordAtom.debugLabel = 'has password';
