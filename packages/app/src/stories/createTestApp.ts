import { users } from '@second-gear/fixtures';
import type { Timeouts } from '../api/timing.ts';
import { createFakeAuthProvider, type FakeAuthProviderOptions } from '../auth/provider/fakeAuthProvider.ts';
import { readSettings } from '../config/settings.ts';
import { routes } from '../routing/routes.tsx';
import { createServices } from '../services.ts';

export type FixtureUser = keyof typeof users;

type TestAppOptions = {
  /** Who is signed in; null: a guest. */
  as: FixtureUser | null;
  /** What the identity provider refuses, and why. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** How long is waited for answers; as long as people wait, unless a test says otherwise. */
  timeouts?: Timeouts;
  /** Where the shop and its demo services are asked; `/api` where nothing else is given. */
  apiUrl?: string;
};

const accounts = Object.values(users).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/** A world and the pages in it, for `App`: its server is whoever answers at its address, its identity provider is kept in memory. */
export const createTestApp = ({ as, refuse, timeouts, apiUrl }: TestAppOptions) => {
  // What an earlier visit left in this browser is somebody else's.
  window.localStorage.clear();
  const identity = createFakeAuthProvider({
    accounts,
    refuse,
    ...(as && { signedIn: users[as].email }),
    chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid Rahman' }),
  });
  return {
    services: createServices({
      settings: { ...readSettings({ ...(apiUrl && { VITE_API_URL: apiUrl }) }), ...(apiUrl && { demoUrl: apiUrl }) },
      authProvider: identity,
      ...(timeouts && { timeouts }),
    }),
    routes,
  };
};
