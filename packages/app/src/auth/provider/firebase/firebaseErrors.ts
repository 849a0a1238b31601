import type { IdentityErrorCode } from '../authProvider.ts';

/**
 * The codes of Firebase Authentication (`AuthErrorCodes`, and those that newer servers send), without their 'auth/', by what
 * they mean to a person. Those that mean nothing to anybody are in `unknownCodes.ts`.
 */
const codesBy: Record<Exclude<IdentityErrorCode, 'profile-not-saved' | 'unknown'>, string> = {
  // Depending on a project's e-mail enumeration protection, a wrong password is reported in either of two ways.
  'wrong-credentials': 'invalid-credential invalid-login-credentials user-not-found wrong-password rejected-credential',

  'email-in-use': 'email-already-in-use account-exists-with-different-credential credential-already-in-use',

  'weak-password': 'weak-password missing-password password-does-not-meet-requirements',

  'invalid-email': 'invalid-email missing-email',

  'too-many-requests': 'too-many-requests quota-exceeded',

  'user-disabled': 'user-disabled',

  unreachable: 'network-request-failed timeout',

  'popup-blocked': 'popup-blocked',

  // A second click replaces the first window.
  cancelled: 'popup-closed-by-user cancelled-popup-request user-cancelled user-signed-out',

  'login-too-old':
    'user-token-expired invalid-user-token requires-recent-login user-mismatch null-user tenant-id-mismatch',

  'storage-blocked':
    'web-storage-unsupported operation-not-supported-in-this-environment cors-unsupported unsupported-persistence-type',

  // The shop's own settings at Firebase; another way in may be open.
  'not-offered':
    'operation-not-allowed admin-restricted-operation unauthorized-domain auth-domain-config-required invalid-api-key ' +
    'app-not-authorized invalid-app-id invalid-oauth-client-id invalid-oauth-provider invalid-provider-id ' +
    'recaptcha-not-enabled unsupported-tenant-operation invalid-tenant-id',
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
