import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('a session', () => {
  it('is loading until the first answer, and then a guest [R4.26]', async () => {
    const { session } = start();
    expect(session.read()).toEqual({ state: 'loading' });
    expect(await settled(session)).toEqual({ state: 'guest' });
  });

  it('stores the access token before anybody counts as signed in [R4.23 R4.24]', async () => {
    const { session, browser } = start();
    await settled(session);
    const seen: [string, string | null][] = [];
    session.subscribe(() => seen.push([session.read().state, browser.token()]));
    await session.signIn(farhana);
    expect(seen).toEqual([
      ['loading', null],
      ['signedIn', `token-1-of-${farhana.email}`],
    ]);
  });

  it('is a guest again after a wrong password, and never left loading', async () => {
    const { session, browser } = start();
    await settled(session);
    await expect(session.signIn({ ...farhana, password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
  });

  it.each([
    ['sign-in', (session: Session) => session.signIn(farhana)],
    ['sign-up', (session: Session) => session.signUp({ ...rafi, role: 'buyer' })],
    ['logout', (session: Session) => session.signOut()],
    ['Google login', (session: Session) => session.signInWithGoogle()],
  ])('is loading again on %s, until it is over (spec §4) [R4.27]', async (_, verb) => {
    const { session } = start({ chooseAccount: async () => farhana });
    await settled(session);
    const states: string[] = [];
    session.subscribe(() => states.push(session.read().state));
    await verb(session);
    expect(states[0]).toBe('loading');
    expect(states).toHaveLength(2);
  });

  it('keeps who is here when they try to sign in as somebody else and fail', async () => {
    const { session, browser } = start();
    await session.signIn(farhana);
    await expect(session.signIn({ email: 'x@example.com', password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: farhana.email } });
    expect(browser.token()).toBe(`token-1-of-${farhana.email}`);
  });

  it('is not left loading by a refusal that came before the first answer', async () => {
    const { session, tokens } = start({ signedIn: farhana.email });
    tokens.write('person-1', 'kept');
    await expect(session.signIn({ ...farhana, password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: farhana.email } });
  });

  it('lets nobody in halfway: without a token the entry is unfinished, and can be finished', async () => {
    const { session, server, browser } = start();
    await settled(session);
    server.fails = 'unreachable';
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.read()).toMatchObject({ state: 'unfinished', person: { email: farhana.email } });
    expect(browser.token()).toBeNull();
    server.fails = null;
    await session.finish();
    expect(session.read().state).toBe('signedIn');
  });

  it('makes the newcomer known to the server before it asks for their token', async () => {
    const { session, asked, users, newcomers } = start();
    await settled(session);
    await session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'seller' });
    expect(asked).toEqual(['createUser seller', 'accessToken']);
    expect(users.get('rafi@example.com')).toBe('seller');
    expect(newcomers.of(farhana.email)).toBeNull();
  });

  it('makes them known by the e-mail that the identity provider knows, which their role is asked with [R6.01]', async () => {
    const { session, users } = start();
    await settled(session);
    const typed = { name: 'Half Done', email: 'Half.Done@Example.com', password: 'kickstart' };
    await session.signUp({ ...typed, role: 'seller' });
    expect(session.read()).toMatchObject({ state: 'signedIn', person: { email: 'half.done@example.com' } });
    expect([...users.keys()]).toContain('half.done@example.com');
    expect([...users.keys()]).not.toContain(typed.email);
  });

  it('forgets a sign-up that was refused, so that it changes nobody later', async () => {
    const { session, newcomers } = start();
    await settled(session);
    await expect(session.signUp({ ...farhana, role: 'seller' })).rejects.toMatchObject({ code: 'email-in-use' });
    expect(newcomers.of(farhana.email)).toBeNull();
  });

  it('signs up whose name could not be saved, and says so [R8.03]', async () => {
    const { session, users } = start({ refuse: { signUp: 'profile-not-saved' } });
    await settled(session);
    await expect(
      session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'buyer' }),
    ).rejects.toMatchObject({ code: 'profile-not-saved' });
    expect(session.read().state).toBe('signedIn');
    expect(users.get('rafi@example.com')).toBe('buyer');
  });

  it('leaves nothing behind at logout', async () => {
    const { session, browser } = start();
    await session.signIn(farhana);
    await session.signOut();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
  });

  it('keeps the token over a reload, and asks for one only where there is none [R6.12]', async () => {
    const first = start({ signedIn: farhana.email });
    first.tokens.write('person-1', 'kept');
    expect(await settled(first.session)).toMatchObject({ state: 'signedIn' });
    expect(first.asked).toEqual([]);

    const second = start({ signedIn: farhana.email });
    expect(await settled(second.session)).toMatchObject({ state: 'signedIn' });
    expect(second.asked).toEqual(['accessToken']);
  });
});
