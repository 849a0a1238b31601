import { describe, expect, test, vi } from 'vitest';
import { start } from '../session/testing/createTestSession.ts';
import type { GoogleAccount, Identity, Person } from './authProvider.ts';
import { emailInMemoryToken, type IdentityRig, identitySuite, knownPerson } from './authProviderContract.ts';
import { createMemoryIdentity, type MemoryIdentityOptions } from './fakeAuthProvider.ts';
import { createLateIdentity } from './lazyAuthProvider.ts';

const farhana = { ...knownPerson, name: 'Farhana Akter' };

/** What a browser has written down of who was here last; `other` writes there as another tab does. */
const writtenDown = (person: Person | null | undefined) => {
  const written: (Person | null | undefined)[] = [];
  let now = person;
  return {
    read: () => now,
    write: (next: Person | null) => {
      now = next;
      written.push(next);
    },
    isKeptIn: (event: Event) => event.type === 'storage',
    other: (next: Person | null) => {
      now = next;
    },
    written,
  };
};

type OpenOptions = { identity?: Identity; last?: ReturnType<typeof writtenDown> };

/** An identity that comes when it is told to, over a line that can be cut. */
const openLate = ({
  identity = createMemoryIdentity({ accounts: [farhana], signedIn: farhana.email }),
  last,
}: OpenOptions = {}) => {
  const line = new EventTarget();
  let due = () => {};
  const when = new Promise<void>((resolve) => {
    due = resolve;
  });
  const state = { isCut: false, fetched: 0 };
  const late = createLateIdentity({
    load: async () => {
      state.fetched += 1;
      if (state.isCut) throw new Error('a part of the app did not come');
      return identity;
    },
    when,
    line,
    ...(last && { last }),
  });
  return { ...late, line, state, due };
};

identitySuite('identity that comes later', async (): Promise<IdentityRig> => {
  let chosen: GoogleAccount | null = null;
  const refuse: MemoryIdentityOptions['refuse'] = {};
  const identity = createMemoryIdentity({ accounts: [farhana], chooseAccount: async () => chosen, refuse });
  const late = openLate({ identity });
  late.due();
  return {
    identity: late.identity,
    choose: (account) => {
      chosen = account;
    },
    refuseNames: () => {
      refuse.signUp = 'profile-not-saved';
    },
    emailIn: emailInMemoryToken,
    disconnect: () => {
      for (const verb of ['signIn', 'signUp', 'signInWithGoogle', 'signOut'] as const) refuse[verb] = 'unreachable';
    },
  };
});

describe('an identity that comes later', () => {
  test('says nothing of anybody until it is there', async () => {
    const late = openLate();
    const heard = vi.fn();
    late.identity.onChange(heard);
    await new Promise((resolve) => setTimeout(resolve));
    expect(late.state.fetched).toBe(0);
    expect(heard).not.toHaveBeenCalled();
    late.due();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ email: farhana.email }));
  });

  test('is not waited for by somebody who signs in', async () => {
    const late = openLate({ identity: createMemoryIdentity({ accounts: [farhana] }) });
    const heard: unknown[] = [];
    late.identity.onChange((person) => heard.push(person?.email ?? null));
    await late.identity.signIn(farhana);
    expect(heard.at(-1)).toBe(farhana.email);
    late.due();
    await new Promise((resolve) => setTimeout(resolve));
    expect(late.state.fetched).toBe(1);
  });

  test('that does not come logs nobody out, says so, and is asked for again once there is a line', async () => {
    const late = openLate();
    const heard = vi.fn();
    const watched = vi.fn();
    late.identity.onChange(heard);
    late.subscribe(watched);
    late.state.isCut = true;
    late.due();
    await vi.waitFor(() => expect(late.absence()).toBeInstanceOf(Error));
    expect(watched).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
    await expect(late.identity.signIn(farhana)).rejects.toMatchObject({ name: 'IdentityError', code: 'unreachable' });

    late.state.isCut = false;
    late.line.dispatchEvent(new Event('online'));
    expect(late.absence(), 'on its way again').toBeNull();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(late.absence()).toBeNull();
  });

  test('tells nobody who has left before it came', async () => {
    const late = openLate();
    const heard = vi.fn();
    late.identity.onChange(heard)();
    late.due();
    await vi.waitFor(() => expect(late.state.fetched).toBe(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).not.toHaveBeenCalled();
  });

  test('keeps a session that it cannot tell of: the token stays, and nothing is opened', async () => {
    const late = openLate();
    late.state.isCut = true;
    const { session, browser, tokens } = start({}, undefined, late.identity);
    tokens.write('person-1', 'a-token');
    late.due();
    await vi.waitFor(() => expect(late.absence()).toBeTruthy());
    expect(session.read()).toEqual({ state: 'loading' });
    expect(session.accessToken()).toBeNull();
    expect(session.expectsSomebody()).toBe(true);
    expect(browser.token()).toBe('a-token');
  });
});

describe('an identity in a browser that has written down who was here', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const here: Person = { uid: 'person-1', email: farhana.email, name: farhana.name };
  const nobodyYet = () =>
    openLate({ identity: createMemoryIdentity({ accounts: [farhana] }), last: writtenDown(null) });
  const hearAll = (late: ReturnType<typeof openLate>) => {
    const heard: (Person | null)[] = [];
    late.identity.onChange((person) => heard.push(person));
    return heard;
  };

  test('is not fetched where nobody was, who is told of at once', async () => {
    const late = nobodyYet();
    const heard = hearAll(late);
    late.due();
    await settled();
    expect(heard).toEqual([null]);
    expect(late.state.fetched).toBe(0);
  });

  test('whoever was here is here at once, before anything is fetched, and is told of once', async () => {
    const late = openLate({ last: writtenDown(here) });
    const heard = hearAll(late);
    expect(heard, 'onChange has not returned').toEqual([]);
    await settled();
    expect(heard).toEqual([here]);
    expect(late.state.fetched).toBe(0);
    late.due();
    await settled();
    expect(late.state.fetched).toBe(1);
    expect(heard, 'the provider says the same').toEqual([here]);
  });

  test('whoever was here is gone as soon as the provider says so, and is written down no more', async () => {
    const last = writtenDown(here);
    const late = openLate({ identity: createMemoryIdentity({ accounts: [farhana] }), last });
    const heard = hearAll(late);
    late.due();
    await settled();
    expect(heard).toEqual([here, null]);
    expect(last.written).toEqual([null]);
  });

  test('whoever was here stays where the code does not come', async () => {
    const late = openLate({ last: writtenDown(here) });
    const heard = hearAll(late);
    late.state.isCut = true;
    late.due();
    await settled();
    expect(late.absence()).toBeInstanceOf(Error);
    expect(heard).toEqual([here]);
  });

  test('is fetched at once where only the provider can say who was here, and nothing is said of them before', async () => {
    const late = openLate({ last: writtenDown(undefined) });
    const heard = hearAll(late);
    expect(late.state.fetched, 'before it is due').toBe(1);
    expect(heard).toEqual([]);
    await settled();
    expect(heard).toEqual([expect.objectContaining({ email: farhana.email })]);
  });

  test('is fetched where somebody is about to sign in, once', async () => {
    const late = nobodyYet();
    late.prepare();
    late.prepare();
    await settled();
    expect(late.state.fetched).toBe(1);
  });

  test('is fetched when somebody signs in in another tab', async () => {
    const last = writtenDown(null);
    const late = openLate({ last });
    const heard = hearAll(late);
    late.due();
    await settled();
    late.line.dispatchEvent(new Event('storage'));
    await settled();
    expect(late.state.fetched, 'nobody came').toBe(0);
    last.other(here);
    late.line.dispatchEvent(new Event('storage'));
    await settled();
    expect(heard.map((person) => person?.email ?? null)).toEqual([null, farhana.email]);
  });

  test('writes down who comes and that they go', async () => {
    const last = writtenDown(null);
    const late = openLate({ identity: createMemoryIdentity({ accounts: [farhana] }), last });
    const heard = hearAll(late);
    await late.identity.signIn(farhana);
    expect(last.read()).toMatchObject({ email: farhana.email, name: farhana.name });
    await late.identity.signOut();
    expect(last.read()).toBeNull();
    expect(heard.at(-1)).toBeNull();
  });

  test('whoever logs out is gone from here though the code does not come, and from the provider when it does', async () => {
    const identity = createMemoryIdentity({ accounts: [farhana], signedIn: farhana.email });
    const last = writtenDown(here);
    const late = openLate({ identity, last });
    const { session, browser, tokens, loggedOut } = start({}, undefined, late.identity);
    tokens.write(here.uid, 'a-token');
    await settled();
    expect(session.read()).toMatchObject({ state: 'signedIn' });
    late.state.isCut = true;
    await session.signOut();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
    expect(last.read()).toBeNull();
    expect(loggedOut.get(), 'or the provider, which has them yet, would let them in again').toBe(here.uid);

    late.state.isCut = false;
    const tellsProvider = vi.spyOn(identity, 'signOut');
    late.prepare();
    await vi.waitFor(() => expect(tellsProvider).toHaveBeenCalledOnce());
    await settled();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(last.read()).toBeNull();
  });
});
