import * as v from 'valibot';
import type { Account } from './accounts.ts';
import { AuthError } from './authError.ts';
import { Email } from './requestBodies.ts';

/**
 * The credential that the Firebase SDK sends for a sign-in with Google. As in the official Auth emulator, the
 * credential's ID token is unsigned JSON.
 * https://firebase.google.com/docs/emulator-suite/connect_auth#third-party_identity_provider_idp_authentication
 */
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  email: Email,
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.pipe(v.string(), v.maxLength(320))),
  picture: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

export type GoogleUser = { rawId: string; email: string; emailVerified: boolean; name?: string; picture?: string };

/**
 * Reads the Google user from a credential. `postBody` is the credential, form-encoded by the Firebase SDK. Throws an
 * AuthError when the credential is of another provider, or its ID token is not the emulator's unsigned JSON.
 */
export const readGoogleCredential = (postBody: string): GoogleUser => {
  const form = new URLSearchParams(postBody);
  if (form.get('providerId') !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED');
  const invalid = new AuthError('INVALID_IDP_RESPONSE', 'The supplied auth credential is malformed or has expired.');
  let claims: unknown;
  try {
    claims = JSON.parse(form.get('id_token') ?? '');
  } catch {
    throw invalid;
  }
  const parsed = v.safeParse(Claims, claims);
  if (!parsed.success) throw invalid;
  const { sub, email, email_verified, name, picture } = parsed.output;
  return { rawId: sub, email, emailVerified: email_verified, name, picture };
};

/** Creates the account of a user who signs in with Google for the first time. `at` is in ms since 1970. */
export const createGoogleAccount = (user: GoogleUser, id: string, at: number): Account => ({
  _id: id,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.name,
  photoUrl: user.picture,
  google: { rawId: user.rawId, email: user.email, displayName: user.name, photoUrl: user.picture },
  createdAt: at,
  lastLoginAt: at,
  validSince: at,
  sessions: [],
});

/**
 * Links an existing account to the Google user with the same e-mail address. If the account's e-mail address was not
 * verified, another user may have created the account with an address that is not theirs. Then the account's password
 * and sessions are removed, as Google does.
 */
export const linkToGoogle = (account: Account, user: GoogleUser, at: number): Account => {
  const google = { rawId: user.rawId, email: user.email, displayName: user.name, photoUrl: user.picture };
  const linked: Account = {
    ...account,
    google,
    displayName: account.displayName ?? user.name,
    photoUrl: account.photoUrl ?? user.picture,
  };
  const verifiesEmail = user.emailVerified && user.email === account.email && !account.emailVerified;
  return verifiesEmail ? { ...linked, emailVerified: true, password: undefined, validSince: at, sessions: [] } : linked;
};
