import * as v from 'valibot';

/** A short text: at most 320 characters, the length of the longest valid e-mail address. */
export const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(320, 'is too long'),
);

/** JSON can contain numbers such as 1e999, which JavaScript parses as `Infinity`. Such a number is rejected. */
const finiteNumber = v.pipe(v.number(), v.finite('is no number that can be kept'));

export const requiredText = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.minLength(1, 'must not be empty'),
  v.maxLength(10_000, 'is too long'),
);

/** An optional text, which may be ''. */
export const freeText = v.pipe(
  v.union([v.string(), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.maxLength(20_000, 'is too long'),
);

/** A flag of a new record. It is stored as `false`, whatever the request contains. */
export const startsFalse = v.optional(v.fallback(v.literal(false), false));
