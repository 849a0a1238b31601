import { seedDb, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import type { Stripe } from '@stripe/stripe-js';
import { expect, vi } from 'vitest';
import { createApi } from '#core/api/client.ts';
import { defaultTimeouts } from '#core/api/timing.ts';
import { readSettings } from '#core/config/readSettings.ts';
import { createQueryClient } from '#core/data/queryClient.ts';
import { createUserData } from '#features/account/userData.ts';
import { createBikeDraft } from '#features/selling/formDraft.ts';
import { createAccountChooser } from '#features/session/machine/accountChooser.ts';
import { createSession, type Session } from '#features/session/machine/session.ts';
import { createBrowser } from '#features/session/machine/testing/createTestSession.ts';
import { createFakeAuthProvider } from '#features/session/provider/testing/fakeAuthProvider.ts';
import { createAppStore } from '../appStore.ts';
import type { AppServices } from '../services.ts';
import { waitFor } from './waitFor.ts';

/** What happens to one request on the network. `send` passes the request to the backend and returns the response. */
export type NetworkBehaviour = (send: () => Promise<Response>) => Promise<Response>;

/** The backend handles the request, but the response is lost. */
export const dropped: NetworkBehaviour = async (send) => {
  await send();
  throw new TypeError('The connection was lost.');
};

export const respondWith =
  (json: unknown, status = 200): NetworkBehaviour =>
  async () =>
    new Response(JSON.stringify(json), { status });

const serverUrl = 'https://backend.test';
const accounts = Object.values(users).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/** Timeouts and retry delays that are almost zero. */
const timeouts = { ...defaultTimeouts, firstRetryDelayMs: 1, maxRetryDelayMs: 4 };

/**
 * Creates the app's store without a page: with a backend in memory, the real API client and session, and a signed-in
 * user. Replaces the global variables `window`, `navigator` and `fetch` until `vi.unstubAllGlobals` is called.
 *
 * @param as the name of the signed-in user; null for a guest
 */
export const createTestStore = async (
  as: keyof typeof users | null,
  backend = createMockBackend(seedDb({ bikes: 0 })),
) => {
  const requests: string[] = [];
  const behaviours = new Map<string, NetworkBehaviour>();
  const browser = createBrowser();
  const tab = browser.openTab();
  vi.stubGlobal('window', { localStorage: browser.storage(), location: { href: `${serverUrl}/` } });
  // The app also calls these methods without `window.`, so they must be global functions.
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, tab.events[name].bind(tab.events));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const endpoint = `${request.method} ${pathname}`;
    requests.push(`${endpoint}${search}`);
    const body = new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    const send = async () => {
      const { status, json, text } = await backend.handle({
        method: request.method,
        path: pathname + search,
        headers,
        body,
      });
      return new Response(text ?? JSON.stringify(json), { status });
    };
    return (behaviours.get(endpoint) ?? ((next) => next()))(send);
  });

  const api = createApi({
    apiUrl: serverUrl,
    demoUrl: serverUrl,
    imageHost: null,
    accessToken: () => session.accessToken(),
    renewToken: (refused) => session.renewToken(refused),
    onTokenRejected: (token) => session.onTokenRejected(token),
  });
  const authProvider = createFakeAuthProvider({ accounts, ...(as && { signedIn: users[as].email }) });
  const session: Session = createSession({ authProvider: authProvider, api, sendsIdTokens: true, ...tab });
  const bikeDraft = createBikeDraft();
  const services: AppServices = {
    settings: readSettings({ VITE_API_URL: serverUrl, VITE_DEMO_URL: serverUrl }),
    demo: null,
    api,
    session,
    authProvider: {
      call: (method) => method(authProvider),
      preload: () => {},
      loadError: () => null,
      subscribe: () => () => {},
    },
    queryClient: createQueryClient(timeouts),
    accountChooser: createAccountChooser(),
    timeouts,
    bikeDraft,
    userData: createUserData(bikeDraft),
    loadPayments: async () => null as Stripe | null,
    addMonitoringReport: null,
    imageUrl: (img) => `shown:${img}`,
  };
  const store = createAppStore(services);
  await waitFor(() => expect(session.read().state).toBe(as ? 'signedIn' : 'guest'));
  requests.length = 0;

  const invalidated: unknown[] = [];
  const invalidateQueries = services.queryClient.invalidateQueries.bind(services.queryClient);
  vi.spyOn(services.queryClient, 'invalidateQueries').mockImplementation((filters, options) => {
    invalidated.push(filters?.queryKey?.join(' '));
    return invalidateQueries(filters, options);
  });

  return {
    services,
    store,
    backend,
    /** The requests that the app has sent since the user was signed in, as 'GET /report?a=b'. */
    requests,
    /** The keys of the queries that the app has invalidated, as 'bikes 1'. */
    invalidated,
    /** Sets the network's behaviour for all further requests to an endpoint, such as 'POST /bookings'. */
    onRequest: (endpoint: string, behaviour: NetworkBehaviour) => void behaviours.set(endpoint, behaviour),
    stored: browser.stored,
  };
};
