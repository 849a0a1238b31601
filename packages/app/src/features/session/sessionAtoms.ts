import type { Role } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { Api } from '#core/api/client.ts';
import { servicesAtom } from '#core/services.ts';
import type { SessionState } from './machine/session.ts';
import type { AuthUser } from './provider/authProvider.ts';
import { sessionServicesAtom } from './sessionServices.ts';

const sessionSnapshotAtom = atom<SessionState | null>(null);
sessionSnapshotAtom.debugLabel = 'session snapshot';

const sessionSubscriptionAtom = atom(
  (get) => get(sessionSnapshotAtom),
  (get, set) => {
    const { session } = get(sessionServicesAtom);
    set(sessionSnapshotAtom, session.read());
    return session.subscribe(() => set(sessionSnapshotAtom, session.read()));
  },
);
sessionSubscriptionAtom.onMount = (listen) => listen();

/** docs/requirements.md §4, auth state. */
export const sessionAtom = atom((get) => get(sessionSubscriptionAtom) ?? get(sessionServicesAtom).session.read());
sessionAtom.debugLabel = 'session';

/** Null for a guest. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'signedIn' ? session.user : null;
});
userAtom.debugLabel = 'user';

/** Unlike the user, it does not change with the name. */
export const uidAtom = atom((get) => get(userAtom)?.uid ?? null);
uidAtom.debugLabel = 'uid';

/** Most users are buyers. Null if the server confirms no role (docs/requirements.md §6). */
export const fetchRole = async (api: Api, email: string): Promise<Role | null> => {
  const input = { params: { email } };
  if ((await api.isBuyer(input)).isBuyer) return 'buyer';
  if ((await api.isSeller(input)).isSeller) return 'seller';
  if ((await api.isAdmin(input)).isAdmin) return 'admin';
  return null;
};

type RoleUser = Pick<AuthUser, 'uid' | 'email'>;

export const roleKey = (user: RoleUser | null) => ['role', user?.uid, user?.email];

/** Sent once per session. The route guards and the redirect after sign-in share it. */
export const roleQuery = (api: Api, user: RoleUser | null) => ({
  queryKey: roleKey(user),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => (user ? fetchRole(api, user.email) : null),
});

export const roleAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  return { ...roleQuery(get(servicesAtom).api, user), enabled: user !== null };
});
roleAtom.debugLabel = 'role';
