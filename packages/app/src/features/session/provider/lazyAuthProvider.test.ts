import { ChunkLoadError } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hold } from '#testing/hold.ts';
import { waitFor } from '#testing/waitFor.ts';
import { start } from '../machine/testing/createTestSession.ts';
import type { AuthProvider, AuthUser } from './authProvider.ts';
import { createLazyAuthProvider } from './lazyAuthProvider.ts';
import { knownUser } from './testing/authProviderContract.ts';
import { createFakeAuthProvider } from './testing/fakeAuthProvider.ts';

const farhana = { ...knownUser, name: 'Farhana Akter' };

/** Creates the storage of the last user in a browser. `other` changes the stored user as another tab does. */
const storedLastUser = (user: AuthUser | null | undefined) => {
  const written: (AuthUser | null | undefined)[] = [];
  let now = user;
  return {
    read: () => now,
    write: (next: AuthUser | null) => {
      now = next;
      written.push(next);
    },
    matchesStorageEvent: (event: Event) => event.type === 'storage',
    other: (next: AuthUser | null) => {
      now = next;
    },
    written,
  };
};

type OpenOptions = { authProvider?: AuthProvider; last?: ReturnType<typeof storedLastUser> };

/**
 * Creates a lazy auth provider. Its code loads when the test calls `startPreload`, and fails to load while
 * `state.isOffline` is true.
 */
const openLazy = ({
  authProvider = createFakeAuthProvider({ accounts: [farhana], signedIn: farhana.email }),
  last,
}: OpenOptions = {}) => {
  const events = new EventTarget();
  const { held, release } = hold();
  const state = { isOffline: false, loads: 0 };
  const lazy = createLazyAuthProvider({
    load: async () => {
      state.loads += 1;
      if (state.isOffline) throw new ChunkLoadError('the code did not load');
      return authProvider;
    },
    preloadAfter: held,
    events,
    ...(last && { lastUser: last }),
  });
  return { ...lazy, events, state, startPreload: release };
};

test('F73: the lazy auth provider reports an error of the provider’s own code, and does not say that it is unreachable', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError('x is not a function');
  const load = () => Promise.reject(error);
  const lazy = createLazyAuthProvider({ load, preloadAfter: new Promise(() => {}), events: new EventTarget() });
  await expect(lazy.provider.signIn(knownUser)).rejects.toMatchObject({ code: 'unknown' });
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  log.mockRestore();
});

test('F95: a change that the browser could not send, because it was offline, is not called unconfirmed', async () => {
  const authProvider = createFakeAuthProvider({ refuse: { signUp: 'outcome-unknown' } });
  onlineManager.setOnline(false);
  const signUp = openLazy({ authProvider }).provider.signUp({ ...farhana, email: 'rafi@example.com' });
  onlineManager.setOnline(true);
  await expect(signUp).rejects.toMatchObject({ code: 'unreachable' });
});

describe('lazy auth provider', () => {
  test('the lazy auth provider loads the provider immediately when the user signs in', async () => {
    const lazy = openLazy({ authProvider: createFakeAuthProvider({ accounts: [farhana] }) });
    const received: unknown[] = [];
    lazy.provider.onChange((user) => received.push(user?.email ?? null));
    await lazy.provider.signIn(farhana);
    expect(received.at(-1)).toBe(farhana.email);
    lazy.startPreload();
    await new Promise((resolve) => setTimeout(resolve));
    expect(lazy.state.loads).toBe(1);
  });

  test('when the provider cannot be loaded, the lazy auth provider reports the error, keeps the user signed in, and tries again when the browser is online', async () => {
    const lazy = openLazy();
    const received = vi.fn();
    const watched = vi.fn();
    lazy.provider.onChange(received);
    lazy.subscribe(watched);
    lazy.state.isOffline = true;
    lazy.startPreload();
    await waitFor(() => expect(lazy.loadError()).toBeInstanceOf(Error));
    expect(watched).toHaveBeenCalledOnce();
    expect(received).not.toHaveBeenCalled();
    await expect(lazy.provider.signIn(farhana)).rejects.toMatchObject({ name: 'AuthError', code: 'unreachable' });

    lazy.state.isOffline = false;
    lazy.events.dispatchEvent(new Event('online'));
    expect(lazy.loadError(), 'on its way again').toBeNull();
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    expect(lazy.loadError()).toBeNull();
  });

  test('the lazy auth provider keeps the access token stored, and opens no guarded page, when the provider cannot be loaded', async () => {
    const lazy = openLazy();
    lazy.state.isOffline = true;
    const { session, browser, tokens } = start({}, undefined, lazy.provider);
    tokens.write('person-1', 'a-token');
    lazy.startPreload();
    await waitFor(() => expect(lazy.loadError()).toBeTruthy());
    expect(session.read()).toEqual({ state: 'loading' });
    expect(session.accessToken()).toBeNull();
    expect(session.hasStoredSession()).toBe(true);
    expect(browser.token()).toBe('a-token');
  });
});

describe('F92: a provider that never answers', () => {
  afterEach(() => vi.useRealTimers());
  const never = () => new Promise<never>(() => {});

  /** Opens a provider whose methods never settle, and which never reports a user. */
  const openSilent = () => {
    vi.useFakeTimers();
    const methods = ['signIn', 'signUp', 'sendPasswordReset', 'signInWithGoogle', 'idToken', 'signOut', 'checkUser'];
    const silent = Object.fromEntries([['onChange', () => () => {}], ...methods.map((name) => [name, never])]);
    return openLazy({ authProvider: silent as unknown as AuthProvider });
  };

  test.each<[string, string, number, (lazy: ReturnType<typeof openLazy>) => Promise<unknown>]>([
    ['a login', 'no-answer', 20, ({ provider }) => provider.signIn(farhana)],
    ['a sign-up', 'outcome-unknown', 20, ({ provider }) => provider.signUp(farhana)],
    ['a request for a new password', 'outcome-unknown', 20, ({ provider }) => provider.sendPasswordReset('a@b.test')],
    [
      'a login with Google, whose window the user answers',
      'no-answer',
      300,
      ({ provider }) => provider.signInWithGoogle(),
    ],
    ['an ID token', 'no-answer', 20, ({ provider }) => provider.idToken({ uid: '1' })],
    ['a logout', 'no-answer', 20, ({ provider }) => provider.signOut()],
    ['a call of the account page', 'outcome-unknown', 20, ({ call }) => call(never, 'outcome-unknown')],
  ])('F92: %s ends with %s after %i seconds', async (_, code, seconds, call) => {
    const onEnd = vi.fn();
    const ended = expect(call(openSilent()).finally(onEnd)).rejects.toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });

  test('F92: pages that wait for the user show an error when the provider reports no user in time', async () => {
    const lazy = openSilent();
    lazy.preload();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(lazy.loadError()).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lazy.loadError()).toMatchObject({ code: 'no-answer' });
  });
});

describe('lazy auth provider with a stored last user', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const here: AuthUser = { uid: 'person-1', email: farhana.email, name: farhana.name };
  const openWithoutLastUser = () =>
    openLazy({ authProvider: createFakeAuthProvider({ accounts: [farhana] }), last: storedLastUser(null) });
  const collectUsers = (lazy: ReturnType<typeof openLazy>) => {
    const received: (AuthUser | null)[] = [];
    lazy.provider.onChange((user) => received.push(user));
    return received;
  };

  test('the lazy auth provider reports immediately that there is no user, and does not load the provider, when no user is stored', async () => {
    const lazy = openWithoutLastUser();
    const received = collectUsers(lazy);
    lazy.startPreload();
    await settled();
    expect(received).toEqual([null]);
    expect(lazy.state.loads).toBe(0);
  });

  test('the lazy auth provider reports the stored user once, before the provider has loaded', async () => {
    const lazy = openLazy({ last: storedLastUser(here) });
    const received = collectUsers(lazy);
    expect(received, 'onChange has not returned').toEqual([]);
    await settled();
    expect(received).toEqual([here]);
    expect(lazy.state.loads).toBe(0);
    lazy.startPreload();
    await settled();
    expect(lazy.state.loads).toBe(1);
    expect(received, 'the provider says the same').toEqual([here]);
  });

  test('the lazy auth provider removes the stored user when the provider reports that no user is signed in', async () => {
    const last = storedLastUser(here);
    const lazy = openLazy({ authProvider: createFakeAuthProvider({ accounts: [farhana] }), last });
    const received = collectUsers(lazy);
    lazy.startPreload();
    await settled();
    expect(received).toEqual([here, null]);
    expect(last.written).toEqual([null]);
  });

  test('the lazy auth provider loads the provider when a user signs in in another tab', async () => {
    const last = storedLastUser(null);
    const lazy = openLazy({ last });
    const received = collectUsers(lazy);
    lazy.startPreload();
    await settled();
    lazy.events.dispatchEvent(new Event('storage'));
    await settled();
    expect(lazy.state.loads, 'no user signed in').toBe(0);
    last.other(here);
    lazy.events.dispatchEvent(new Event('storage'));
    await settled();
    expect(received.map((user) => user?.email ?? null)).toEqual([null, farhana.email]);
  });

  test('the lazy auth provider stores the user who signs in, and removes the stored user at sign-out', async () => {
    const last = storedLastUser(null);
    const lazy = openLazy({ authProvider: createFakeAuthProvider({ accounts: [farhana] }), last });
    const received = collectUsers(lazy);
    await lazy.provider.signIn(farhana);
    expect(last.read()).toMatchObject({ email: farhana.email, name: farhana.name });
    await lazy.provider.signOut();
    expect(last.read()).toBeNull();
    expect(received.at(-1)).toBeNull();
  });

  test('when the provider cannot be loaded, the lazy auth provider signs the user out of the app immediately, and out of the provider after it has loaded', async () => {
    const authProvider = createFakeAuthProvider({ accounts: [farhana], signedIn: farhana.email });
    const last = storedLastUser(here);
    const lazy = openLazy({ authProvider, last });
    const { session, browser, tokens, lastSignedOut } = start({}, undefined, lazy.provider);
    tokens.write(here.uid, 'a-token');
    await settled();
    expect(session.read()).toMatchObject({ state: 'signedIn' });
    lazy.state.isOffline = true;
    await session.signOut();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
    expect(last.read()).toBeNull();
    expect(lastSignedOut.get(), 'or the provider, which has them yet, would let them in again').toBe(here.uid);

    lazy.state.isOffline = false;
    const providerSignOut = vi.spyOn(authProvider, 'signOut');
    lazy.preload();
    await waitFor(() => expect(providerSignOut).toHaveBeenCalledOnce());
    await settled();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(last.read()).toBeNull();
  });
});
