import { everyWord } from '@second-gear/ui/copy';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { identityErrorCodes } from '../authProvider.ts';
import { firebaseCodes, identityErrorCode } from './firebaseErrors.ts';
import { unknownCodes } from './unmappedFirebaseCodes.ts';

const thrown = (code: unknown) => Object.assign(new Error('a sentence with a key in it'), { code });

describe('what Firebase says, in our words', () => {
  it.each(Object.values(AuthErrorCodes))('%s has its place in the table, and a sentence', (code) => {
    // Named, and not only fallen through: a new version's new code is to be thought about.
    expect(firebaseCodes.has(code) || unknownCodes.has(code.replace('auth/', ''))).toBe(true);
    expect(everyWord.identityProblems[identityErrorCode(thrown(code))]).toMatch(/\.$/);
  });

  it('names no code twice', () => {
    const named = [...firebaseCodes.keys(), ...[...unknownCodes].map((code) => `auth/${code}`)];
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((code) => !/^auth\/[a-z-]+$/.test(code))).toEqual([]);
    expect(new Set(Object.values(AuthErrorCodes)).size).toBeLessThanOrEqual(named.length);
  });

  it('has a sentence of its own for every way to fail', () => {
    const sentences = identityErrorCodes.map((code) => everyWord.identityProblems[code]);
    expect(new Set(sentences).size).toBe(identityErrorCodes.length);
  });

  it.each([
    ['network-request-failed', 'Signing in is out of reach just now. Check your connection and try again.'],
    ['too-many-requests', 'Too many tries. Wait a few minutes, then try again.'],
    ['user-disabled', 'This account is switched off.'],
    ['email-already-in-use', 'There is already an account with this email. Log in instead.'],
    ['weak-password', 'Choose a longer password, of six characters at least.'],
    ['invalid-email', 'This email address does not look right.'],
  ])('A2: %s is told in a sentence of its own [R8.01 R8.02]', (code, sentence) => {
    expect(everyWord.identityProblems[identityErrorCode(thrown(`auth/${code}`))]).toBe(sentence);
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
