import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createApi } from '#core/api/client.ts';
import { hold } from '#testing/hold.ts';
import { createLazyAuthProvider } from '../provider/lazyAuthProvider.ts';
import { createFakeAuthProvider } from '../provider/testing/fakeAuthProvider.ts';
import { createBrowser, farhana, rahim, settled, start } from './testing/createTestSession.ts';

const rafi = { name: 'Rafi Islam', email: 'rafi@example.com', password: 'kickstart' };

const openTwo = async () => {
  const browser = createBrowser();
  const a = start({ signedIn: farhana.email }, browser);
  await settled(a.session);
  const b = start({ signedIn: farhana.email }, browser, undefined, a);
  await settled(b.session);
  return { a, b, browser };
};

describe('A4: a sign-up that is not registered at the server', () => {
  test('A4: a pending sign-up is stored while its outcome is unknown, and removed when it is rejected', async () => {
    const unreachable = start({ refuse: { signUp: 'unreachable' } });
    await settled(unreachable.session);
    await expect(unreachable.session.signUp({ ...rafi, role: 'seller' })).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(unreachable.pendingSignUps.find(rafi.email)).toMatchObject({ role: 'seller' });

    const refused = start({ refuse: { signUp: 'too-many-requests' } });
    await settled(refused.session);
    await expect(refused.session.signUp({ ...rafi, role: 'seller' })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    expect(refused.pendingSignUps.find(rafi.email)).toBeNull();
  });

  test('F90: a registration whose response was lost counts, and the sign-up completes, when the server lists the user', async () => {
    const { session, server, users, requests, pendingSignUps } = start();
    await settled(session);
    server.losesResponses = true;
    await session.signUp({ ...rafi, role: 'seller' });
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: rafi.email } });
    expect(users.get(rafi.email)).toBe('seller');
    expect(requests).toEqual(['createUser seller', 'accessToken']);
    expect(pendingSignUps.find(rafi.email)).toBeNull();
  });

  test('A4: the app does not register a pending sign-up for another user who signs up on the same computer', async () => {
    const { session, server, users } = start();
    await settled(session);
    server.fails = 'serverError';
    await expect(session.signUp({ ...rafi, role: 'seller' })).rejects.toThrow();
    await session.signOut();
    server.fails = null;
    await session.signUp({ ...rafi, name: 'Mou Akter', email: 'mou@example.com', role: 'buyer' });
    await session.signOut();
    await session.signIn(rafi);
    expect(users.get(rafi.email)).toBe('seller');
    expect(users.get('mou@example.com')).toBe('buyer');
  });
});

describe('A5: sign-in with Google', () => {
  const chooseAccount = async () => ({ email: rahim.email, name: 'Rahim Uddin' });

  test("A5: a sign-in with Google does not change a seller's role, and succeeds although the server creates no user", async () => {
    const { session, users, requests, pendingSignUps } = start({ chooseAccount });
    await settled(session);
    await session.signInWithGoogle();
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: rahim.email } });
    expect(requests).toEqual(['createUser buyer', 'accessToken']);
    expect(users.get(rahim.email)).toBe('seller');
    expect(pendingSignUps.find(rahim.email)).toBeNull();
  });

  test('A5: a sign-in with Google completes the sign-up of a seller that was not registered', async () => {
    const { session, server, users } = start({ chooseAccount: async () => rafi });
    await settled(session);
    server.fails = 'serverError';
    await expect(session.signUp({ ...rafi, role: 'seller' })).rejects.toThrow();
    await session.signOut();
    server.fails = null;
    await session.signInWithGoogle();
    expect(users.get(rafi.email)).toBe('seller');
  });

  it('a sign-in with Google makes a new user a buyer [R3.19]', async () => {
    const { session, users } = start({ chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid' }) });
    await settled(session);
    await session.signInWithGoogle();
    expect(users.get('tahmid@example.com')).toBe('buyer');
  });
});

describe('A6: a sign-in without an access token', () => {
  test.each(['forbidden', 'networkError'] as const)(
    'A6: a sign-in is incomplete when the server fails with %s, and the user can retry',
    async (kind) => {
      const { session, server, browser } = start();
      await settled(session);
      server.fails = kind;
      await expect(session.signIn(farhana)).rejects.toMatchObject({ kind });
      expect(session.read()).toMatchObject({ state: 'incomplete', error: { kind } });
      expect(session.accessToken()).toBeNull();
      expect(browser.token()).toBeNull();
      server.fails = null;
      await session.retrySignIn();
      expect(session.read().state).toBe('signedIn');
      expect(session.accessToken()).not.toBeNull();
    },
  );

  test.each([
    ['with a line break', 'abc\r\nx-evil: 1'],
    ['in other letters', 'টোকেন'],
    ['of one megabyte', 'x'.repeat(2 ** 20)],
  ])('A6: a sign-in is incomplete when the server returns an invalid access token (%s)', async (_, giveToken) => {
    const { session, server, browser } = start();
    await settled(session);
    server.giveToken = giveToken;
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'invalidResponse' });
    expect(session.read().state).toBe('incomplete');
    expect(browser.token()).toBeNull();
  });

  test('A8: a retry does not sign in a user who has logged out in another tab, before the provider reports it', async () => {
    const { session, server, browser } = start();
    await settled(session);
    server.fails = 'networkError';
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'networkError' });
    const state = session.read();
    browser.openTab().lastSignedOut.set('user' in state ? state.user.uid : '');
    server.fails = null;
    await expect(session.retrySignIn()).rejects.toMatchObject({ code: 'cancelled' });
    expect(await settled(session)).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
  });
});

describe('A7: an expired token', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Opens an API client as in the app. The server accepts the access tokens for which `takes` returns true. */
  const open = async (takes: (token: string) => boolean, status = 401) => {
    const setup = start();
    await settled(setup.session);
    await setup.session.signIn(farhana);
    const first = setup.session.accessToken();
    setup.requests.length = 0;
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      const token = request.headers.get('authorization')?.replace('bearer ', '') ?? '';
      sent.push(token);
      if (takes(token)) return Response.json({ clientSecret: 'pi_1_secret_1' });
      return new Response('unauthorized access', { status });
    });
    const { accessToken, renewToken, onTokenRejected } = setup.session;
    const ends = { apiUrl: 'http://shop.test/api', demoUrl: 'http://shop.test/api', imageHost: null };
    const api = createApi({ ...ends, accessToken, renewToken, onTokenRejected });
    const ask = () => api.createPaymentIntent({ body: { resaleValue: '1' } });
    return { ...setup, first, sent, ask };
  };

  test.each([401, 403])(
    'A7: the app renews an expired token once for three concurrent requests, which all succeed (%i)',
    async (status) => {
      const { session, first, ask, requests, sent } = await open((token) => token.startsWith('token-2'), status);
      await expect(Promise.all([ask(), ask(), ask()])).resolves.toHaveLength(3);
      expect(requests).toEqual(['accessToken']);
      const fresh = `token-2-of-${farhana.email}`;
      expect(sent).toEqual([first, first, first, fresh, fresh, fresh]);
      expect(session.read().state).toBe('signedIn');
    },
  );

  test('A7: the app ends the session in this tab and at the provider when the server rejects the renewed token too', async () => {
    const { session, browser, authProvider, ask } = await open(() => false);
    const refused = await Promise.allSettled([ask(), ask(), ask()]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.isEmpty()).toBe(true);
    const received = await new Promise((resolve) => authProvider.onChange(resolve));
    expect(received).toBeNull();
    await session.signIn(farhana);
    expect(session.read().state).toBe('signedIn');
  });

  test('A7: the app keeps the user signed in when the token cannot be renewed', async () => {
    const { session, server, ask } = await open(() => false);
    server.fails = 'networkError';
    await expect(ask()).rejects.toMatchObject({ kind: 'networkError' });
    expect(session.read().state).toBe('signedIn');
  });

  test('X7: the app ends the session when the admin has deleted the user', async () => {
    const { session, users, browser, ask } = await open(() => false);
    users.delete(farhana.email);
    await expect(ask()).rejects.toThrow();
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.isEmpty()).toBe(true);
  });
});

describe('A8: a logout in another tab', () => {
  test('A8: this tab signs the user out as soon as a logout in another tab has removed the token', async () => {
    const { a, b, browser } = await openTwo();
    await b.session.signOut();
    a.dispatchStorageEvent('accessToken');
    expect(a.session.read()).toEqual({ state: 'guest', ended: true });
    expect(a.session.accessToken()).toBeNull();
    expect(browser.isEmpty()).toBe(true);
  });

  test('A8: a renewed token that arrives after a logout in another tab is not stored', async () => {
    const { a, b, browser } = await openTwo();
    const { held, release } = hold();
    a.server.held = held;
    const renewed = a.session.renewToken(a.session.accessToken());
    await b.session.signOut();
    // This tab has not yet received the `storage` event of the logout.
    release();
    expect(await renewed).toBeNull();
    expect(browser.token()).toBeNull();
    expect(a.session.read()).toMatchObject({ state: 'guest' });
  });

  test('A8: a login whose access token arrives after a logout in another tab stays a guest', async () => {
    const browser = createBrowser();
    const a = start({}, browser);
    await settled(a.session);
    const { held, release } = hold();
    a.server.held = held;
    const entered = a.session.signIn(farhana).catch((error: unknown) => error);
    await expect.poll(() => browser.stored.size).toBe(1);
    const b = start({ signedIn: farhana.email }, browser, undefined, a);
    await b.session.signOut();
    // This tab has not yet received the `storage` event of the logout.
    release();
    expect(await entered).toMatchObject({ code: 'cancelled' });
    expect(a.session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
  });

  test('A8: this tab stays signed in, and uses the new token without overwriting it, when another tab has only renewed the token', async () => {
    const { a, b, browser } = await openTwo();
    const refused = a.session.accessToken();
    const { held, release } = hold();
    a.server.held = held;
    const here = a.session.renewToken(refused);
    a.server.held = undefined;
    const there = await b.session.renewToken(refused);
    a.server.held = held;
    release();
    expect(await here).toBe(there);
    expect(browser.token()).toBe(there);
  });
});

test('F92: a logout removes the token, and the signed-in state in all tabs, although the provider never answers', async () => {
  const { a, b, browser } = await openTwo();
  vi.spyOn(a.authProvider, 'signOut').mockReturnValueOnce(new Promise(() => {}));
  void a.session.signOut();
  await expect.poll(() => a.session.read()).toEqual({ state: 'guest' });
  expect(browser.isEmpty()).toBe(true);
  b.dispatchStorageEvent('accessToken');
  expect(b.session.read()).toEqual({ state: 'guest', ended: true });
});

test('F92, A8: a logout that has failed at the provider throws, and is repeated when the provider still reports the user', async () => {
  const { session, authProvider, browser, ...server } = start({
    signedIn: farhana.email,
    refuse: { signOut: 'no-answer' },
  });
  await settled(session);
  await expect(session.signOut()).rejects.toMatchObject({ code: 'no-answer' });
  expect(session.read()).toEqual({ state: 'guest' });
  expect(browser.isEmpty()).toBe(true);
  const next = start({ signedIn: farhana.email }, browser, undefined, server);
  expect(await settled(next.session)).toEqual({ state: 'guest' });
  await next.session.signIn(farhana);
  expect(next.session.read().state).toBe('signedIn');
});

describe('F94: a session that was ended on another device', () => {
  afterEach(() => vi.useRealTimers());

  test('F94: the session asks the provider for its user when the tab becomes visible, at most once a minute [R13.32]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { session, authProvider, events, browser } = start({ signedIn: farhana.email });
    await settled(session);
    const check = vi.spyOn(authProvider, 'checkUser').mockImplementation(() => authProvider.signOut());
    const show = () => events.dispatchEvent(new Event('visibilitychange'));
    show();
    expect(check).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 60_000);
    show();
    show();
    expect(check).toHaveBeenCalledOnce();
    await expect.poll(() => session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.isEmpty()).toBe(true);
  });
});

describe('A8: a logout that reaches the provider only after the user has logged in again in another tab', () => {
  test('A8: a logout does not end a later login when the code of the provider loads only after that login', async () => {
    const browser = createBrowser();
    const a = start({ signedIn: farhana.email }, browser);
    await settled(a.session);
    const { held, release } = hold();
    const late = createFakeAuthProvider({ accounts: [farhana], signedIn: farhana.email });
    const { uid } = await late.signIn(farhana);
    const lazy = createLazyAuthProvider({
      load: () => held.then(() => late),
      preloadAfter: held,
      events: new EventTarget(),
      lastUser: { read: () => ({ ...farhana, uid }), write: () => {}, matchesStorageEvent: () => false },
    });
    const b = start({}, browser, lazy.provider, a);
    expect(await settled(b.session)).toMatchObject({ state: 'signedIn' });

    const loggedOut = b.session.signOut();
    await expect.poll(() => b.session.read().state).toBe('guest');
    await a.session.signOut();
    await a.session.signIn(farhana);
    const fresh = browser.token();
    release();
    await loggedOut;
    expect(await new Promise((resolve) => late.onChange(resolve))).toMatchObject({ email: farhana.email });
    expect(browser.token()).toBe(fresh);
    expect(b.session.read()).toMatchObject({ state: 'signedIn' });
  });
});

describe('A8: a logout in a tab that was closed before the provider had signed out', () => {
  test('A8: the next tab completes a logout at the provider when the first tab was closed too early', async () => {
    const { session, authProvider, browser, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    vi.spyOn(authProvider, 'signOut').mockReturnValueOnce(new Promise(() => {}));
    void session.signOut();
    await expect.poll(() => authProvider.signOut).toHaveBeenCalled();

    const reloaded = start({}, browser, authProvider, server);
    expect(await settled(reloaded.session)).toEqual({ state: 'guest' });
    await expect.poll(browser.isEmpty).toBe(true);
  });
});

describe('A9: another user in the same browser', () => {
  test('A9: a new user never gets the access token of the previous user', async () => {
    const browser = createBrowser();
    const authProvider = createFakeAuthProvider({ accounts: [farhana, rahim] });
    const a = start({}, browser, authProvider);
    await a.session.signIn(farhana);
    const farhanas = browser.token();
    // The provider reports only the new user Rahim, and not the logout of Farhana. This happens in a tab that the
    // browser has suspended.
    await authProvider.signIn(rahim);
    await expect.poll(() => a.session.read()).toMatchObject({ state: 'signedIn', user: { email: rahim.email } });
    expect(a.session.accessToken()).toBe(`token-2-of-${rahim.email}`);
    expect(browser.token()).not.toBe(farhanas);
  });

  test('A9: a tab that receives a logout and then a new login from another tab is signed in again', async () => {
    const { a, b, browser } = await openTwo();
    const providerSignOut = vi.spyOn(b.authProvider, 'signOut');
    await a.session.signOut();
    b.dispatchStorageEvent('accessToken');
    expect(b.session.read()).toEqual({ state: 'guest', ended: true });
    await a.session.signIn(farhana);
    b.dispatchStorageEvent('accessToken', browser.token());
    expect(providerSignOut).not.toHaveBeenCalled();
    expect(b.session.read()).toMatchObject({ state: 'signedIn', user: { email: farhana.email } });
    expect(b.session.accessToken()).toBe(browser.token());
  });
});

describe('S4: storage cleared by another tab', () => {
  test.each([
    ['all of it', null, (stored: Map<string, string>) => stored.clear()],
    ['the token', 'accessToken', (stored: Map<string, string>) => stored.delete('accessToken')],
  ])('S4: cleared storage logs the user out, also in later tabs (%s)', async (_, key, empty) => {
    const { session, authProvider, browser, dispatchStorageEvent } = start({ signedIn: farhana.email });
    await settled(session);
    empty(browser.stored);
    dispatchStorageEvent(key);
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.token()).toBeNull();
    expect(await new Promise((resolve) => authProvider.onChange(resolve))).toBeNull();
    await expect.poll(browser.isEmpty).toBe(true);
  });

  test('S4: cleared storage logs the user out although the provider restores the user in the next tab', async () => {
    const { session, browser, dispatchStorageEvent, requests, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    browser.stored.clear();
    dispatchStorageEvent(null);
    await expect.poll(browser.isEmpty).toBe(true);
    requests.length = 0;
    const next = start({ signedIn: farhana.email }, browser, undefined, { ...server, requests });
    expect(await settled(next.session)).toEqual({ state: 'guest' });
    expect(requests).toEqual([]);
  });
});

test('A6: a wrong password for another account leaves an incomplete sign-in unchanged, and no more requests are sent', async () => {
  const { session, server, requests } = start();
  await settled(session);
  server.fails = 'serverError';
  await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'serverError' });
  const unfinished = session.read();
  expect(unfinished).toMatchObject({ state: 'incomplete' });
  server.fails = null;
  requests.length = 0;
  await expect(session.signIn({ ...rahim, password: 'wrong' })).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect(session.read()).toBe(unfinished);
  expect(requests).toEqual([]);
});
