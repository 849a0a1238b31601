import * as v from 'valibot';

/**
 * An account of the demo auth provider. The data file stores accounts beside the backend's collections, but the backend
 * never reads an account, because in the real product Google stores the accounts.
 */

/** The password of all demo users. It is not secret. */
export const demoPassword = 'kickstart';

/** The Google user that is linked to an account. `rawId` is Google's own id of the user. */
const GoogleLink = v.object({
  rawId: v.string(),
  email: v.string(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
});

export const providers = ['password', 'google.com'] as const;
export type Provider = (typeof providers)[number];

export const Account = v.object({
  _id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')),
  /** The e-mail address, in lower case. */
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  /** The password as text, so that a developer can read it. Absent for a user who has only signed in with Google. */
  password: v.optional(v.string()),
  google: v.optional(GoogleLink),
  /** `createdAt` and `validSince` are times in ms since 1970. */
  createdAt: v.number(),
  /** Tokens issued before this time are invalid, because the password was changed. */
  validSince: v.number(),
});
export type Account = v.InferOutput<typeof Account>;
