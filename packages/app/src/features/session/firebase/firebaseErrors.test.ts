import { allCopy } from '@second-gear/ui/copy';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { authErrorByFirebaseCode, toAuthErrorCode } from './firebaseErrors.ts';

/** A user can neither cause nor correct these errors, so they are 'unknown'. */
const unmappedFirebaseCodes: ReadonlySet<string> = new Set(
  // Internal errors.
  (
    'internal-error argument-error app-deleted already-initialized dependent-sdk-initialized-before-auth ' +
    'emulator-config-failed invalid-emulator-scheme invalid-auth-event no-auth-event invalid-persistence-type ' +
    'invalid-req-type missing-client-type missing-iframe-start redirect-operation-pending custom-token-mismatch ' +
    'invalid-custom-token missing-or-invalid-nonce ' +
    // Sign-in methods that this app does not have.
    'captcha-check-failed code-expired expired-action-code invalid-action-code invalid-app-credential ' +
    'invalid-continue-uri invalid-message-payload invalid-multi-factor-session invalid-phone-number ' +
    'invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version invalid-sender ' +
    'invalid-verification-code invalid-verification-id maximum-second-factor-count-exceeded missing-app-credential ' +
    'missing-continue-uri missing-multi-factor-info missing-multi-factor-session missing-phone-number ' +
    'missing-recaptcha-token missing-recaptcha-version missing-verification-code missing-verification-id ' +
    'multi-factor-auth-required multi-factor-info-not-found second-factor-already-in-use unauthorized-continue-uri ' +
    'unsupported-first-factor unverified-email email-change-needs-verification invalid-recipient-email ' +
    'redirect-cancelled-by-user provider-already-linked no-such-provider ' +
    // Mobile apps.
    'app-not-installed cordova-not-ready dynamic-link-not-activated invalid-cert-hash invalid-cordova-configuration ' +
    'invalid-dynamic-link-domain invalid-hosting-link-domain missing-android-pkg-name missing-ios-bundle-id'
  ).split(' '),
);

const thrown = (code: unknown) => Object.assign(new Error('a sentence with a key in it'), { code });

describe('Firebase error codes', () => {
  it.each(Object.values(AuthErrorCodes))('the table has an entry for the Firebase code %s, with a message', (code) => {
    // The two lists name every code explicitly. So this test fails when a new Firebase version adds a code, and a
    // developer decides on its entry.
    expect(authErrorByFirebaseCode.has(code) || unmappedFirebaseCodes.has(code.replace('auth/', ''))).toBe(true);
    expect(allCopy.authErrors[toAuthErrorCode(thrown(code))]).toMatch(/\.$/);
  });

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

  it.each([[undefined], [null]])('F73: toAuthErrorCode maps %s to unknown, and logs it', (anything) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(toAuthErrorCode(anything)).toBe('unknown');
    expect(log).toHaveBeenCalledExactlyOnceWith(anything);
    log.mockRestore();
  });
});
