import { people } from '@second-gear/fixtures';
import type { Patience } from '../api/timing.ts';
import { createMemoryIdentity, type MemoryIdentityOptions } from '../auth/provider/fakeAuthProvider.ts';
import { readSettings } from '../config/settings.ts';
import { routes } from '../routing/routes.tsx';
import { createWorld } from '../services.ts';

export type Who = keyof typeof people;

type VisitOptions = {
  /** Who is signed in; null: a guest. */
  as: Who | null;
  /** What the identity provider refuses, and why. */
  refuse?: MemoryIdentityOptions['refuse'];
  /** How long is waited for answers; as long as people wait, unless a test says otherwise. */
  patience?: Patience;
  /** Where the shop and its demo services are asked; `/api` where nothing else is given. */
  apiUrl?: string;
};

const accounts = Object.values(people).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/** A world and the pages in it, for `App`: its server is whoever answers at its address, its identity provider is kept in memory. */
export const openVisit = ({ as, refuse, patience, apiUrl }: VisitOptions) => {
  // What an earlier visit left in this browser is somebody else's.
  window.localStorage.clear();
  const identity = createMemoryIdentity({
    accounts,
    refuse,
    ...(as && { signedIn: people[as].email }),
    chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid Rahman' }),
  });
  return {
    world: createWorld({
      settings: { ...readSettings({ ...(apiUrl && { VITE_API_URL: apiUrl }) }), ...(apiUrl && { demoUrl: apiUrl }) },
      identity,
      ...(patience && { patience }),
    }),
    routes,
  };
};
