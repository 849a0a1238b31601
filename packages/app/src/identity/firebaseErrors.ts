import type { IdentityErrorCode } from './identity.ts';

/**
 * Every code of Firebase Authentication (`AuthErrorCodes`, and those that newer servers send), without its 'auth/', by what
 * it means to a person. What nobody who signs in at this shop can bring about or mend is 'unknown', on purpose.
 */
const codesBy: Record<Exclude<IdentityErrorCode, 'profile-not-saved'>, string> = {
  // Depending on a project's e-mail enumeration protection, a wrong password is reported in either of two ways.
  'wrong-credentials': 'invalid-credential invalid-login-credentials user-not-found wrong-password rejected-credential',

  'email-in-use':
    'email-already-in-use account-exists-with-different-credential credential-already-in-use provider-already-linked',

  'weak-password': 'weak-password missing-password password-does-not-meet-requirements',

  'invalid-email': 'invalid-email missing-email invalid-recipient-email',

  'too-many-requests': 'too-many-requests quota-exceeded',

  'user-disabled': 'user-disabled',

  unreachable: 'network-request-failed timeout',

  'popup-blocked': 'popup-blocked',

  // A second click replaces the first window.
  cancelled: 'popup-closed-by-user cancelled-popup-request user-cancelled redirect-cancelled-by-user user-signed-out',

  'login-too-old':
    'user-token-expired invalid-user-token requires-recent-login user-mismatch null-user tenant-id-mismatch',

  'storage-blocked':
    'web-storage-unsupported operation-not-supported-in-this-environment cors-unsupported unsupported-persistence-type',

  // The shop's own settings at Firebase; another way in may be open.
  'not-offered':
    'operation-not-allowed admin-restricted-operation unauthorized-domain auth-domain-config-required invalid-api-key ' +
    'app-not-authorized invalid-app-id invalid-oauth-client-id invalid-oauth-provider invalid-provider-id no-such-provider ' +
    'recaptcha-not-enabled unsupported-tenant-operation invalid-tenant-id',

  // Not made for people to see them …
  unknown:
    'internal-error argument-error app-deleted already-initialized dependent-sdk-initialized-before-auth ' +
    'emulator-config-failed invalid-emulator-scheme invalid-auth-event no-auth-event invalid-persistence-type ' +
    'invalid-req-type missing-client-type missing-iframe-start redirect-operation-pending custom-token-mismatch ' +
    'invalid-custom-token missing-or-invalid-nonce ' +
    // … of ways in that this shop does not have (telephone, second factor, links by e-mail, captcha) …
    'captcha-check-failed code-expired expired-action-code invalid-action-code invalid-app-credential ' +
    'invalid-continue-uri invalid-message-payload invalid-multi-factor-session invalid-phone-number ' +
    'invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version invalid-sender ' +
    'invalid-verification-code invalid-verification-id maximum-second-factor-count-exceeded missing-app-credential ' +
    'missing-continue-uri missing-multi-factor-info missing-multi-factor-session missing-phone-number ' +
    'missing-recaptcha-token missing-recaptcha-version missing-verification-code missing-verification-id ' +
    'multi-factor-auth-required multi-factor-info-not-found second-factor-already-in-use unauthorized-continue-uri ' +
    'unsupported-first-factor unverified-email email-change-needs-verification ' +
    // … or of apps for telephones.
    'app-not-installed cordova-not-ready dynamic-link-not-activated invalid-cert-hash invalid-cordova-configuration ' +
    'invalid-dynamic-link-domain invalid-hosting-link-domain missing-android-pkg-name missing-ios-bundle-id',
};

/** The table the other way round: Firebase's code, and ours. */
export const firebaseCodes: ReadonlyMap<string, IdentityErrorCode> = new Map(
  // Object.entries widens the keys, which the Record above has fixed.
  (Object.entries(codesBy) as [IdentityErrorCode, string][]).flatMap(([ours, theirs]) =>
    theirs.split(' ').map((code) => [`auth/${code}`, ours] as const),
  ),
);

/**
 * What Firebase says, in our words. Takes anything that may have been thrown and looks at nothing but its `code`;
 * whatever it does not know is 'unknown'.
 */
export const identityErrorCode = (thrown: unknown): IdentityErrorCode => {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return 'unknown';
  return firebaseCodes.get(thrown.code) ?? 'unknown';
};
