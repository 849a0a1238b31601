import type { Role } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { Api } from '../api/client.ts';
import type { SessionState } from '../auth/session/session.ts';
import { worldAtom } from './services.ts';

const heardAtom = atom<SessionState | null>(null);
heardAtom.debugLabel = 'session as last heard';

const listeningAtom = atom(
  (get) => get(heardAtom),
  (get, set) => {
    const { session } = get(worldAtom);
    set(heardAtom, session.read());
    return session.subscribe(() => set(heardAtom, session.read()));
  },
);
listeningAtom.onMount = (listen) => listen();

/** Who is here (spec §4, auth state). */
export const sessionAtom = atom((get) => get(listeningAtom) ?? get(worldAtom).session.read());
sessionAtom.debugLabel = 'session';

/** The person signed in, or null. */
export const personAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'signedIn' ? session.person : null;
});
personAtom.debugLabel = 'person';

/** Their id alone, which stays the same when their name changes. */
export const uidAtom = atom((get) => get(personAtom)?.uid ?? null);
uidAtom.debugLabel = 'uid';

/** Asks for one role after the other until one is theirs (spec §6); most people are buyers. Null: the server knows none. */
export const askRole = async (api: Api, email: string): Promise<Role | null> => {
  const asked = { params: { email } };
  if ((await api.isBuyer(asked)).isBuyer) return 'buyer';
  if ((await api.isSeller(asked)).isSeller) return 'seller';
  if ((await api.isAdmin(asked)).isAdmin) return 'admin';
  return null;
};

/** The role of the person signed in, asked once a person and session, never once a card. */
export const roleAtom = atomWithQuery((get) => {
  const person = get(personAtom);
  const { api } = get(worldAtom);
  return {
    queryKey: ['role', person?.uid, person?.email],
    enabled: person !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => (person ? askRole(api, person.email) : null),
  };
});
roleAtom.debugLabel = 'role';
