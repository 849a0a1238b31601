import { expect } from 'vitest';
import { ApiError, type ApiErrorKind } from '#core/api/apiError.ts';
import { createTestStorage } from '#testing/testStorage.ts';
import { waitFor } from '#testing/waitFor.ts';
import type { SignInProvider } from '../../provider/authProvider.ts';
import { createFakeAuthProvider, type FakeAuthProviderOptions } from '../../provider/testing/fakeAuthProvider.ts';
import { createPendingSignUps } from '../pendingSignUps.ts';
import { createSession, type Session } from '../session.ts';
import { createTokenStorage } from '../tokenStorage.ts';

/**
 * Sessions for tests, with a fake auth provider, a server whose responses the test sets, and a browser with several
 * tabs.
 */

export const farhana = { email: 'buyer@secondgear.test', password: 'kickstart', name: 'Farhana Akter' };
export const rahim = { email: 'seller@secondgear.test', password: 'kickstart', name: 'Rahim Uddin' };

/** A browser's storage, and the `storage` events for its tabs. */
export const createBrowser = () => {
  const { stored, storage, item } = createTestStorage();
  return {
    stored,
    storage,
    /**
     * Whether the storage contains nothing of a signed-in user. It may still contain the id of the user who has signed
     * out last.
     */
    isEmpty: () => [...stored.keys()].every((key) => key === 'loggedOut'),
    token: () => stored.get('accessToken') ?? null,
    openTab: () => {
      const events = new EventTarget();
      return {
        events,
        tokens: createTokenStorage(storage),
        pendingSignUps: createPendingSignUps(item('newcomers')),
        lastSignedOut: item('loggedOut'),
        /**
         * Dispatches the `storage` event that a tab receives when another tab has written or removed a key. The key is
         * null if all keys were removed.
         */
        dispatchStorageEvent: (key: string | null, newValue: string | null = null) =>
          events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
      };
    },
  };
};

const createServer = () => {
  const users = new Map([
    [farhana.email, 'buyer'],
    [rahim.email, 'seller'],
  ]);
  const requests: string[] = [];
  /**
   * `fails`: the error of every request. `giveToken`: the server returns this token instead of a valid one. `held`: the
   * server responds only after this promise. `losesResponses`: the response to a registration is lost. `idTokens`: the ID tokens that the server has received.
   */
  const server: {
    fails: ApiErrorKind | null;
    giveToken?: string;
    held?: Promise<void> | undefined;
    losesResponses?: boolean;
    tokensCreated: number;
    idTokens: (string | undefined)[];
  } = { fails: null, tokensCreated: 0, idTokens: [] };
  const respond = async () => {
    await server.held;
    if (server.fails) throw new ApiError(server.fails);
  };
  const api = {
    accessToken: async ({ query }: { query: { email: string } }, { idToken }: { idToken?: string } = {}) => {
      requests.push('accessToken');
      server.idTokens.push(idToken);
      await respond();
      if (!users.has(query.email)) throw new ApiError('forbidden');
      server.tokensCreated += 1;
      return { accessToken: server.giveToken ?? `token-${server.tokensCreated}-of-${query.email}` };
    },
    findUser: async ({ query }: { query: { email: string } }) =>
      users.has(query.email) ? [{ _id: '1', name: '', email: query.email, isVerified: false }] : [],
    createUser: async ({ body }: { body: { email: string; role: string } }, { idToken }: { idToken?: string } = {}) => {
      server.idTokens.push(idToken);
      requests.push(`createUser ${body.role}`);
      await respond();
      if (users.has(body.email)) return { acknowledged: false };
      users.set(body.email, body.role);
      if (server.losesResponses) throw new ApiError('outcomeUnknown');
      return { acknowledged: true, insertedId: '1' };
    },
  };
  return { server, users, requests, api };
};

export const start = (
  options: FakeAuthProviderOptions = {},
  browser = createBrowser(),
  authProvider: SignInProvider = createFakeAuthProvider({ accounts: [farhana, rahim], ...options }),
  { server, users, requests, api } = createServer(),
  sendsIdTokens = true,
) => {
  const tab = browser.openTab();
  const session = createSession({ authProvider: authProvider, api, sendsIdTokens, ...tab });
  return { session, authProvider, browser, server, users, requests, api, ...tab };
};

export const settled = async (session: Session) => {
  await waitFor(() => expect(session.read().state).not.toBe('loading'));
  return session.read();
};
