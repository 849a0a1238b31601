import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../api/problem.ts';
import { createMemoryIdentity, type MemoryIdentityOptions } from '../identity/memory.ts';
import { createSession } from './session.ts';
import type { Shelf } from './shelf.ts';

const shelf = (): Shelf => {
  let kept: string | null = null;
  return {
    get: () => kept,
    set: (value) => {
      kept = value;
    },
    clear: () => {
      kept = null;
    },
  };
};

const farhana = { email: 'buyer@secondgear.test', password: 'kickstart', name: 'Farhana Akter' };

const start = (options: MemoryIdentityOptions = {}) => {
  const users = new Map([[farhana.email, 'buyer']]);
  const asked: string[] = [];
  const server = { isDown: false, minted: 0 };
  const api = {
    accessToken: async ({ query }: { query: { email: string } }) => {
      asked.push('accessToken');
      if (server.isDown) throw new Problem('unreachable');
      if (!users.has(query.email)) throw new Problem('forbidden');
      server.minted += 1;
      return { accessToken: `token ${server.minted} of ${query.email}` };
    },
    createUser: async ({ body }: { body: { email: string; role: string } }) => {
      asked.push(`createUser ${body.role}`);
      if (server.isDown) throw new Problem('unreachable');
      if (users.has(body.email)) return { acknowledged: false };
      users.set(body.email, body.role);
      return { acknowledged: true, insertedId: '1' };
    },
  };
  const token = shelf();
  const newcomer = shelf();
  const identity = createMemoryIdentity({ accounts: [farhana], ...options });
  const session = createSession({ identity, api, token, newcomer });
  return { session, server, users, asked, token, newcomer, identity, api };
};

const settled = async (session: ReturnType<typeof createSession>) => {
  await vi.waitFor(() => expect(session.read().state).not.toBe('loading'));
  return session.read();
};

describe('a session', () => {
  it('is loading until the first answer, and then a guest', async () => {
    const { session } = start();
    expect(session.read()).toEqual({ state: 'loading' });
    expect(await settled(session)).toEqual({ state: 'guest' });
  });

  it('stores the access token before anybody counts as signed in', async () => {
    const { session, token } = start();
    await settled(session);
    const seen: [string, string | null][] = [];
    session.subscribe(() => seen.push([session.read().state, token.get()]));
    await session.signIn(farhana);
    expect(seen).toEqual([
      ['loading', null],
      ['signedIn', `token 1 of ${farhana.email}`],
    ]);
  });

  it('is a guest again after a wrong password, and never left loading', async () => {
    const { session, token } = start();
    await settled(session);
    await expect(session.signIn({ ...farhana, password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    expect(session.read()).toEqual({ state: 'guest' });
    expect(token.get()).toBeNull();
  });

  it('keeps who is here when they try to sign in as somebody else and fail', async () => {
    const { session, token } = start();
    await session.signIn(farhana);
    await expect(session.signIn({ email: 'x@example.com', password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: farhana.email } });
    expect(token.get()).toBe(`token 1 of ${farhana.email}`);
  });

  it('is not left loading by a refusal that came before the first answer', async () => {
    const { session, token } = start({ signedIn: farhana.email });
    token.set('kept');
    await expect(session.signIn({ ...farhana, password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: farhana.email } });
  });

  it('lets nobody in halfway: without a token the entry is unfinished, and can be finished', async () => {
    const { session, server, token } = start();
    await settled(session);
    server.isDown = true;
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.read()).toMatchObject({ state: 'unfinished', person: { email: farhana.email } });
    expect(token.get()).toBeNull();
    server.isDown = false;
    await session.finish();
    expect(session.read().state).toBe('signedIn');
  });

  it('makes the newcomer known to the server before it asks for their token', async () => {
    const { session, asked, users, newcomer } = start();
    await settled(session);
    await session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'seller' });
    expect(asked).toEqual(['createUser seller', 'accessToken']);
    expect(users.get('rafi@example.com')).toBe('seller');
    expect(newcomer.get()).toBeNull();
  });

  it('finishes at the next login a sign-up that the server did not hear of, with the role that was chosen', async () => {
    const { session, server, users } = start();
    await settled(session);
    server.isDown = true;
    const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };
    await expect(session.signUp({ ...rafi, role: 'seller' })).rejects.toThrow();
    await session.signOut();
    server.isDown = false;
    await session.signIn(rafi);
    expect(users.get('rafi@example.com')).toBe('seller');
  });

  it('forgets a sign-up that was refused, so that it changes nobody later', async () => {
    const { session, newcomer } = start();
    await settled(session);
    await expect(session.signUp({ ...farhana, role: 'seller' })).rejects.toMatchObject({ code: 'email-in-use' });
    expect(newcomer.get()).toBeNull();
  });

  it('signs up whose name could not be saved, and says so', async () => {
    const { session, users } = start({ refuse: { signUp: 'profile-not-saved' } });
    await settled(session);
    await expect(
      session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'buyer' }),
    ).rejects.toMatchObject({ code: 'profile-not-saved' });
    expect(session.read().state).toBe('signedIn');
    expect(users.get('rafi@example.com')).toBe('buyer');
  });

  it("makes Google's newcomer a buyer, and leaves a seller a seller", async () => {
    const chosen = { email: 'tahmid@example.com', name: 'Tahmid' };
    const { session, users } = start({ chooseAccount: async () => chosen });
    await settled(session);
    await session.signInWithGoogle();
    expect(users.get(chosen.email)).toBe('buyer');

    const known = start({ chooseAccount: async () => chosen });
    known.users.set(chosen.email, 'seller');
    await known.session.signInWithGoogle();
    expect(known.session.read().state).toBe('signedIn');
    expect(known.users.get(chosen.email)).toBe('seller');
  });

  it('leaves nothing behind at logout', async () => {
    const { session, token } = start();
    await session.signIn(farhana);
    await session.signOut();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(token.get()).toBeNull();
  });

  it('keeps the token over a reload, and asks for one only where there is none', async () => {
    const first = start({ signedIn: farhana.email });
    first.token.set('kept');
    expect(await settled(first.session)).toMatchObject({ state: 'signedIn' });
    expect(first.asked).toEqual([]);

    const second = start({ signedIn: farhana.email });
    expect(await settled(second.session)).toMatchObject({ state: 'signedIn' });
    expect(second.asked).toEqual(['accessToken']);
  });

  it('renews the token once for many askers', async () => {
    const { session, asked, token } = start();
    await session.signIn(farhana);
    const renewed = await Promise.all([session.renewToken(), session.renewToken(), session.renewToken()]);
    expect(new Set(renewed)).toEqual(new Set([`token 2 of ${farhana.email}`]));
    expect(token.get()).toBe(`token 2 of ${farhana.email}`);
    expect(asked).toEqual(['accessToken', 'accessToken']);
  });
});
