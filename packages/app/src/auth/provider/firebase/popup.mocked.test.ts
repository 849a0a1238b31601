import * as firebase from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '../../session/testing/createTestSession.ts';
import { createFirebaseIdentity } from './firebase.ts';

/** Google's own window, which no test can open: what Firebase says of it is played, and everything else is Firebase's. */
vi.mock('firebase/auth', async (importOriginal) => {
  const original = await importOriginal<typeof firebase>();
  return {
    ...original,
    signInWithPopup: vi.fn(),
    // Made for browsers; Node's build of Firebase has none.
    browserPopupRedirectResolver: undefined,
    indexedDBLocalPersistence: original.inMemoryPersistence,
    browserLocalPersistence: original.inMemoryPersistence,
  };
});
const signInWithPopup = vi.mocked(firebase.signInWithPopup);

const refused = (code: string) => Object.assign(new Error('a sentence with a key in it'), { code: `auth/${code}` });

let count = 0;
const open = () => {
  count += 1;
  const identity = createFirebaseIdentity({
    firebase: { apiKey: 'k', authDomain: 'shop.example', projectId: 'shop', appId: '1:2:web:3' },
    emulatorOrigin: 'http://localhost',
    chooseAccount: async () => null,
    name: `popup ${count}`,
  });
  return start({}, undefined, identity);
};

describe("Google's window", () => {
  beforeEach(() => signInWithPopup.mockReset());
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['popup-blocked', 'popup-blocked'],
    ['popup-closed-by-user', 'cancelled'],
    ['cancelled-popup-request', 'cancelled'],
    ['network-request-failed', 'unreachable'],
    ['unauthorized-domain', 'not-offered'],
  ])('A3: %s leaves nobody waiting [R8.05]', async (theirs, ours) => {
    const { session } = open();
    signInWithPopup.mockRejectedValueOnce(refused(theirs));
    const states: string[] = [];
    session.subscribe(() => states.push(session.read().state));
    await expect(session.signInWithGoogle()).rejects.toMatchObject({ code: ours, message: ours });
    expect(session.read()).toEqual({ state: 'guest' });
    expect(states).toContain('loading');
  });

  test('A3: a first window that a second replaces ends nothing, and both clicks come to an end', async () => {
    const { session } = open();
    signInWithPopup.mockRejectedValueOnce(refused('cancelled-popup-request'));
    signInWithPopup.mockRejectedValueOnce(refused('popup-closed-by-user'));
    const clicks = await Promise.allSettled([session.signInWithGoogle(), session.signInWithGoogle()]);
    expect(clicks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(session.read()).toEqual({ state: 'guest' });
  });
});
