import * as v from 'valibot';
import type { Account } from './accounts.ts';
import { AuthError } from './authError.ts';
import { Email } from './requests.ts';

/**
 * Google's side of a sign-in, as the official emulator plays it: the ID token in the credential is plain JSON, signed by
 * nobody. https://firebase.google.com/docs/emulator-suite/connect_auth#third-party_identity_provider_idp_authentication
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
 * Who a credential speaks for. `postBody` is what the Firebase SDK makes of it, form-encoded.
 * Throws a Refusal when it is of another provider, or is not the emulator's unsigned JSON.
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
  const read = v.safeParse(Claims, claims);
  if (!read.success) throw invalid;
  const { sub, email, email_verified, name, picture } = read.output;
  return { rawId: sub, email, emailVerified: email_verified, name, picture };
};

/** A new account for somebody who comes through Google for the first time, at `at` (ms since 1970). */
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
 * The account of the same person, linked to Google from now on. An address that nobody had proved to be theirs now
 * belongs to whoever Google says it does: a password and sessions set up by another before are void, as at Google's.
 */
export const linkToGoogle = (account: Account, user: GoogleUser, at: number): Account => {
  const google = { rawId: user.rawId, email: user.email, displayName: user.name, photoUrl: user.picture };
  const linked: Account = {
    ...account,
    google,
    displayName: account.displayName ?? user.name,
    photoUrl: account.photoUrl ?? user.picture,
  };
  const provesAddress = user.emailVerified && user.email === account.email && !account.emailVerified;
  return provesAddress ? { ...linked, emailVerified: true, password: undefined, validSince: at, sessions: [] } : linked;
};
