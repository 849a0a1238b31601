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
  /** Which functions of the auth provider reject, and with which error. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** Default: those of the app. */
  timeouts?: Timeouts;
  /** The base URL of the server and the demo services. Default: `/api`. */
  apiUrl?: string;
};

const accounts = Object.values(users).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/** The props of `App` for a test: services with a fake auth provider, and the routes. MSW or a test server responds to requests. */
export const createTestApp = ({ as, refuse, timeouts, apiUrl }: TestAppOptions) => {
  // The data of an earlier test belongs to another user.
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
