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

/**
 * The state of the session: loading, guest, incomplete sign-in, or signed in with a user (docs/requirements.md §4, auth
 * state).
 */
export const sessionAtom = atom((get) => get(sessionSubscriptionAtom) ?? get(sessionServicesAtom).session.read());
sessionAtom.debugLabel = 'session';

/** The signed-in user, or null for a guest. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'signedIn' ? session.user : null;
});
userAtom.debugLabel = 'user';

/**
 * The id of the signed-in user. Atoms that do not show the user's name depend on the id, because it does not change
 * when the name changes.
 */
export const uidAtom = atom((get) => get(userAtom)?.uid ?? null);
uidAtom.debugLabel = 'uid';

/**
 * Finds a user's role: requests one role after the other until the server confirms a role (docs/requirements.md §6).
 * The buyer role is requested first, because most users are buyers. Returns null if the server confirms no role.
 */
export const fetchRole = async (api: Api, email: string): Promise<Role | null> => {
  const input = { params: { email } };
  if ((await api.isBuyer(input)).isBuyer) return 'buyer';
  if ((await api.isSeller(input)).isSeller) return 'seller';
  if ((await api.isAdmin(input)).isAdmin) return 'admin';
  return null;
};

/**
 * The query of a user's role. It is sent once per session, because a role does not change while a user is signed in.
 * The route guards and the redirect after sign-in share this query, so that a sign-in does not request the role twice.
 */
export const roleQuery = (api: Api, user: Pick<AuthUser, 'uid' | 'email'> | null) => ({
  queryKey: ['role', user?.uid, user?.email],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => (user ? fetchRole(api, user.email) : null),
});

/** The role of the signed-in user. */
export const roleAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  return { ...roleQuery(get(servicesAtom).api, user), enabled: user !== null };
});
roleAtom.debugLabel = 'role';
