import { morning, people } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import type { Stripe } from '@stripe/stripe-js';
import { expect, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import { usualPatience } from '../../api/timing.ts';
import { createMemoryIdentity } from '../../auth/provider/fakeAuthProvider.ts';
import { createAccountChooser } from '../../auth/session/accountChooser.ts';
import { createSession, type Session } from '../../auth/session/session.ts';
import { createBrowser } from '../../auth/session/testing/createTestSession.ts';
import { readSettings } from '../../config/settings.ts';
import { createAsOf } from '../../offline/staleSince.ts';
import type { World } from '../../services.ts';
import { createBikeDraft } from '../../storage/formDraft.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { createStoreIn } from '../services.ts';
import { sessionAtom } from '../session.ts';

/** What becomes of a request: `go` carries it to the shop and brings the answer back. */
export type Fate = (go: () => Promise<Response>) => Promise<Response>;

/** Done, and nobody hears of it. */
export const lost: Fate = async (go) => {
  await go();
  throw new TypeError('The line was cut.');
};

export const answered =
  (json: unknown, status = 200): Fate =>
  async () =>
    new Response(JSON.stringify(json), { status });

const shopUrl = 'https://shop.test';
const accounts = Object.values(people).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/** Pauses as good as none. */
const patience = { ...usualPatience, firstPause: 1, longestPause: 4 };

/**
 * The app's atoms in a world without a page: a shop in memory, the real client and session, and somebody signed in.
 * Stubs `window`, `navigator` and `fetch` until `vi.unstubAllGlobals`.
 *
 * @param as who is signed in; null: nobody
 */
export const openAtoms = async (as: keyof typeof people | null, shop = createShop(morning({ bikes: 0 }))) => {
  const asked: string[] = [];
  const fates = new Map<string, Fate>();
  const browser = createBrowser();
  const tab = browser.openTab();
  const localStorage = {
    getItem: (key: string) => browser.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.kept.set(key, value),
    removeItem: (key: string) => void browser.kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage, location: { href: `${shopUrl}/` } });
  // A page's global object is its window.
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, tab.tabs[name].bind(tab.tabs));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    asked.push(`${call}${search}`);
    const body = new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    const go = async () => {
      const { status, json, text } = await shop.ask({
        method: request.method,
        path: pathname + search,
        headers,
        body,
      });
      return new Response(text ?? JSON.stringify(json), { status });
    };
    return (fates.get(call) ?? ((carry) => carry()))(go);
  });

  const api = createApi({
    apiUrl: shopUrl,
    demoUrl: shopUrl,
    imageHost: null,
    accessToken: () => session.accessToken(),
    renewToken: (refused) => session.renewToken(refused),
    endRefused: (token) => session.endRefused(token),
  });
  const identity = createMemoryIdentity({ accounts, ...(as && { signedIn: people[as].email }) });
  const session: Session = createSession({ identity, api, sendsIdTokens: true, ...tab });
  const world: World = {
    settings: readSettings({ VITE_API_URL: shopUrl, VITE_DEMO_URL: shopUrl }),
    api,
    session,
    door: { prepare: () => {}, absence: () => null, subscribe: () => () => {} },
    queryClient: createQueryClient(patience),
    asOf: createAsOf(),
    accountChooser: createAccountChooser(),
    patience,
    bikeDraft: createBikeDraft(),
    loadPayments: async () => null as Stripe | null,
    pictureUrl: (img) => `shown:${img}`,
  };
  const store = createStoreIn(world);
  // As the page does, as long as it is open.
  store.sub(sessionAtom, () => {});
  await vi.waitFor(() => expect(session.read().state).toBe(as ? 'signedIn' : 'guest'));
  asked.length = 0;

  const forgotten: unknown[] = [];
  const forget = world.queryClient.invalidateQueries.bind(world.queryClient);
  vi.spyOn(world.queryClient, 'invalidateQueries').mockImplementation((filters, options) => {
    forgotten.push(filters?.queryKey?.join(' '));
    return forget(filters, options);
  });

  return {
    world,
    store,
    shop,
    /** What the shop was asked since somebody was signed in, as 'GET /report?a=b'. */
    asked,
    /** The lists that were asked to be read again, as 'bikes 1'. */
    forgotten,
    /** What becomes of a call from now on, as 'POST /bookings'. */
    fate: (call: string, what: Fate) => void fates.set(call, what),
    kept: browser.kept,
  };
};
