import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('session', () => {
  it('is loading until the provider reports the first user, and is a guest if there is none [R4.26]', async () => {
    const { session } = start();
    expect(session.read()).toEqual({ state: 'loading' });
    expect(await settled(session)).toEqual({ state: 'guest' });
  });

  it('stores the access token before its state is signedIn [R4.23 R4.24]', async () => {
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

  it('is a guest again, and does not stay loading, after a wrong password', async () => {
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
  ])('is loading during %s, until the operation has ended (docs/requirements.md §4) [R4.27]', async (_, verb) => {
    const { session } = start({ chooseAccount: async () => farhana });
    await settled(session);
    const states: string[] = [];
    session.subscribe(() => states.push(session.read().state));
    await verb(session);
    expect(states[0]).toBe('loading');
    expect(states).toHaveLength(2);
  });

  it('keeps the signed-in user when signing in as another user fails', async () => {
    const { session, browser } = start();
    await session.signIn(farhana);
    await expect(session.signIn({ email: 'x@example.com', password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: farhana.email } });
    expect(browser.token()).toBe(`token-1-of-${farhana.email}`);
  });

  it('does not stay loading when a sign-in fails before the provider has reported the first user', async () => {
    const { session, tokens } = start({ signedIn: farhana.email });
    tokens.write('person-1', 'kept');
    await expect(session.signIn({ ...farhana, password: 'wrong' })).rejects.toThrow();
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: farhana.email } });
  });

  it('is incomplete when the server gives no token, and lets the user retry', async () => {
    const { session, server, browser } = start();
    await settled(session);
    server.fails = 'networkError';
    await expect(session.signIn(farhana)).rejects.toMatchObject({ kind: 'networkError' });
    expect(session.read()).toMatchObject({ state: 'incomplete', user: { email: farhana.email } });
    expect(browser.token()).toBeNull();
    server.fails = null;
    await session.retrySignIn();
    expect(session.read().state).toBe('signedIn');
  });

  it("registers a new user at the server before it requests the user's token", async () => {
    const { session, requests, users, pendingSignUps } = start();
    await settled(session);
    await session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'seller' });
    expect(requests).toEqual(['createUser seller', 'accessToken']);
    expect(users.get('rafi@example.com')).toBe('seller');
    expect(pendingSignUps.find(farhana.email)).toBeNull();
  });

  it("registers the user with the auth provider's form of the e-mail address, with which the role is requested later [R6.01]", async () => {
    const { session, users } = start();
    await settled(session);
    const typed = { name: 'Half Done', email: 'Half.Done@Example.com', password: 'kickstart' };
    await session.signUp({ ...typed, role: 'seller' });
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: 'half.done@example.com' } });
    expect([...users.keys()]).toContain('half.done@example.com');
    expect([...users.keys()]).not.toContain(typed.email);
  });

  it('removes the record of a sign-up that the provider rejects, so that it is not used for a later sign-in', async () => {
    const { session, pendingSignUps } = start();
    await settled(session);
    await expect(session.signUp({ ...farhana, role: 'seller' })).rejects.toMatchObject({ code: 'email-in-use' });
    expect(pendingSignUps.find(farhana.email)).toBeNull();
  });

  it('signs the user up and throws the error when the name could not be saved [R8.03]', async () => {
    const { session, users } = start({ refuse: { signUp: 'profile-not-saved' } });
    await settled(session);
    await expect(
      session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'buyer' }),
    ).rejects.toMatchObject({ code: 'profile-not-saved' });
    expect(session.read().state).toBe('signedIn');
    expect(users.get('rafi@example.com')).toBe('buyer');
  });

  it('leaves nothing in storage after logout', async () => {
    const { session, browser } = start();
    await session.signIn(farhana);
    await session.signOut();
    expect(session.read()).toEqual({ state: 'guest' });
    expect(browser.token()).toBeNull();
  });

  it('keeps the access token after a reload, and requests one only when none is stored [R6.12]', async () => {
    const first = start({ signedIn: farhana.email });
    first.tokens.write('person-1', 'kept');
    expect(await settled(first.session)).toMatchObject({ state: 'signedIn' });
    expect(first.requests).toEqual([]);

    const second = start({ signedIn: farhana.email });
    expect(await settled(second.session)).toMatchObject({ state: 'signedIn' });
    expect(second.requests).toEqual(['accessToken']);
  });
});
