import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { farhana, settled, start } from './testing/createTestSession.ts';

const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };

describe('session', () => {
  it('the session is loading until the provider reports for the first time, and is a guest when the provider reports no user [R4.26]', async () => {
    const { session } = start();
    expect(session.read()).toEqual({ state: 'loading' });
    expect(await settled(session)).toEqual({ state: 'guest' });
  });

  it("the access token is stored before the session's state is signedIn [R4.23 R4.24]", async () => {
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

  it.each([
    ['sign-in', (session: Session) => session.signIn(farhana)],
    ['sign-up', (session: Session) => session.signUp({ ...rafi, role: 'buyer' })],
  ])(
    'the session is loading during %s, until the operation has ended (docs/requirements.md §4) [R4.27]',
    async (_, verb) => {
      const { session } = start({ chooseAccount: async () => farhana });
      await settled(session);
      const states: string[] = [];
      session.subscribe(() => states.push(session.read().state));
      await verb(session);
      expect(states[0]).toBe('loading');
      expect(states).toHaveLength(2);
    },
  );

  it('a user is registered with the e-mail address that the auth provider returns [R6.01]', async () => {
    const { session, users } = start();
    await settled(session);
    const typed = { name: 'Half Done', email: 'Half.Done@Example.com', password: 'kickstart' };
    await session.signUp({ ...typed, role: 'seller' });
    expect(session.read()).toMatchObject({ state: 'signedIn', user: { email: 'half.done@example.com' } });
    expect([...users.keys()]).toContain('half.done@example.com');
    expect([...users.keys()]).not.toContain(typed.email);
  });

  it('signUp signs the user up, and throws an error when the name of the user could not be saved [R8.03]', async () => {
    const { session, users } = start({ refuse: { signUp: 'profile-not-saved' } });
    await settled(session);
    await expect(
      session.signUp({ name: 'Rafi', email: 'rafi@example.com', password: 'kickstart', role: 'buyer' }),
    ).rejects.toMatchObject({ code: 'profile-not-saved' });
    expect(session.read().state).toBe('signedIn');
    expect(users.get('rafi@example.com')).toBe('buyer');
  });

  it('the session uses the stored access token after a reload, and requests a token only when none is stored [R6.12]', async () => {
    const first = start({ signedIn: farhana.email });
    first.tokens.write('person-1', 'kept');
    expect(await settled(first.session)).toMatchObject({ state: 'signedIn' });
    expect(first.requests).toEqual([]);

    const second = start({ signedIn: farhana.email });
    expect(await settled(second.session)).toMatchObject({ state: 'signedIn' });
    expect(second.requests).toEqual(['accessToken']);
  });
});
