import { users } from '@second-gear/fixtures';
import type { Timeouts } from '#core/api/timing.ts';
import { readSettings } from '#core/config/readSettings.ts';
import {
  createFakeAuthProvider,
  type FakeAuthProviderOptions,
} from '#features/session/provider/testing/fakeAuthProvider.ts';
import { routes } from '#routes/routes.tsx';
import { createAppStore } from '../appStore.ts';
import { createServices } from '../services.ts';

export type FixtureUser = keyof typeof users;

type TestAppOptions = {
  /** The signed-in user; null for a guest. */
  as: FixtureUser | null;
  /** The methods of the auth provider that reject, each with its error. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** The timeouts and delays. Default: the app's. */
  timeouts?: Timeouts;
  /** The base URL of the server and the demo services. Default: `/api`. */
  apiUrl?: string;
};

const accounts = Object.values(users).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/**
 * Creates the props of `App` for a test: a store whose services have a fake auth provider, and the routes. MSW or a test server
 * handles the app's requests.
 */
export const createTestApp = ({ as, refuse, timeouts, apiUrl }: TestAppOptions) => {
  // Removes data that an earlier test has stored, because it belongs to another user.
  window.localStorage.clear();
  window.sessionStorage.clear();
  const identity = createFakeAuthProvider({
    accounts,
    refuse,
    ...(as && { signedIn: users[as].email }),
    chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid Rahman' }),
  });
  const services = createServices({
    settings: { ...readSettings({}), ...(apiUrl && { apiUrl, demoUrl: apiUrl }) },
    authProvider: identity,
    ...(timeouts && { timeouts }),
  });
  return { services, store: createAppStore(services), routes };
};
