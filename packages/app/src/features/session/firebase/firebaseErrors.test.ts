import { allCopy } from '@second-gear/ui/copy';
import { describe, expect, it, vi } from 'vitest';
import { toAuthErrorCode } from './firebaseErrors.ts';

const thrown = (code: unknown) => Object.assign(new Error('a sentence with a key in it'), { code });

describe('Firebase error codes', () => {
  it.each([
    ['network-request-failed', 'Cannot reach the login service. Check your connection and try again.'],
    ['too-many-requests', 'Too many tries. Wait a few minutes, then try again.'],
    ['user-disabled', 'This account has been disabled.'],
    ['email-already-in-use', 'There is already an account with this email. Log in with email and password.'],
    ['weak-password', 'Choose a longer password, at least six characters.'],
    ['invalid-email', 'This email address does not look right.'],
  ])('A2: the app shows a separate message for %s [R8.01 R8.02]', (code, sentence) => {
    expect(allCopy.authErrors[toAuthErrorCode(thrown(`auth/${code}`))]).toBe(sentence);
  });

  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/wrong-password', 'wrong-credentials'],
  ])(
    'A1: toAuthErrorCode maps %s to %s, so that a wrong password and an unknown address have the same message',
    (code, expected) => {
      expect(toAuthErrorCode(thrown(code))).toBe(expected);
    },
  );

  it.each([
    ['requires-recent-login', 'login-too-old'],
    ['user-token-expired', 'login-too-old'],
    ['operation-not-allowed', 'not-offered'],
    ['web-storage-unsupported', 'storage-blocked'],
    ['popup-blocked', 'popup-blocked'],
    ['popup-closed-by-user', 'cancelled'],
    ['credential-already-in-use', 'email-in-use'],
    ['password-does-not-meet-requirements', 'weak-password'],
  ])('A2: toAuthErrorCode maps %s to %s', (code, expected) => {
    expect(toAuthErrorCode(thrown(`auth/${code}`))).toBe(expected);
  });

  it.each([[undefined], [null]])('F73: toAuthErrorCode maps %s to unknown, and logs it', (anything) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(toAuthErrorCode(anything)).toBe('unknown');
    expect(log).toHaveBeenCalledExactlyOnceWith(anything);
    log.mockRestore();
  });
});
