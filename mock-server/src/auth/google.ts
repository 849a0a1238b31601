import * as v from 'valibot';
import type { Account } from './accounts.ts';
import { AuthError } from './authError.ts';
import { Email } from './requestBodies.ts';

/**
 * The credential that the Firebase SDK sends for a sign-in with Google. As in the official Auth emulator, the
 * credential's ID token is unsigned JSON.
 * https://firebase.google.com/docs/emulator-suite/connect_auth#third-party_identity_provider_idp_authentication
 */
const IdToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sub: v.pipe(v.string(), v.nonEmpty()),
    email: Email,
    email_verified: v.optional(v.boolean(), false),
    name: v.optional(v.string()),
    picture: v.optional(v.string()),
  }),
);

export type GoogleUser = NonNullable<Account['google']> & { emailVerified: boolean };

/**
 * Reads the Google user from a credential. `postBody` is the credential, form-encoded by the Firebase SDK. Throws an
 * AuthError when the credential is of another provider, or its ID token is not the emulator's unsigned JSON.
 */
export const readGoogleCredential = (postBody: string): GoogleUser => {
  const form = new URLSearchParams(postBody);
  if (form.get('providerId') !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED');
  const parsed = v.safeParse(IdToken, form.get('id_token'));
  if (!parsed.success) throw new AuthError('INVALID_IDP_RESPONSE');
  const { sub, email, email_verified, name, picture } = parsed.output;
  return { rawId: sub, email, emailVerified: email_verified, displayName: name, photoUrl: picture };
};

/** Creates the account of a user who signs in with Google for the first time. `at` is in ms since 1970. */
export const createGoogleAccount = ({ emailVerified, ...google }: GoogleUser, id: string, at: number): Account => ({
  _id: id,
  email: google.email,
  emailVerified,
  displayName: google.displayName,
  photoUrl: google.photoUrl,
  google,
  createdAt: at,
  validSince: at,
});

/**
 * Links an existing account to the Google user with the same e-mail address. If the account's e-mail address was not
 * verified, another user may have created the account with an address that is not theirs. Then the password is removed
 * and all sessions end, as at Google.
 */
export const linkToGoogle = (account: Account, { emailVerified, ...google }: GoogleUser, at: number): Account => ({
  ...account,
  google,
  displayName: account.displayName ?? google.displayName,
  photoUrl: account.photoUrl ?? google.photoUrl,
  ...(emailVerified && !account.emailVerified && { emailVerified: true, password: undefined, validSince: at }),
});
