import * as v from 'valibot';

/**
 * An account of the demo auth provider. The data file stores accounts beside the backend's collections, but the backend
 * never reads an account, because in the real product Google stores the accounts.
 */

/** The Google user that is linked to an account. `rawId` is Google's own id of the user. */
const GoogleLink = v.object({
  rawId: v.string(),
  email: v.string(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
});

export const providers = ['password', 'google.com'] as const;
export type Provider = (typeof providers)[number];

/**
 * A session: created when a user signs in, and identified by a refresh token, which renews the ID token without a
 * password. Only the hash of the refresh token is stored.
 */
const Session = v.object({
  /** SHA-256 of the refresh token, hexadecimal. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  provider: v.picklist(providers),
  /** When the user signed in, in ms since 1970. */
  since: v.number(),
});
export type Session = v.InferOutput<typeof Session>;

export const Account = v.object({
  _id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')),
  /** The e-mail address, in lower case. */
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  /** The password's hash, in the format of `passwordHash.ts`. Absent for a user who has only signed in with Google. */
  password: v.optional(v.string()),
  google: v.optional(GoogleLink),
  /** `createdAt`, `lastLoginAt` and `validSince` are times in ms since 1970. */
  createdAt: v.number(),
  lastLoginAt: v.number(),
  /** ID tokens issued before this time are invalid, because the password was changed. */
  validSince: v.number(),
  sessions: v.array(Session),
});
export type Account = v.InferOutput<typeof Account>;
