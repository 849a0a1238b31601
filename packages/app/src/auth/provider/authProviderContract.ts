import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthError, type AuthErrorCode, type AuthProvider, type AuthUser, type GoogleAccount } from './authProvider.ts';

/** A user who has an account in every test setup. */
export const knownUser = { email: 'buyer@secondgear.test', password: 'kickstart' } as const;

export type AuthProviderSetup = {
  authProvider: AuthProvider;
  /** Sets the account that the account chooser returns; null closes it without choosing. */
  choose(account: GoogleAccount | null): void;
  /** From now on names cannot be saved. */
  refuseNames(): void;
  /** From now on the provider cannot be reached. */
  disconnect(): void;
  /** The user whom this provider's ID tokens identify. */
  emailIn(idToken: string): string;
  close?(): Promise<void>;
};

/** The user whom an ID token of the fake auth provider identifies. */
export const emailInFakeToken = (idToken: string): string => idToken.replace('id-token-of-', '');

/** Tests that an implementation satisfies `AuthProvider`. `rig` creates a new one, without a signed-in user. */
export const testAuthProvider = (title: string, setup: () => Promise<AuthProviderSetup>) => {
  describe(title, () => {
    let given: AuthProviderSetup;
    let received: (AuthUser | null)[];
    let stop: () => void;

    const firstAnswer = (authProvider: AuthProvider) =>
      new Promise<AuthUser | null>((resolve) => {
        const leave = authProvider.onChange((user) => {
          leave();
          resolve(user);
        });
      });

    const refusal = async (attempt: Promise<unknown>): Promise<AuthErrorCode> => {
      const thrown = await attempt.then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(thrown instanceof AuthError)) throw new TypeError('it was not rejected with an AuthError');
      // Only a code: no message, no cause, no response of the provider.
      expect(Object.keys(thrown).sort()).toEqual(['code', 'name']);
      expect(thrown.message).toBe(thrown.code);
      expect(thrown.cause).toBeUndefined();
      return thrown.code;
    };

    beforeEach(async () => {
      given = await setup();
      received = [];
      stop = given.authProvider.onChange((user) => received.push(user));
      await firstAnswer(given.authProvider);
    });

    afterEach(async () => {
      stop();
      await given.close?.();
    });

    it('calls each listener with the first user, and never before onChange has returned [R4.26]', async () => {
      expect(received).toEqual([null]);
      let returned = false;
      const lazy = new Promise<boolean>((resolve) => {
        given.authProvider.onChange(() => resolve(returned));
      });
      returned = true;
      expect(await lazy).toBe(true);
    });

    it('signs in, and has called the listeners before the promise settles [R1.18]', async () => {
      const user = await given.authProvider.signIn(knownUser);
      expect(user).toMatchObject({ email: knownUser.email });
      expect(user.uid).not.toBe('');
      expect(user.name).not.toBe('');
      expect(received).toEqual([null, user]);
      expect(await firstAnswer(given.authProvider)).toEqual(user);
    });

    it.each([
      ['a wrong password', { ...knownUser, password: 'sidecar' }],
      ['an unknown e-mail', { ...knownUser, email: 'stranger@secondgear.test' }],
    ])('rejects %s as wrong credentials, and does not sign in', async (_, credentials) => {
      expect(await refusal(given.authProvider.signIn(credentials))).toBe('wrong-credentials');
      expect(received).toEqual([null]);
      expect((await given.authProvider.signIn(knownUser)).email).toBe(knownUser.email);
    });

    it('signs a new user up, and calls the listeners once, with the name', async () => {
      const account = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      const user = await given.authProvider.signUp(account);
      expect(user).toMatchObject({ name: account.name, email: account.email });
      expect(received).toEqual([null, user]);

      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(account)).toEqual(user);
    });

    it('converts the e-mail address to lower case', async () => {
      const typed = { name: 'Rafiq Islam', email: 'Rafiq@SecondGear.test', password: 'two-stroke' };
      expect(await given.authProvider.signUp(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
    });

    it.each([
      ['an e-mail that has an account', 'email-in-use', { email: knownUser.email, password: 'two-stroke' }],
      ['a password of five', 'weak-password', { email: 'rafiq@secondgear.test', password: 'clutc' }],
      ['an invalid e-mail', 'invalid-email', { email: 'rafiq', password: 'two-stroke' }],
    ])('rejects a sign-up with %s', async (_, code, account) => {
      expect(await refusal(given.authProvider.signUp({ name: 'Rafiq Islam', ...account }))).toBe(code);
      expect(received).toEqual([null]);
    });

    it('reports that the name was not saved, and leaves the new user signed in without it', async () => {
      given.refuseNames();
      const account = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      expect(await refusal(given.authProvider.signUp(account))).toBe('profile-not-saved');
      expect(received).toEqual([null, expect.objectContaining({ email: account.email, name: '' })]);
    });

    it('creates an account at the first sign-in with Google, and uses it at the second [R1.19]', async () => {
      given.choose({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      const first = await given.authProvider.signInWithGoogle();
      expect(first).toMatchObject({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      await given.authProvider.signOut();
      expect(await given.authProvider.signInWithGoogle()).toEqual(first);
      expect(received).toEqual([null, first, null, first]);
    });

    it('treats closing the account chooser as cancelled', async () => {
      given.choose(null);
      expect(await refusal(given.authProvider.signInWithGoogle())).toBe('cancelled');
      expect(received).toEqual([null]);
    });

    it('signs out', async () => {
      await given.authProvider.signIn(knownUser);
      await given.authProvider.signOut();
      expect(received.at(-1)).toBeNull();
      expect(await firstAnswer(given.authProvider)).toBeNull();
    });

    it('gives an ID token of the signed-in user that is valid in a header', async () => {
      const user = await given.authProvider.signIn(knownUser);
      const idToken = await given.authProvider.idToken(user);
      expect(idToken).toMatch(/^[\x21-\x7e]+$/);
      expect(given.emailIn(idToken)).toBe(knownUser.email);
    });

    it('gives no ID token of another user, or after signing out', async () => {
      const user = await given.authProvider.signIn(knownUser);
      expect(await refusal(given.authProvider.idToken({ uid: 'another' }))).toBe('cancelled');
      await given.authProvider.signOut();
      expect(await refusal(given.authProvider.idToken(user))).toBe('cancelled');
    });

    it('reports that the provider is unreachable', async () => {
      given.disconnect();
      expect(await refusal(given.authProvider.signIn(knownUser))).toBe('unreachable');
      expect(received).toEqual([null]);
    });

    it('does not call a listener that was removed', async () => {
      stop();
      await given.authProvider.signIn(knownUser);
      expect(received).toEqual([null]);
    });
  });
};
