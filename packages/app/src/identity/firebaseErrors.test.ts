import { describe, expect, it } from 'vitest';
import { identityErrorCode } from './firebaseErrors.ts';

const thrown = (code: unknown) => Object.assign(new Error('a sentence with a key in it'), { code });

describe('what Firebase says, in our words', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/wrong-password', 'wrong-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/network-request-failed', 'unreachable'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/popup-closed-by-user', 'cancelled'],
    ['auth/cancelled-popup-request', 'cancelled'],
    ['auth/internal-error', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s is %s', (code, expected) => {
    expect(identityErrorCode(thrown(code))).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    ['auth/weak-password'],
    [{ code: 'auth/weak-password' }],
    [thrown(7)],
    [new Error('?')],
  ])('knows nothing of %s', (anything) => {
    expect(identityErrorCode(anything)).toBe('unknown');
  });
});
