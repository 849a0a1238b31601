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

/**
 * Returns the account of a Google user. Another user may have created the account `known` with an address that is not
 * theirs. So, as at Google, an account whose address was not verified loses its password and its sessions.
 *
 * @param at in ms since 1970
 */
export const accountOfGoogleUser = (
  { emailVerified, ...google }: GoogleUser,
  { known, newId, at }: { known: Account | undefined; newId: () => string; at: number },
): Account => ({
  ...(known ?? { _id: newId(), email: google.email, emailVerified, createdAt: at, validSince: at }),
  google,
  displayName: known?.displayName ?? google.displayName,
  photoUrl: known?.photoUrl ?? google.photoUrl,
  ...(known && emailVerified && !known.emailVerified && { emailVerified, password: undefined, validSince: at }),
});
