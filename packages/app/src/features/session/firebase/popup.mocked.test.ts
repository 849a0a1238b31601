import * as firebase from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '../machine/testing/createTestSession.ts';
import { createFirebaseAuthProvider } from './firebase.ts';

/** Tests cannot open Google's popup, so they mock its result. Everything else is Firebase's real code. */
vi.mock('firebase/auth', async (importOriginal) => {
  const original = await importOriginal<typeof firebase>();
  return {
    ...original,
    signInWithPopup: vi.fn(),
    // Only Firebase's browser build has this export, and tests in Node use the Node build.
    browserPopupRedirectResolver: undefined,
    indexedDBLocalPersistence: original.inMemoryPersistence,
    browserLocalPersistence: original.inMemoryPersistence,
  };
});
const signInWithPopup = vi.mocked(firebase.signInWithPopup);

const refused = (code: string) => Object.assign(new Error('a sentence with a key in it'), { code: `auth/${code}` });

let count = 0;
const open = (getLanguage = () => 'en') => {
  count += 1;
  const authProvider = createFirebaseAuthProvider({
    firebase: { apiKey: 'k', authDomain: 'shop.example', projectId: 'shop', appId: '1:2:web:3' },
    emulatorOrigin: 'http://localhost',
    chooseAccount: async () => null,
    getLanguage,
    name: `popup ${count}`,
  });
  return start({}, undefined, authProvider);
};

describe('Google popup', () => {
  beforeEach(() => signInWithPopup.mockReset());
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['popup-blocked', 'popup-blocked'],
    ['popup-closed-by-user', 'cancelled'],
    ['cancelled-popup-request', 'cancelled'],
    ['network-request-failed', 'unreachable'],
    ['unauthorized-domain', 'not-offered'],
  ])("A3: the loading state of the session ends when Google's popup fails with %s [R8.05]", async (theirs, ours) => {
    const { session } = open();
    signInWithPopup.mockRejectedValueOnce(refused(theirs));
    const states: string[] = [];
    session.subscribe(() => states.push(session.read().state));
    await expect(session.signInWithGoogle()).rejects.toMatchObject({ code: ours, message: ours });
    expect(session.read()).toEqual({ state: 'guest' });
    expect(states).toContain('loading');
  });

  test("Google's popup opens in the current language of the page [R11.60]", async () => {
    let language = 'en';
    const { session } = open(() => language);
    for (language of ['bn', 'en']) {
      signInWithPopup.mockRejectedValueOnce(refused('popup-closed-by-user'));
      await expect(session.signInWithGoogle()).rejects.toMatchObject({ code: 'cancelled' });
      expect(signInWithPopup.mock.lastCall?.[0].languageCode).toBe(language);
    }
  });

  test('A3: the promises of both clicks settle when a second Google popup replaces the first', async () => {
    const { session } = open();
    signInWithPopup.mockRejectedValueOnce(refused('cancelled-popup-request'));
    signInWithPopup.mockRejectedValueOnce(refused('popup-closed-by-user'));
    const clicks = await Promise.allSettled([session.signInWithGoogle(), session.signInWithGoogle()]);
    expect(clicks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(session.read()).toEqual({ state: 'guest' });
  });
});
