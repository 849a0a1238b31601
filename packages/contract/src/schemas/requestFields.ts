import * as v from 'valibot';

/** 320 characters are the length of the longest valid e-mail address. */
export const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(320, 'is too long'),
);

/** JavaScript parses the JSON number 1e999 as `Infinity`. */
const finiteNumber = v.pipe(v.number(), v.finite('is no number that can be kept'));

export const requiredText = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.minLength(1, 'must not be empty'),
  v.maxLength(10_000, 'is too long'),
);

export const freeText = v.pipe(
  v.union([v.string(), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.maxLength(20_000, 'is too long'),
);

/** Stored as `false`, whatever the request contains. */
export const startsFalse = v.optional(v.fallback(v.literal(false), false));
