import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { ProblemKind } from '../../api/apiError.ts';
import { createApi } from '../../api/client.ts';
import { IdentityError } from '../provider/authProvider.ts';
import { createMemoryIdentity } from '../provider/fakeAuthProvider.ts';
import { createBrowser, farhana, rahim, settled, start } from './testing/createTestSession.ts';

/** The cases of faults.md that are a session's own: groups A and S. */

const rafi = { name: 'Rafi Islam', email: 'rafi@example.com', password: 'kickstart' };

/** A promise that is kept when the test says so. */
const hold = () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
};

/** The same person in two tabs of one browser. */
const openTwo = async () => {
  const browser = createBrowser();
  const a = start({ signedIn: farhana.email }, browser);
  await settled(a.session);
  const b = start({ signedIn: farhana.email }, browser, undefined, a);
  await settled(b.session);
  return { a, b, browser };
};

describe('A4: a sign-up that the server did not hear of', () => {
  const failures: ProblemKind[] = ['broken', 'unreachable', 'timeout', 'unreadable'];

  test.each(failures)('A4: is finished at the next login, in the role that was chosen (%s)', async (kind) => {
    const { session, server, users, asked } = start();
    await settled(session);
    server.fails = kind;
    await expect(session.signUp({ ...rafi, role: 'seller' })).rejects.toMatchObject({ kind });
    expect(session.read()).toMatchObject({ state: 'unfinished' });
    await session.signOut();
    server.fails = null;
    asked.length = 0;
    await session.signIn(rafi);
    expect(asked).toEqual(['createUser seller', 'accessToken']);
    expect(users.get(rafi.email)).toBe('seller');
  });

  test('A4: is remembered where nobody knows whether the provider heard of it, and forgotten where it refused', async () => {
    const unheard = start({ refuse: { signUp: 'unreachable' } });
    await settled(unheard.session);
    await expect(unheard.session.signUp({ ...rafi, role: 'seller' })).rejects.toMatchObject({ code: 'unreachable' });
    expect(unheard.newcomers.of(rafi.email)).toMatchObject({ role: 'seller' });

    const refused = start({ refuse: { signUp: 'too-many-requests' } });
    await settled(refused.session);
    await expect(refused.session.signUp({ ...rafi, role: 'seller' })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    expect(refused.newcomers.of(rafi.email)).toBeNull();
  });

  test('A4: is finished by the next tab, when this one was closed in between', async () => {
    const { session, server, identity, browser, users, api, asked } = start();
    await settled(session);
    server.held = new Promise(() => {});
    void session.signUp({ ...rafi, role: 'seller' });
    await expect.poll(() => asked).toEqual(['createUser seller']);

    server.held = undefined;
    const next = start({}, browser, identity, { server, users, asked, api });
    expect(await settled(next.session)).toMatchObject({ state: 'signedIn', person: { email: rafi.email } });
    expect(users.get(rafi.email)).toBe('seller');
  });

  test('A4: waits for its owner while somebody else signs up on the same computer', async () => {
    const { session, server, users } = start();
    await settled(session);
    server.fails = 'broken';
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

describe('A5: Google', () => {
  const chooseAccount = async () => ({ email: rahim.email, name: 'Rahim Uddin' });

  test('A5: leaves a seller a seller: the server acknowledges nothing, and nothing is wrong', async () => {
    const { session, users, asked, newcomers } = start({ chooseAccount });
    await settled(session);
    await session.signInWithGoogle();
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: rahim.email } });
    expect(asked).toEqual(['createUser buyer', 'accessToken']);
    expect(users.get(rahim.email)).toBe('seller');
    expect(newcomers.of(rahim.email)).toBeNull();
  });

  it("makes Google's newcomer a buyer [R3.19]", async () => {
    const { session, users } = start({ chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid' }) });
    await settled(session);
    await session.signInWithGoogle();
    expect(users.get('tahmid@example.com')).toBe('buyer');
  });
});

describe('A6: no token after signing in', () => {
  test.each(['forbidden', 'broken', 'unreadable', 'timeout'] as const)(
    'A6: lets nobody in halfway when the server answers so (%s), and can be tried again',
    async (kind) => {
      const { session, server, browser } = start();
      await settled(session);
      server.fails = kind;
      await expect(session.signIn(farhana)).rejects.toMatchObject({ kind });
      expect(session.read()).toMatchObject({ state: 'unfinished', problem: { kind } });
      expect(session.accessToken()).toBeNull();
      expect(browser.token()).toBeNull();
      server.fails = null;
      await session.finish();
      expect(session.read().state).toBe('signedIn');
      expect(session.accessToken()).not.toBeNull();
    },
  );

  test.each([
    ['with a line break', 'abc\r\nx-evil: 1'],
    ['in other letters', 'টোকেন'],
    ['of one megabyte', 'x'.repeat(2 ** 20)],
  ])('A6: takes nothing for a token that is none (%s)', async (_, giveToken) => {
    const { session, server, browser } = start();
    await settled(session);
    server.giveToken = giveToken;
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(session.read().state).toBe('unfinished');
    expect(browser.token()).toBeNull();
  });
});

describe('A7: a token that is no longer good', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A client as the app has it, whose server takes the tokens that `takes` says. */
  const open = async (takes: (token: string) => boolean, status = 401) => {
    const rig = start();
    await settled(rig.session);
    await rig.session.signIn(farhana);
    const first = rig.session.accessToken();
    rig.asked.length = 0;
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      const token = request.headers.get('authorization')?.replace('bearer ', '') ?? '';
      sent.push(token);
      if (takes(token)) return Response.json({ clientSecret: 'pi_1_secret_1' });
      return new Response('unauthorized access', { status });
    });
    const { accessToken, renewToken, endRefused } = rig.session;
    const ends = { apiUrl: 'http://shop.test/api', demoUrl: 'http://shop.test/api', imageHost: null };
    const api = createApi({ ...ends, accessToken, renewToken, endRefused });
    const ask = () => api.createPaymentIntent({ body: { resaleValue: '1' } });
    return { ...rig, first, sent, ask };
  };

  test.each([401, 403])('A7: is renewed once for three calls at once, and all three succeed (%i)', async (status) => {
    const { session, first, ask, asked, sent } = await open((token) => token.startsWith('token-2'), status);
    await expect(Promise.all([ask(), ask(), ask()])).resolves.toHaveLength(3);
    expect(asked).toEqual(['accessToken']);
    const fresh = `token-2-of-${farhana.email}`;
    expect(sent).toEqual([first, first, first, fresh, fresh, fresh]);
    expect(session.read().state).toBe('signedIn');
  });

  test('A7: is not renewed again for whoever is refused late', async () => {
    const { session, first, asked } = await open(() => true);
    const fresh = await session.renewToken(first);
    expect(await session.renewToken(first)).toBe(fresh);
    expect(asked).toEqual(['accessToken']);
  });

  test('A7: ends the session when the new one is refused too: signed out here and with the provider', async () => {
    const { session, browser, identity, ask } = await open(() => false);
    const refused = await Promise.allSettled([ask(), ask(), ask()]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.isEmpty()).toBe(true);
    const heard = await new Promise((resolve) => identity.onChange(resolve));
    expect(heard).toBeNull();
    // And the way back in is open.
    await session.signIn(farhana);
    expect(session.read().state).toBe('signedIn');
  });

  test('A7: stays signed in when no new token can be had just now', async () => {
    const { session, server, ask } = await open(() => false);
    server.fails = 'unreachable';
    await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.read().state).toBe('signedIn');
  });

  test('X7: ends the session of somebody whom the admin has deleted', async () => {
    const { session, users, browser, ask } = await open(() => false);
    users.delete(farhana.email);
    await expect(ask()).rejects.toThrow();
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.isEmpty()).toBe(true);
  });
});

describe('A8: a logout in another tab', () => {
  test('A8: is a logout here, from the moment the token is gone', async () => {
    const { a, b, browser } = await openTwo();
    await b.session.signOut();
    a.hear('accessToken');
    expect(a.session.read()).toEqual({ state: 'guest', ended: true });
    expect(a.session.accessToken()).toBeNull();
    expect(browser.isEmpty()).toBe(true);
  });

  test('A8: is not undone by a token that comes late', async () => {
    const { a, b, browser } = await openTwo();
    const { held, release } = hold();
    a.server.held = held;
    const renewed = a.session.renewToken(a.session.accessToken());
    await b.session.signOut();
    // This tab has not even heard of it yet.
    release();
    expect(await renewed).toBeNull();
    expect(browser.token()).toBeNull();
    expect(a.session.read()).toMatchObject({ state: 'guest' });
  });

  test('A8: is not undone by a login that was still waiting for its token', async () => {
    const browser = createBrowser();
    const { session, identity, server } = start({}, browser);
    await settled(session);
    const { held, release } = hold();
    server.held = held;
    const entered = session.signIn(farhana).catch((error: unknown) => error);
    await expect.poll(() => browser.kept.size).toBe(1);
    await identity.signOut();
    release();
    expect(await entered).toMatchObject({ code: 'cancelled' });
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.isEmpty()).toBe(true);
  });

  test('A8: a token renewed by another tab is used, and not written over', async () => {
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

describe('A8: a logout that the tab did not live to see', () => {
  test('A8: is finished by the next one', async () => {
    const { session, identity, browser, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    vi.spyOn(identity, 'signOut').mockReturnValueOnce(new Promise(() => {}));
    void session.signOut();
    await expect.poll(() => identity.signOut).toHaveBeenCalled();

    const reloaded = start({}, browser, identity, server);
    expect(await settled(reloaded.session)).toEqual({ state: 'guest' });
    await expect.poll(browser.isEmpty).toBe(true);
  });

  test('A8: is no logout where the provider refused it', async () => {
    const { session, identity, browser, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    vi.spyOn(identity, 'signOut').mockRejectedValueOnce(new IdentityError('unreachable'));
    await expect(session.signOut()).rejects.toThrow();

    const reloaded = start({}, browser, identity, server);
    expect(await settled(reloaded.session)).toMatchObject({ state: 'signedIn' });
  });
});

describe('A9: somebody else where somebody was', () => {
  test('A9: is never given the token of the one before', async () => {
    const browser = createBrowser();
    const identity = createMemoryIdentity({ accounts: [farhana, rahim] });
    const a = start({}, browser, identity);
    await a.session.signIn(farhana);
    const farhanas = browser.token();
    // The provider tells of Rahim and not of the logout in between, as it does to a tab that slept.
    await identity.signIn(rahim);
    await expect.poll(() => a.session.read()).toMatchObject({ state: 'signedIn', person: { email: rahim.email } });
    expect(a.session.accessToken()).toBe(`token-2-of-${rahim.email}`);
    expect(browser.token()).not.toBe(farhanas);
  });

  test('A9: is not sent away by a tab that hears late of the logout before', async () => {
    const { a, b, browser } = await openTwo();
    await b.session.signOut();
    await b.session.signIn(rahim);
    const rahims = browser.token();
    a.hear('accessToken');
    expect(a.session.read()).toEqual({ state: 'guest', ended: true });
    await a.identity.signOut();
    expect(browser.token()).toBe(rahims);
    expect(b.session.accessToken()).toBe(rahims);
  });

  test('A9: is followed by a tab that slept through a logout and the login after it', async () => {
    const { a, b, browser } = await openTwo();
    const tellsProvider = vi.spyOn(b.identity, 'signOut');
    await a.session.signOut();
    b.hear('accessToken');
    expect(b.session.read()).toEqual({ state: 'guest', ended: true });
    await a.session.signIn(farhana);
    b.hear('accessToken', browser.token());
    expect(tellsProvider).not.toHaveBeenCalled();
    expect(b.session.read()).toMatchObject({ state: 'signedIn', person: { email: farhana.email } });
    expect(b.session.accessToken()).toBe(browser.token());
  });

  test('A9: is not sent away, the same person come again, by a tab that hears late of the logout before', async () => {
    const { a, b, browser } = await openTwo();
    await a.session.signOut();
    await a.session.signIn(farhana);
    const fresh = browser.token();
    await b.identity.signOut();
    expect(b.session.read()).toMatchObject({ state: 'guest' });
    a.hear('accessToken');
    expect(browser.token()).toBe(fresh);
    expect(a.session.read().state).toBe('signedIn');
    // Once its provider knows who is here, that tab follows.
    await b.identity.signIn(farhana);
    expect(b.session.read().state).toBe('signedIn');
    expect(browser.token()).toBe(fresh);
  });
});

describe('S4: storage that another tab has emptied', () => {
  test.each([
    ['all of it', null, (kept: Map<string, string>) => kept.clear()],
    ['the token', 'accessToken', (kept: Map<string, string>) => kept.delete('accessToken')],
  ])('S4: is a logout, for good (%s)', async (_, key, empty) => {
    const { session, identity, browser, hear } = start({ signedIn: farhana.email });
    await settled(session);
    empty(browser.kept);
    hear(key);
    expect(session.read()).toEqual({ state: 'guest', ended: true });
    expect(browser.token()).toBeNull();
    expect(await new Promise((resolve) => identity.onChange(resolve))).toBeNull();
    await expect.poll(browser.isEmpty).toBe(true);
  });

  test('S4: is not undone by a reload before the provider has heard of it', async () => {
    const { session, identity, browser, hear, asked, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    const tellsProvider = vi.spyOn(identity, 'signOut').mockReturnValueOnce(new Promise(() => {}));
    browser.kept.clear();
    hear(null);
    expect(tellsProvider).toHaveBeenCalledOnce();
    asked.length = 0;

    const reloaded = start({}, browser, identity, { ...server, asked });
    expect(await settled(reloaded.session)).toEqual({ state: 'guest' });
    expect(asked).toEqual([]);
    expect(await new Promise((resolve) => identity.onChange(resolve))).toBeNull();
    await expect.poll(browser.isEmpty).toBe(true);
    // And the way back in is open.
    await reloaded.session.signIn(farhana);
    expect(reloaded.session.read().state).toBe('signedIn');
  });

  test('S4: is not undone by a tab that was still asking for a token', async () => {
    const browser = createBrowser();
    const a = start({ signedIn: farhana.email }, browser);
    await settled(a.session);
    const { held, release } = hold();
    browser.kept.clear();
    a.server.held = held;
    // Opened before the provider has heard of anything, with nothing kept: it asks for a token of its own.
    const b = start({ signedIn: farhana.email }, browser, undefined, a);
    await expect.poll(() => browser.kept.size).toBe(1);
    vi.spyOn(a.identity, 'signOut').mockReturnValueOnce(new Promise(() => {}));
    a.hear(null);
    release();
    await expect.poll(() => b.session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
    expect(await new Promise((resolve) => b.identity.onChange(resolve))).toBeNull();
  });

  test('S4: is not undone by a provider that brings them back to the next tab', async () => {
    const { session, browser, hear, asked, ...server } = start({ signedIn: farhana.email });
    await settled(session);
    browser.kept.clear();
    hear(null);
    await expect.poll(browser.isEmpty).toBe(true);
    asked.length = 0;
    const next = start({ signedIn: farhana.email }, browser, undefined, { ...server, asked });
    expect(await settled(next.session)).toEqual({ state: 'guest' });
    expect(asked).toEqual([]);
  });

  test('S4: the tab that emptied it does not end the login that comes after', async () => {
    const { a, b, browser } = await openTwo();
    browser.kept.clear();
    a.hear(null);
    await expect.poll(browser.isEmpty).toBe(true);
    const { held, release } = hold();
    a.server.held = held;
    const entered = a.session.signIn(farhana);
    await expect.poll(browser.isEmpty).toBe(false);
    b.hear('secondGear.tokenOwner', 'person-1');
    release();
    await entered;
    b.hear('accessToken', browser.token());
    expect(a.session.read().state).toBe('signedIn');
    expect(b.session.read().state).toBe('signedIn');
    expect(b.session.accessToken()).toBe(browser.token());
  });

  test("S4: somebody else's keys are nobody's logout", async () => {
    const { session, hear } = start({ signedIn: farhana.email });
    await settled(session);
    hear('second-gear:theme');
    expect(session.read().state).toBe('signedIn');
  });
});

test('A8: whoever has logged out is not let in again by a provider that says so later', async () => {
  const slow = createMemoryIdentity({ accounts: [farhana] });
  const { session, asked } = start({}, createBrowser(), {
    ...slow,
    onChange: (tell) => slow.onChange((person) => person && tell(person)),
  });
  await session.signIn(farhana);
  await session.signOut();
  asked.length = 0;
  await session.finish();
  expect(asked).toEqual([]);
  expect(session.read().state).not.toBe('signedIn');
});

test('A6: a wrong password of somebody else leaves an unfinished entry as it was, and asks for nothing more', async () => {
  const { session, server, asked } = start();
  await settled(session);
  server.fails = 'broken';
  await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'broken' });
  const unfinished = session.read();
  expect(unfinished).toMatchObject({ state: 'unfinished' });
  server.fails = null;
  asked.length = 0;
  await expect(session.signIn({ ...rahim, password: 'wrong' })).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect(session.read()).toBe(unfinished);
  expect(asked).toEqual([]);
});
