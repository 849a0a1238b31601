import * as v from 'valibot';
import { isSafePathSegment } from '../lib/ids.ts';
import { withDocumentedSchema, withFastCheck } from './schemaMetadata.ts';

/**
 * Schemas for the fields of responses. Servers differ from the documented types: old records contain prices and years as
 * numbers, and fields may be missing, null or of another type. Each field has one of four rules:
 *
 * | rule                 | for fields                                                  | an invalid value becomes           |
 * |----------------------|-------------------------------------------------------------|------------------------------------|
 * | `id`, `textOrNumber` | without which the record cannot be shown or used            | the record is left out of its list |
 * | `optionalText`       | that describe the record                                    | ''                                 |
 * | `nullableText`       | whose absence is shown or has a meaning                     | undefined                          |
 * | `strictTrue`         | that are set only when they are exactly `true`              | false                              |
 *
 * `findMismatches` finds the fields to which a rule was applied.
 */

const isText = (value: unknown): value is string => typeof value === 'string';

export const isBlank = (text: string): boolean => text.trim() === '';

/** `165000` is read as `'165000'`. */
export const textOrNumber = withFastCheck(
  isText,
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) => String(value)),
  ),
);

/** The client uses ids in the paths of requests. */
export const id = withFastCheck(
  (value) => isText(value) && isSafePathSegment(value),
  v.pipe(textOrNumber, v.check(isSafePathSegment), v.description('24 lower-case hexadecimal digits.')),
);

export const optionalText = withFastCheck(
  isText,
  withDocumentedSchema(textOrNumber, v.fallback(v.optional(textOrNumber, ''), '')),
);

/** The fast check rejects a blank text, because a record may be invalid if several such texts are blank. */
export const identifyingText = withFastCheck(
  (value) => isText(value) && !isBlank(value),
  withDocumentedSchema(textOrNumber, v.fallback(v.optional(textOrNumber, ''), '')),
);

/** The name of the oldest bikes. All others have it in `bikeName`. */
export const legacyBikeName = withFastCheck(
  (value) => value === undefined,
  withDocumentedSchema(
    v.optional(v.pipe(textOrNumber, v.description('Only in old records, in the place of `bikeName`.'))),
    v.fallback(v.optional(textOrNumber), undefined),
  ),
);

/** Undefined if null, '' or invalid: the app shows that it is missing, or its absence has a meaning. */
export const nullableText = withFastCheck(
  (value) => value === undefined || (isText(value) && value !== ''),
  withDocumentedSchema(
    v.nullish(textOrNumber),
    v.fallback(
      v.pipe(
        v.nullish(textOrNumber),
        v.transform((value) => value || undefined),
      ),
      undefined,
    ),
  ),
);

/** "true", 1, null and a missing field (as in old records) are read as false. */
export const strictTrue = withFastCheck(
  (value) => typeof value === 'boolean',
  withDocumentedSchema(
    v.nullish(v.boolean()),
    v.pipe(
      v.optional(v.unknown(), false),
      v.transform((value) => value === true),
    ),
  ),
);
