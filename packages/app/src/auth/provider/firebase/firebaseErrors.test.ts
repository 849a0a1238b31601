import { allCopy } from '@second-gear/ui/copy';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { authErrorCodes } from '../authProvider.ts';
import { authErrorByFirebaseCode, toAuthErrorCode } from './firebaseErrors.ts';
import { unmappedFirebaseCodes } from './unmappedFirebaseCodes.ts';

const thrown = (code: unknown) => Object.assign(new Error('a sentence with a key in it'), { code });

describe('Firebase error codes', () => {
  it.each(Object.values(AuthErrorCodes))('the table has an entry for the Firebase code %s, with a message', (code) => {
    // The two lists name every code explicitly. So this test fails when a new Firebase version adds a code, and a
    // developer decides on its entry.
    expect(authErrorByFirebaseCode.has(code) || unmappedFirebaseCodes.has(code.replace('auth/', ''))).toBe(true);
    expect(allCopy.authErrors[toAuthErrorCode(thrown(code))]).toMatch(/\.$/);
  });

  it('the table contains each Firebase code only once', () => {
    const named = [...authErrorByFirebaseCode.keys(), ...[...unmappedFirebaseCodes].map((code) => `auth/${code}`)];
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((code) => !/^auth\/[a-z-]+$/.test(code))).toEqual([]);
    expect(new Set(Object.values(AuthErrorCodes)).size).toBeLessThanOrEqual(named.length);
  });

  it('the copy has a separate message for every auth error', () => {
    const sentences = authErrorCodes.map((code) => allCopy.authErrors[code]);
    expect(new Set(sentences).size).toBe(authErrorCodes.length);
  });

  it.each([
    ['network-request-failed', 'Cannot reach the sign-in service. Check your connection and try again.'],
    ['too-many-requests', 'Too many tries. Wait a few minutes, then try again.'],
    ['user-disabled', 'This account is switched off.'],
    ['email-already-in-use', 'There is already an account with this email. Log in instead.'],
    ['weak-password', 'Choose a longer password, of six characters at least.'],
    ['invalid-email', 'This email address does not look right.'],
  ])('A2: the app shows a separate message for %s [R8.01 R8.02]', (code, sentence) => {
    expect(allCopy.authErrors[toAuthErrorCode(thrown(`auth/${code}`))]).toBe(sentence);
  });

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
  ])('toAuthErrorCode maps %s to %s', (code, expected) => {
    expect(toAuthErrorCode(thrown(code))).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    ['auth/weak-password'],
    [{ code: 'auth/weak-password' }],
    [thrown(7)],
    [new Error('?')],
  ])('F73: toAuthErrorCode maps %s to unknown, and logs it', (anything) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(toAuthErrorCode(anything)).toBe('unknown');
    expect(log).toHaveBeenCalledExactlyOnceWith(anything);
    log.mockRestore();
  });
});
