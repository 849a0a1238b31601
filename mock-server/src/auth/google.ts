import * as v from 'valibot';
import type { Account } from './accounts.ts';
import { Refusal } from './authError.ts';
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

export type GooglePerson = { rawId: string; email: string; emailVerified: boolean; name?: string; picture?: string };

/**
 * Who a credential speaks for. `postBody` is what the Firebase SDK makes of it, form-encoded.
 * Throws a Refusal when it is of another provider, or is not the emulator's unsigned JSON.
 */
export const readGoogleCredential = (postBody: string): GooglePerson => {
  const form = new URLSearchParams(postBody);
  if (form.get('providerId') !== 'google.com') throw new Refusal('OPERATION_NOT_ALLOWED');
  const invalid = new Refusal('INVALID_IDP_RESPONSE', 'The supplied auth credential is malformed or has expired.');
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
export const fromGoogle = (person: GooglePerson, id: string, at: number): Account => ({
  _id: id,
  email: person.email,
  emailVerified: person.emailVerified,
  displayName: person.name,
  photoUrl: person.picture,
  google: { rawId: person.rawId, email: person.email, displayName: person.name, photoUrl: person.picture },
  createdAt: at,
  lastLoginAt: at,
  validSince: at,
  sessions: [],
});

/**
 * The account of the same person, linked to Google from now on. An address that nobody had proved to be theirs now
 * belongs to whoever Google says it does: a password and sessions set up by another before are void, as at Google's.
 */
export const linkedToGoogle = (account: Account, person: GooglePerson, at: number): Account => {
  const google = { rawId: person.rawId, email: person.email, displayName: person.name, photoUrl: person.picture };
  const linked: Account = {
    ...account,
    google,
    displayName: account.displayName ?? person.name,
    photoUrl: account.photoUrl ?? person.picture,
  };
  const provesAddress = person.emailVerified && person.email === account.email && !account.emailVerified;
  return provesAddress ? { ...linked, emailVerified: true, password: undefined, validSince: at, sessions: [] } : linked;
};
