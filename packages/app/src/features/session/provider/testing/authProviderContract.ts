import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AuthError,
  type AuthErrorCode,
  type AuthProvider,
  type AuthUser,
  type GoogleAccount,
} from '../authProvider.ts';

/** Has an account at the provider at the start of every test. */
export const knownUser = { email: 'buyer@secondgear.test', password: 'kickstart' } as const;

export type AuthProviderSetup = {
  authProvider: AuthProvider;
  /** Picked in the account chooser. Null: the user closes it. */
  choose(account: GoogleAccount | null): void;
  refuseNames(): void;
  /** As if the browser had no connection. */
  disconnect(): void;
  emailIn(idToken: string): string;
  close?(): Promise<void>;
};

/** Each call of `setup` creates a new provider without a signed-in user. */
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
      // A message, a cause or a response of the provider could contain keys or e-mail addresses.
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

    it('the auth provider calls each listener with the current user, but never before onChange has returned [R4.26]', async () => {
      expect(received).toEqual([null]);
      let returned = false;
      const lazy = new Promise<boolean>((resolve) => {
        given.authProvider.onChange(() => resolve(returned));
      });
      returned = true;
      expect(await lazy).toBe(true);
    });

    it('the auth provider signs in, and calls the listeners before the promise settles [R1.18]', async () => {
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
    ])('the auth provider rejects %s as wrong credentials, and does not sign the user in', async (_, credentials) => {
      expect(await refusal(given.authProvider.signIn(credentials))).toBe('wrong-credentials');
      expect(received).toEqual([null]);
      expect((await given.authProvider.signIn(knownUser)).email).toBe(knownUser.email);
    });

    it('the auth provider signs up a new user, and calls the listeners only once, after the name of the user is saved', async () => {
      const account = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      const user = await given.authProvider.signUp(account);
      expect(user).toMatchObject({ name: account.name, email: account.email });
      expect(received).toEqual([null, user]);

      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(account)).toEqual(user);
    });

    it("the auth provider converts the user's e-mail address to lower case", async () => {
      const typed = { name: 'Rafiq Islam', email: 'Rafiq@SecondGear.test', password: 'two-stroke' };
      expect(await given.authProvider.signUp(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
    });

    it.each([
      ['an e-mail that has an account', 'email-in-use', { email: knownUser.email, password: 'two-stroke' }],
      ['a password of five characters', 'weak-password', { email: 'rafiq@secondgear.test', password: 'clutc' }],
      ['an invalid e-mail', 'invalid-email', { email: 'rafiq', password: 'two-stroke' }],
    ])('the auth provider rejects a sign-up with %s', async (_, code, account) => {
      expect(await refusal(given.authProvider.signUp({ name: 'Rafiq Islam', ...account }))).toBe(code);
      expect(received).toEqual([null]);
    });

    it('the auth provider throws profile-not-saved, and signs the new user in without a name, when the name cannot be saved', async () => {
      given.refuseNames();
      const account = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      expect(await refusal(given.authProvider.signUp(account))).toBe('profile-not-saved');
      expect(received).toEqual([null, expect.objectContaining({ email: account.email, name: '' })]);
    });

    it("the auth provider creates an account at a user's first sign-in with Google, and uses the same account at the second sign-in [R1.19]", async () => {
      given.choose({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      const first = await given.authProvider.signInWithGoogle();
      expect(first).toMatchObject({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      await given.authProvider.signOut();
      expect(await given.authProvider.signInWithGoogle()).toEqual(first);
      expect(received).toEqual([null, first, null, first]);
    });

    it.each([knownUser.email, 'stranger@secondgear.test'])(
      'the auth provider accepts a password reset for %s, with or without an account [R13.12]',
      async (email) => {
        await given.authProvider.sendPasswordReset(email);
        expect(received).toEqual([null]);
      },
    );

    it('the auth provider rejects a password reset for an invalid e-mail address', async () => {
      expect(await refusal(given.authProvider.sendPasswordReset('rafiq'))).toBe('invalid-email');
    });

    it('the auth provider throws the error `cancelled` when the user closes the account chooser', async () => {
      given.choose(null);
      expect(await refusal(given.authProvider.signInWithGoogle())).toBe('cancelled');
      expect(received).toEqual([null]);
    });

    it('the auth provider changes the displayed name, and calls the listeners with it [R13.31]', async () => {
      const user = await given.authProvider.signIn(knownUser);
      await given.authProvider.changeName('Farhana Rahman');
      expect(received.at(-1)).toEqual({ ...user, name: 'Farhana Rahman' });
      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(knownUser)).toMatchObject({ name: 'Farhana Rahman' });
    });

    it('the auth provider changes the password when the current one is right, and the user stays signed in [R13.32]', async () => {
      const user = await given.authProvider.signIn(knownUser);
      expect(await given.authProvider.hasPassword()).toBe(true);
      const next = 'two-stroke';
      await given.authProvider.changePassword({ current: knownUser.password, next });
      expect(received).toEqual([null, user]);
      expect(given.emailIn(await given.authProvider.idToken(user))).toBe(knownUser.email);
      await given.authProvider.signOut();
      expect(await refusal(given.authProvider.signIn(knownUser))).toBe('wrong-credentials');
      expect(await given.authProvider.signIn({ ...knownUser, password: next })).toEqual(user);
    });

    it.each([
      ['a wrong current password', 'wrong-credentials', { current: 'sidecar', next: 'two-stroke' }],
      ['a new password of five', 'weak-password', { current: knownUser.password, next: 'clutc' }],
    ])('F65: the auth provider keeps the password when it gets %s [R13.32]', async (_, code, passwords) => {
      const user = await given.authProvider.signIn(knownUser);
      expect(await refusal(given.authProvider.changePassword(passwords))).toBe(code);
      expect(received.at(-1)).toEqual(user);
      await given.authProvider.signOut();
      expect(await given.authProvider.signIn(knownUser)).toEqual(user);
    });

    it('a user who has signed in with Google has no password [R13.34]', async () => {
      given.choose({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      await given.authProvider.signInWithGoogle();
      expect(await given.authProvider.hasPassword()).toBe(false);
    });

    it('the auth provider signs the user out', async () => {
      await given.authProvider.signIn(knownUser);
      await given.authProvider.signOut();
      expect(received.at(-1)).toBeNull();
      expect(await firstAnswer(given.authProvider)).toBeNull();
    });

    it('the auth provider does not sign the user out when isStillWanted returns false', async () => {
      const user = await given.authProvider.signIn(knownUser);
      await given.authProvider.signOut(() => false);
      expect(received.at(-1)).toEqual(user);
      expect(await firstAnswer(given.authProvider)).toEqual(user);
    });

    it('the auth provider returns an ID token of the signed-in user that can be sent in a header', async () => {
      const user = await given.authProvider.signIn(knownUser);
      const idToken = await given.authProvider.idToken(user);
      expect(idToken).toMatch(/^[\x21-\x7e]+$/);
      expect(given.emailIn(idToken)).toBe(knownUser.email);
    });

    it('the auth provider returns no ID token for a user who is not signed in, or who has signed out', async () => {
      const user = await given.authProvider.signIn(knownUser);
      expect(await refusal(given.authProvider.idToken({ uid: 'another' }))).toBe('cancelled');
      await given.authProvider.signOut();
      expect(await refusal(given.authProvider.idToken(user))).toBe('cancelled');
    });

    it('the auth provider throws the error `unreachable` when the provider cannot be reached', async () => {
      given.disconnect();
      expect(await refusal(given.authProvider.signIn(knownUser))).toBe('unreachable');
      expect(received).toEqual([null]);
    });

    it('the auth provider does not call a listener after it was removed', async () => {
      stop();
      await given.authProvider.signIn(knownUser);
      expect(received).toEqual([null]);
    });
  });
};
