import * as v from 'valibot';
import type { Account } from './accounts.ts';
import { AuthError, Email } from './requestBodies.ts';

/** As in the official Auth emulator, the ID token of a Google credential is unsigned JSON. */
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

/** @param postBody the credential, form-encoded by the Firebase SDK */
export const readGoogleCredential = (postBody: string): GoogleUser => {
  const form = new URLSearchParams(postBody);
  if (form.get('providerId') !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED');
  const parsed = v.safeParse(IdToken, form.get('id_token'));
  if (!parsed.success) throw new AuthError('INVALID_IDP_RESPONSE');
  const { sub, email, email_verified, name, picture } = parsed.output;
  return { rawId: sub, email, emailVerified: email_verified, displayName: name, photoUrl: picture };
};

/** @param at in ms since 1970 */
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
 * Another user may have created the account with an address that is not theirs. So, as at Google, an account whose
 * address was not verified loses its password and its sessions.
 */
export const linkToGoogle = (account: Account, { emailVerified, ...google }: GoogleUser, at: number): Account => ({
  ...account,
  google,
  displayName: account.displayName ?? google.displayName,
  photoUrl: account.photoUrl ?? google.photoUrl,
  ...(emailVerified && !account.emailVerified && { emailVerified: true, password: undefined, validSince: at }),
});
