import * as v from 'valibot';
import { isSafePathSegment } from '../lib/ids.ts';
import { fastParser } from './fastParse.ts';
import { withDocumentedSchema, withFastCheck, withItemSchema } from './schemaMetadata.ts';

/**
 * What the shop is made of (spec §3). Each schema reads what a server sends and gives back what the client may rely on:
 * old records hold prices and years as numbers, optional fields may be missing, and a flag is only set when it is really `true`.
 *
 * Servers drift. What becomes of a field that is missing, null or of another type is one of four rules:
 *
 * | rule            | fields it is for                                          | what it cannot read becomes        |
 * |-----------------|-----------------------------------------------------------|------------------------------------|
 * | `id`, `printed` | without it the record is nothing one could show or act on | the record is left out of its list |
 * | `detail`        | what is told of a record                                  | ''                                 |
 * | `absentable`    | what may be missing, and whose absence is shown or known  | undefined                          |
 * | `flag`          | what is only ever yes when it is `true`                   | false                              |
 *
 * `driftIn` says where a rule had to step in.
 *
 * Databases also hold records of other kinds. The earliest have `name` where later ones have `bikeName`, which is read in its
 * place. A write to an unknown id may leave a record that has nothing but a flag (`{_id, soldOut: true}`): a bike without a
 * name and without a price, and a user without a name and without an e-mail address, are left out of every list.
 */

const isText = (value: unknown): value is string => typeof value === 'string';

/** Text that a server may also send as a number: `165000` and `'165000'` read the same. */
const textOrNumber = withFastCheck(
  isText,
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) => String(value)),
  ),
);

/** What nothing can be done without: it is what a record is asked for by. */
const id = withFastCheck(
  (value) => isText(value) && isSafePathSegment(value),
  v.pipe(textOrNumber, v.check(isSafePathSegment), v.description('24 lower-case hexadecimal digits.')),
);

/** Printed text that a record can do without: anything unreadable becomes ''. */
const optionalText = withFastCheck(
  isText,
  withDocumentedSchema(textOrNumber, v.fallback(v.optional(textOrNumber, ''), '')),
);

const isBlank = (text: string): boolean => text.trim() === '';

/** A detail that tells a record from one that has nothing but flags: only where it is not blank, nothing else need be looked at. */
const identifyingText = withFastCheck(
  (value) => isText(value) && !isBlank(value),
  withDocumentedSchema(textOrNumber, v.fallback(v.optional(textOrNumber, ''), '')),
);

/** What the earliest records have in the place of `bikeName`. */
const legacyBikeName = withFastCheck(
  (value) => value === undefined,
  withDocumentedSchema(
    v.optional(v.pipe(textOrNumber, v.description('Only in old records, in the place of `bikeName`.'))),
    v.fallback(v.optional(textOrNumber), undefined),
  ),
);

const withBikeName = <Fields extends { bikeName: string; name?: string | undefined }>({
  name,
  ...fields
}: Fields): Omit<Fields, 'name'> => ({
  ...fields,
  bikeName: isBlank(fields.bikeName) ? (name ?? '') : fields.bikeName,
});

/** Printed text whose absence is shown in words ('Not Found'): null, '' and unreadable values become undefined. */
const nullableText = withFastCheck(
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

/** Strict: the text "false", 1 and null are not `true`. Missing is no, as on old records. */
const strictTrue = withFastCheck(
  (value) => typeof value === 'boolean',
  withDocumentedSchema(
    v.nullish(v.boolean()),
    v.pipe(
      v.optional(v.unknown(), false),
      v.transform((value) => value === true),
    ),
  ),
);

/** Marques in the order of their ids (spec §3; 'Royel Enfield' is the product's spelling). */
export const categoryIds = ['1', '2', '3'] as const;
export type CategoryId = (typeof categoryIds)[number];

export const conditions = ['Excellent', 'Good', 'Fair'] as const;
export type Condition = (typeof conditions)[number];

export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles a newcomer may choose. Nobody signs up as admin. */
export const signUpRoles = ['buyer', 'seller'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** A bike listing. Prices are in BDT, as free text (spec §5). */
export const Bike = v.pipe(
  v.object({
    _id: id,
    sellerName: optionalText,
    /** The seller's e-mail address. */
    email: optionalText,
    /** Copied from the seller's user record when the bike is listed. */
    isVerified: strictTrue,
    img: optionalText,
    category_id: optionalText,
    bikeName: identifyingText,
    name: legacyBikeName,
    originalPrice: optionalText,
    resaleValue: optionalText,
    condition: optionalText,
    usedYears: optionalText,
    phone: optionalText,
    location: optionalText,
    description: optionalText,
    purchaseYear: nullableText,
    /** When it was posted, as ISO text; the first ten characters are shown. */
    date: optionalText,
    /** When it was last advertised, as ISO text. */
    advDate: nullableText,
    advertise: strictTrue,
    soldOut: strictTrue,
    report: strictTrue,
  }),
  v.transform(withBikeName),
  v.check(({ bikeName, resaleValue, originalPrice }) => ![bikeName, resaleValue, originalPrice].every(isBlank)),
);
export type Bike = v.InferOutput<typeof Bike>;

export const User = v.pipe(
  v.object({
    _id: id,
    name: optionalText,
    email: identifyingText,
    role: withFastCheck(
      (value) => value === undefined || roles.some((role) => role === value),
      withDocumentedSchema(v.nullish(v.picklist(roles)), v.fallback(v.optional(v.picklist(roles)), undefined)),
    ),
    isVerified: strictTrue,
  }),
  v.check(({ name, email }) => ![name, email].every(isBlank)),
);
export type User = v.InferOutput<typeof User>;

export const Category = v.object({
  _id: id,
  name: textOrNumber,
  img: optionalText,
  category_id: textOrNumber,
});
export type Category = v.InferOutput<typeof Category>;

/** A buyer's wish for one bike; once paid it carries the transaction id of its charge. */
export const Booking = v.pipe(
  v.object({
    _id: id,
    bikeId: textOrNumber,
    img: optionalText,
    userName: optionalText,
    userEmail: textOrNumber,
    bikeName: identifyingText,
    name: legacyBikeName,
    resaleValue: optionalText,
    phone: optionalText,
    location: optionalText,
    paid: strictTrue,
    transactionId: nullableText,
  }),
  v.transform(withBikeName),
);
export type Booking = v.InferOutput<typeof Booking>;

/** A reported item is shown as a bike listing (spec §3). */
export const ReportedItem = Bike;
export type ReportedItem = Bike;

/** What is recorded of a charge (spec §3, "payment record sent"). */
export const Payment = v.object({
  resaleValue: textOrNumber,
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(255, 'is too long')),
  userEmail: v.pipe(v.string(), v.minLength(1)),
  bookingId: id,
});
export type Payment = v.InferOutput<typeof Payment>;

/** The answer to a request for an access token; the server's refusal carries the word "Unauthorized" in its place. */
export const AccessToken = v.object({
  accessToken: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((token) => token !== 'Unauthorized', 'no access token was given'),
  ),
});
export type AccessToken = v.InferOutput<typeof AccessToken>;

/** The image host's answer to an upload. */
export const UploadedPhoto = v.object({ data: v.object({ url: v.pipe(v.string(), v.minLength(1)) }) });
export type UploadedPhoto = v.InferOutput<typeof UploadedPhoto>;

/**
 * A list whose unreadable items are left out instead of spoiling the rest.
 * Throws a ValiError when the answer is no list at all.
 */
export const listOf = <Item extends v.GenericSchema>(item: Item) => {
  const readPlainly = fastParser(item);
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) => {
      const read: v.InferOutput<Item>[] = [];
      for (const candidate of candidates) {
        // Nearly every record; there may be ten thousand, and a schema takes its time over each.
        const plain = readPlainly(candidate);
        if (plain) read.push(plain);
        else {
          const parsed = v.safeParse(item, candidate);
          if (parsed.success) read.push(parsed.output);
        }
      }
      return read;
    }),
  );
  return withItemSchema(list, item);
};
