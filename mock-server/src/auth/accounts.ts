import * as v from 'valibot';

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

/** An account of the demo auth provider. The backend never reads it: in the real product Google stores the accounts. */
export const Account = v.object({
  _id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')),
  /** In lower case. */
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  /** Readable for developers. Absent for a user who has only signed in with Google. */
  password: v.optional(v.string()),
  google: v.optional(GoogleLink),
  /** Both times are in ms since 1970. Tokens issued before `validSince` are invalid: the password was changed. */
  createdAt: v.number(),
  validSince: v.number(),
});
export type Account = v.InferOutput<typeof Account>;
