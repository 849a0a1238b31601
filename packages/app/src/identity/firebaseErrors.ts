import type { IdentityErrorCode } from './identity.ts';

const codes: Readonly<Record<string, IdentityErrorCode>> = {
  // Depending on a project's e-mail enumeration protection, a wrong password is reported in either of two ways.
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',

  'auth/email-already-in-use': 'email-in-use',
  'auth/account-exists-with-different-credential': 'email-in-use',
  'auth/credential-already-in-use': 'email-in-use',

  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',

  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',

  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',

  'auth/user-disabled': 'user-disabled',

  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',

  'auth/popup-blocked': 'popup-blocked',

  'auth/popup-closed-by-user': 'cancelled',
  // A second click replaces the first window.
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
};

/**
 * What Firebase says, in our words. Takes anything that may have been thrown and looks at nothing but its `code`;
 * whatever it does not know is 'unknown'.
 */
export const identityErrorCode = (thrown: unknown): IdentityErrorCode => {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return 'unknown';
  return Object.hasOwn(codes, thrown.code) ? (codes[thrown.code] ?? 'unknown') : 'unknown';
};
