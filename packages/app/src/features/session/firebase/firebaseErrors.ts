import { reportOwnError } from '#core/api/reportOwnError.ts';
import type { AuthErrorCode } from '../provider/authProvider.ts';

/** No code of Firebase means these. */
type OwnCode = 'no-answer' | 'outcome-unknown' | 'profile-not-saved' | 'service-problem' | 'unknown';

/** By what they mean to a user. A user cannot cause the others. */
const firebaseCodesByAuthError: Record<Exclude<AuthErrorCode, OwnCode>, string> = {
  // A wrong password has one of two codes, depending on e-mail enumeration protection.
  'wrong-credentials': 'invalid-credential invalid-login-credentials user-not-found wrong-password rejected-credential',

  'email-in-use': 'email-already-in-use account-exists-with-different-credential credential-already-in-use',

  'weak-password': 'weak-password missing-password password-does-not-meet-requirements',

  'invalid-email': 'invalid-email missing-email',

  'too-many-requests': 'too-many-requests',

  'user-disabled': 'user-disabled',

  unreachable: 'network-request-failed timeout',

  'popup-blocked': 'popup-blocked',

  // A second click opens another popup.
  cancelled: 'popup-closed-by-user cancelled-popup-request user-cancelled user-signed-out',

  'login-too-old':
    'user-token-expired invalid-user-token requires-recent-login user-mismatch null-user tenant-id-mismatch',

  'storage-blocked':
    'web-storage-unsupported operation-not-supported-in-this-environment cors-unsupported unsupported-persistence-type',

  // The settings of the project do not allow a sign-in method. The user can choose another one.
  'not-offered':
    'operation-not-allowed admin-restricted-operation unauthorized-domain auth-domain-config-required invalid-api-key ' +
    'app-not-authorized invalid-app-id invalid-oauth-client-id invalid-oauth-provider invalid-provider-id ' +
    'recaptcha-not-enabled unsupported-tenant-operation invalid-tenant-id quota-exceeded',
};

const authErrorByFirebaseCode: ReadonlyMap<string, AuthErrorCode> = new Map(
  (Object.entries(firebaseCodesByAuthError) as [AuthErrorCode, string][]).flatMap(([ours, theirs]) =>
    theirs.split(' ').map((code) => [`auth/${code}`, ours] as const),
  ),
);

/** Such as a page of a proxy. Only the text of the browser's error tells it apart from a lost connection. */
const isUnreadableResponse = (thrown: object): boolean => {
  const data: unknown = 'customData' in thrown ? thrown.customData : null;
  return !!data && typeof data === 'object' && 'message' in data && /^SyntaxError\b/.test(String(data.message));
};

/** An error without a code is an error of the program (failure mode F73). */
export const toAuthErrorCode = (thrown: unknown): AuthErrorCode => {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') {
    reportOwnError(thrown);
    return 'unknown';
  }
  const code = authErrorByFirebaseCode.get(thrown.code) ?? 'unknown';
  return code === 'unreachable' && isUnreadableResponse(thrown) ? 'service-problem' : code;
};
