import * as v from 'valibot';

/**
 * What the identity stand-in knows of a person. It lies in the data file beside the shop's own collections and is never
 * shown to the shop: the real product has it at Google's.
 */

/** A sign-in through Google. `rawId` is Google's own number for the person. */
const GoogleLink = v.object({
  rawId: v.string(),
  email: v.string(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
});

export const providers = ['password', 'google.com'] as const;
export type Provider = (typeof providers)[number];

/** A way back in without a password: what a refresh token is checked against, and how the person had signed in. */
const Session = v.object({
  /** SHA-256 of the refresh token, hexadecimal. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  provider: v.picklist(providers),
  /** When the person signed in, in ms since 1970. */
  since: v.number(),
});
export type Session = v.InferOutput<typeof Session>;

export const Account = v.object({
  _id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')),
  /** Lower case. */
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  /** As `passwords.ts` writes it; absent for somebody who only ever came through Google. */
  password: v.optional(v.string()),
  google: v.optional(GoogleLink),
  /** In ms since 1970, as are the next two. */
  createdAt: v.number(),
  lastLoginAt: v.number(),
  /** ID tokens from before this moment are void: the password was changed since. */
  validSince: v.number(),
  sessions: v.array(Session),
});
export type Account = v.InferOutput<typeof Account>;
