import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getAuth,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  test('the auth provider responds with the same error to a wrong password and an unknown e-mail address', async () => {
    for (const email of [buyer.email, 'unknown@example.com']) {
      await expect(signInWithEmailAndPassword(browser(), email, 'wrong-one')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
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
});

describe('signed-in user', () => {
  test('a change of the password signs the user out in all other browsers', async () => {
    const other = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    clock = minutes(1);
    const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
    await updatePassword(user, 'kick-it-again');
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await user.reload();
    await signInWithEmailAndPassword(browser(), buyer.email, 'kick-it-again');
  });
});
