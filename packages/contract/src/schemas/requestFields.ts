import * as v from 'valibot';

/** Schemas for the fields of requests. */

/** A short text of a request: at most 320 characters, the length of the longest valid e-mail address. */
export const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(320, 'is too long'),
);

/** Rejects infinite numbers: JSON can contain numbers such as 1e999, which JavaScript parses as `Infinity`. */
const finiteNumber = v.pipe(v.number(), v.finite('is no number that can be kept'));

export const requiredText = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.minLength(1, 'must not be empty'),
  v.maxLength(10_000, 'is too long'),
);

/** Optional text of a request: it may be ''. */
export const freeText = v.pipe(
  v.union([v.string(), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.maxLength(20_000, 'is too long'),
);

/** A flag of a new record. It is always stored as `false`: any other value in the request is replaced. */
export const startsFalse = v.optional(v.fallback(v.literal(false), false));
