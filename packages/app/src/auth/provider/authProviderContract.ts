import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type GoogleAccount,
  type Identity,
  IdentityError,
  type IdentityErrorCode,
  type Person,
} from './authProvider.ts';

/** Somebody every rig has an account for. */
export const knownPerson = { email: 'buyer@secondgear.test', password: 'kickstart' } as const;

export type IdentityRig = {
  identity: Identity;
  /** Decides whom the account chooser answers with; null leaves it without choosing. */
  choose(account: GoogleAccount | null): void;
  /** From now on names cannot be saved. */
  refuseNames(): void;
  /** From now on nobody answers. */
  disconnect(): void;
  /** What this provider's ID tokens say of whose they are. */
  emailIn(idToken: string): string;
  close?(): Promise<void>;
};

/** What the ID tokens of an identity in memory say of whose they are. */
export const emailInMemoryToken = (idToken: string): string => idToken.replace('id-token-of-', '');

/** Tries whether an implementation keeps the promises of `Identity`. `rig` gives a new one, with nobody signed in. */
export const identitySuite = (title: string, rig: () => Promise<IdentityRig>) => {
  describe(title, () => {
    let given: IdentityRig;
    let heard: (Person | null)[];
    let stop: () => void;

    const firstAnswer = (identity: Identity) =>
      new Promise<Person | null>((resolve) => {
        const leave = identity.onChange((person) => {
          leave();
          resolve(person);
        });
      });

    const refusal = async (attempt: Promise<unknown>): Promise<IdentityErrorCode> => {
      const thrown = await attempt.then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(thrown instanceof IdentityError)) throw new TypeError('it was not refused with an IdentityError');
      // A code and nothing else: no message, no cause, no response of the provider's.
      expect(Object.keys(thrown).sort()).toEqual(['code', 'name']);
      expect(thrown.message).toBe(thrown.code);
      expect(thrown.cause).toBeUndefined();
      return thrown.code;
    };

    beforeEach(async () => {
      given = await rig();
      heard = [];
      stop = given.identity.onChange((person) => heard.push(person));
      await firstAnswer(given.identity);
    });

    afterEach(async () => {
      stop();
      await given.close?.();
    });

    it('tells each listener the first answer, and never before onChange has returned [R4.26]', async () => {
      expect(heard).toEqual([null]);
      let returned = false;
      const late = new Promise<boolean>((resolve) => {
        given.identity.onChange(() => resolve(returned));
      });
      returned = true;
      expect(await late).toBe(true);
    });

    it('signs in, and has told so before the promise settles [R1.18]', async () => {
      const person = await given.identity.signIn(knownPerson);
      expect(person).toMatchObject({ email: knownPerson.email });
      expect(person.uid).not.toBe('');
      expect(person.name).not.toBe('');
      expect(heard).toEqual([null, person]);
      expect(await firstAnswer(given.identity)).toEqual(person);
    });

    it.each([
      ['a wrong password', { ...knownPerson, password: 'sidecar' }],
      ['an unknown e-mail', { ...knownPerson, email: 'stranger@secondgear.test' }],
    ])('refuses %s as wrong credentials, and leaves nobody signed in', async (_, credentials) => {
      expect(await refusal(given.identity.signIn(credentials))).toBe('wrong-credentials');
      expect(heard).toEqual([null]);
      expect((await given.identity.signIn(knownPerson)).email).toBe(knownPerson.email);
    });

    it('signs a newcomer up, who is heard of once, by name', async () => {
      const newcomer = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      const person = await given.identity.signUp(newcomer);
      expect(person).toMatchObject({ name: newcomer.name, email: newcomer.email });
      expect(heard).toEqual([null, person]);

      await given.identity.signOut();
      expect(await given.identity.signIn(newcomer)).toEqual(person);
    });

    it('knows an e-mail in small letters, however it was typed', async () => {
      const typed = { name: 'Rafiq Islam', email: 'Rafiq@SecondGear.test', password: 'two-stroke' };
      expect(await given.identity.signUp(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
      await given.identity.signOut();
      expect(await given.identity.signIn(typed)).toMatchObject({ email: 'rafiq@secondgear.test' });
    });

    it.each([
      ['an e-mail that has an account', 'email-in-use', { email: knownPerson.email, password: 'two-stroke' }],
      ['a password of five', 'weak-password', { email: 'rafiq@secondgear.test', password: 'clutc' }],
      ['what is no e-mail', 'invalid-email', { email: 'rafiq', password: 'two-stroke' }],
    ])('refuses to sign up %s', async (_, code, newcomer) => {
      expect(await refusal(given.identity.signUp({ name: 'Rafiq Islam', ...newcomer }))).toBe(code);
      expect(heard).toEqual([null]);
    });

    it('says that a name was not saved, and leaves the newcomer signed in without it', async () => {
      given.refuseNames();
      const newcomer = { name: 'Rafiq Islam', email: 'rafiq@secondgear.test', password: 'two-stroke' };
      expect(await refusal(given.identity.signUp(newcomer))).toBe('profile-not-saved');
      expect(heard).toEqual([null, expect.objectContaining({ email: newcomer.email, name: '' })]);
    });

    it('opens an account at the first visit with Google, and finds it again at the second [R1.19]', async () => {
      given.choose({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      const first = await given.identity.signInWithGoogle();
      expect(first).toMatchObject({ email: 'shirin@gmail.test', name: 'Shirin Akhter' });
      await given.identity.signOut();
      expect(await given.identity.signInWithGoogle()).toEqual(first);
      expect(heard).toEqual([null, first, null, first]);
    });

    it('takes leaving the account chooser for a change of mind', async () => {
      given.choose(null);
      expect(await refusal(given.identity.signInWithGoogle())).toBe('cancelled');
      expect(heard).toEqual([null]);
    });

    it('signs out', async () => {
      await given.identity.signIn(knownPerson);
      await given.identity.signOut();
      expect(heard.at(-1)).toBeNull();
      expect(await firstAnswer(given.identity)).toBeNull();
    });

    it('proves who is signed in, in what a header can carry', async () => {
      const person = await given.identity.signIn(knownPerson);
      const idToken = await given.identity.idToken(person);
      expect(idToken).toMatch(/^[\x21-\x7e]+$/);
      expect(given.emailIn(idToken)).toBe(knownPerson.email);
    });

    it('proves nobody else, and nobody who has gone', async () => {
      const person = await given.identity.signIn(knownPerson);
      expect(await refusal(given.identity.idToken({ uid: 'another' }))).toBe('cancelled');
      await given.identity.signOut();
      expect(await refusal(given.identity.idToken(person))).toBe('cancelled');
    });

    it('says so when nobody answers', async () => {
      given.disconnect();
      expect(await refusal(given.identity.signIn(knownPerson))).toBe('unreachable');
      expect(heard).toEqual([null]);
    });

    it('tells nothing more to a listener that has left', async () => {
      stop();
      await given.identity.signIn(knownPerson);
      expect(heard).toEqual([null]);
    });
  });
};
