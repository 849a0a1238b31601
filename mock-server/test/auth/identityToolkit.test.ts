import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getAuth,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../../src/auth/accounts.ts';
import { demoPassword, demoUsers } from '../../src/auth/demoAccounts.ts';
import { startMock } from '../support/startMock.ts';

/** The tests use the Firebase SDK, as the app does. Requests that the SDK cannot send are sent with `fetch`. */

let clock = new Date('2026-11-02T03:00:00.000Z');
const minutes = (count: number): Date => new Date(clock.getTime() + count * 60_000);

const server = await startMock({ now: () => clock });
const talkative = await startMock({ now: () => clock, emailEnumeration: 'allowed' });
afterAll(() => Promise.all([server.close(), talkative.close()]));

let apps: FirebaseApp[] = [];
let count = 0;

/** A simulated browser with its own signed-in user. */
const browser = (url = server.url): Auth => {
  count += 1;
  const app = initializeApp({ apiKey: 'demo', projectId: 'second-gear-demo' }, `browser ${count}`);
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, url, { disableWarnings: true });
  return auth;
};

beforeEach(async () => {
  clock = new Date('2026-11-02T03:00:00.000Z');
  await Promise.all([server.reset(), talkative.reset()]);
});
afterEach(async () => {
  await Promise.all(apps.map(deleteApp));
  apps = [];
});

const buyer = demoUsers[0];
const newUser = { email: 'newcomer@example.com', password: 'side-stand' };

const google = (claims: Record<string, unknown>) => GoogleAuthProvider.credential(JSON.stringify(claims));
const jamal = { sub: 'g-1001', email: 'jamal@example.com', email_verified: true, name: 'Jamal Hossain' };

const changeAccount = (email: string, change: Partial<Account>): Promise<void> =>
  server.store.update((all) => ({
    data: {
      ...all,
      accounts: all.accounts.map((account) => (account.email === email ? { ...account, ...change } : account)),
    },
    result: undefined,
  }));

const post = async (path: string, body: unknown, contentType = 'application/json') => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
};
const accounts = (call: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`;

describe('sign-in with e-mail and password', () => {
  test('the auth provider lets a new user sign up, set a name, and sign in from another browser', async () => {
    const { user } = await createUserWithEmailAndPassword(browser(), newUser.email, newUser.password);
    await updateProfile(user, { displayName: 'Nadia Islam', photoURL: 'https://example.com/nadia.png' });
    expect(user).toMatchObject({ displayName: 'Nadia Islam', isAnonymous: false, emailVerified: false });

    const elsewhere = await signInWithEmailAndPassword(browser(), newUser.email.toUpperCase(), newUser.password);
    expect(elsewhere.user).toMatchObject({
      uid: user.uid,
      email: newUser.email,
      displayName: 'Nadia Islam',
      photoURL: 'https://example.com/nadia.png',
      providerData: [{ providerId: 'password', uid: newUser.email }],
    });
    expect(elsewhere.user.metadata.creationTime).toBe(clock.toUTCString());
  });

  test.each([
    ['taken', buyer.email, 'long-enough', 'auth/email-already-in-use'],
    ['without a password', newUser.email, '', 'auth/missing-password'],
  ])('the auth provider rejects a sign-up whose e-mail address is %s', async (_, email, password, code) => {
    await expect(createUserWithEmailAndPassword(browser(), email, password)).rejects.toMatchObject({ code });
    expect(server.store.read().accounts).toHaveLength(demoUsers.length);
  });

  test('the auth provider responds with the same error to a wrong password and an unknown e-mail address', async () => {
    for (const email of [buyer.email, 'unknown@example.com']) {
      await expect(signInWithEmailAndPassword(browser(), email, 'wrong-one')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
  });

  test('the auth provider rejects a sign-in with a disabled account', async () => {
    await changeAccount(buyer.email, { disabled: true });
    await expect(signInWithEmailAndPassword(browser(), buyer.email, demoPassword)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });
});

describe('sign-in with Google', () => {
  test('the auth provider creates an account at a user’s first sign-in with Google, and uses the same account at the next sign-in', async () => {
    const first = await signInWithCredential(browser(), google(jamal));
    expect(first.user).toMatchObject({ displayName: jamal.name, email: jamal.email, emailVerified: true });
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });

    const second = await signInWithCredential(browser(), google({ ...jamal, name: 'Another Name' }));
    expect(second.user.uid).toBe(first.user.uid);
    expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false);
  });

  test('an account with a verified e-mail address keeps its password after a sign-in with Google', async () => {
    const { user } = await signInWithCredential(browser(), google({ ...jamal, email: buyer.email }));
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    expect(user.displayName).toBe(buyer.name);
    await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
  });

  test('an account with an unverified e-mail address loses its password after a sign-in with Google', async () => {
    const squatter = await createUserWithEmailAndPassword(browser(), jamal.email, 'not-his-own');
    clock = minutes(1);
    const owner = await signInWithCredential(browser(), google(jamal));
    expect(owner.user.uid).toBe(squatter.user.uid);
    expect(owner.user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    await expect(signInWithEmailAndPassword(browser(), jamal.email, 'not-his-own')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await expect(squatter.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('a sign-in with Google is rejected when Google has not verified the e-mail address of an account', async () => {
    await expect(
      signInWithCredential(browser(), google({ ...jamal, email: buyer.email, email_verified: false })),
    ).rejects.toMatchObject({ code: 'auth/account-exists-with-different-credential' });
  });

  test.each([['garbage', 'garbage']])(
    'the auth provider rejects a Google credential whose ID token is %s',
    async (_, idToken) => {
      await expect(signInWithCredential(browser(), GoogleAuthProvider.credential(idToken))).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    },
  );
});

describe('signed-in user', () => {
  test('the auth provider issues an ID token with the claims that the SDK reads, valid for one hour, and renews the token', async () => {
    const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    const first = await user.getIdTokenResult();
    expect(first).toMatchObject({
      signInProvider: 'password',
      claims: { sub: user.uid, user_id: user.uid, email: buyer.email, email_verified: true },
    });
    expect(Date.parse(first.expirationTime) - Date.parse(first.issuedAtTime)).toBe(60 * 60 * 1000);

    clock = minutes(90);
    expect((await post(accounts('lookup'), { idToken: first.token })).json).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
    const second = await user.getIdTokenResult(true);
    expect(second.token).not.toBe(first.token);
    expect(second.authTime).toBe(first.authTime);
    await user.reload();
    expect(user.email).toBe(buyer.email);
  });

  test('a change of the password signs the user out in all other browsers', async () => {
    const other = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    clock = minutes(1);
    const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    await updatePassword(user, 'kick-it-again');
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await user.reload();
    await signInWithEmailAndPassword(browser(), buyer.email, 'kick-it-again');
  });

  test('a new password and the deletion of an account are rejected when the last sign-in is too old', async () => {
    const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    clock = minutes(6);
    const tooOld = { code: 'auth/requires-recent-login' };
    await expect(updatePassword(user, 'kick-it-again')).rejects.toMatchObject(tooOld);
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld);
  });

  test('a signed-in user can delete the account', async () => {
    const here = browser();
    const { user } = await createUserWithEmailAndPassword(here, newUser.email, newUser.password);
    const there = await signInWithEmailAndPassword(browser(), newUser.email, newUser.password);
    await deleteUser(user);
    expect(here.currentUser).toBeNull();
    await expect(there.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(browser(), newUser.email, newUser.password)).rejects.toThrow();
  });
});

describe('request that the SDK does not send', () => {
  test.each([
    ['an unknown method', accounts('sendSms'), {}, 404],
    ['no JSON', accounts('signUp'), '{', 400],
  ])(
    'the auth provider rejects a request that the SDK does not send, as Google does: %s',
    async (_, path, body, status) => {
      const result = await post(path, body);
      expect(result).toMatchObject({
        status,
        json: { error: { code: status, message: expect.stringMatching(/^[A-Z_]+( : .+)?$/), errors: [{}] } },
      });
      expect(server.store.read().accounts).toHaveLength(demoUsers.length);
    },
  );
});

describe('a new password', () => {
  const mails = async (): Promise<{ to: string; language: string; link: string }[]> =>
    (await fetch(`${server.url}/_mails`)).json();
  const lastCode = async (): Promise<string> => {
    const [mail] = await mails();
    return new URL(mail?.link ?? '', server.url).searchParams.get('code') ?? '';
  };
  /** Each test has its own account, because the server counts mails across tests. */
  const createAccount = async (email: string) => {
    const { user } = await createUserWithEmailAndPassword(browser(), email, 'side-stand');
    return user;
  };

  test('the mail has the language of the app, and its code works once and ends sessions [R13.11 R13.13]', async () => {
    const email = 'forgetful@example.com';
    const user = await createAccount(email);
    const auth = browser();
    auth.languageCode = 'bn';
    await sendPasswordResetEmail(auth, email);
    expect((await mails())[0]).toMatchObject({ to: email, language: 'bn' });
    const code = await lastCode();
    await expect(confirmPasswordReset(auth, code, 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
    clock = minutes(1);
    await confirmPasswordReset(auth, code, 'new-password');
    await signInWithEmailAndPassword(auth, email, 'new-password');
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(confirmPasswordReset(auth, code, 'other-password')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  test('F62: a code that is unknown or older than an hour is rejected, and the password stays', async () => {
    const email = 'late@example.com';
    await createAccount(email);
    const auth = browser();
    await sendPasswordResetEmail(auth, email);
    const code = await lastCode();
    clock = minutes(61);
    await expect(confirmPasswordReset(auth, code, 'new-password')).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
    await expect(confirmPasswordReset(auth, code.slice(1), 'new-password')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await signInWithEmailAndPassword(auth, email, 'side-stand');
  });

  test('a password reset for an unknown e-mail address is accepted, but sends no mail [R13.12]', async () => {
    const before = await mails();
    await sendPasswordResetEmail(browser(), 'unknown@example.com');
    expect(await mails()).toEqual(before);
    await expect(sendPasswordResetEmail(browser(talkative.url), 'unknown@example.com')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  test.each([
    ['asks-often@example.com', true],
    ['no-account@example.com', false],
  ])(
    'F61: the auth provider accepts five requests an hour for %s, whether it has an account: %s',
    async (email, hasAccount) => {
      if (hasAccount) await createAccount(email);
      const auth = browser();
      for (let request = 0; request < 5; request += 1) await sendPasswordResetEmail(auth, email);
      await expect(sendPasswordResetEmail(auth, email)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
      clock = minutes(61);
      await sendPasswordResetEmail(auth, email);
    },
  );

  test.each([
    ['a reset with a newer code', 'reset'],
    ['a change of the password', 'change'],
    ['the deletion of the account and a new sign-up', 'delete'],
  ])('F62: the auth provider rejects all earlier codes of the address after %s', async (_, how) => {
    const email = `codes-${how}@example.com`;
    const user = await createAccount(email);
    const auth = browser();
    await sendPasswordResetEmail(auth, email);
    const older = await lastCode();
    await sendPasswordResetEmail(auth, email);
    const newer = await lastCode();
    if (how === 'reset') await confirmPasswordReset(auth, newer, 'new-password');
    else if (how === 'change') await updatePassword(user, 'new-password');
    else {
      await deleteUser(user);
      await createUserWithEmailAndPassword(browser(), email, 'new-password');
    }
    for (const code of [older, newer]) {
      await expect(confirmPasswordReset(auth, code, 'other-password')).rejects.toMatchObject({
        code: 'auth/invalid-action-code',
      });
    }
    await signInWithEmailAndPassword(auth, email, 'new-password');
  });
});
