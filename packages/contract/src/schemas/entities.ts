import * as v from 'valibot';
import { bikeSchemasFor } from './bikeFields.ts';
import { roles } from './enums.ts';
import { fastParser } from './fastParse.ts';
import {
  id,
  identifyingText,
  isBlank,
  legacyBikeName,
  nullableText,
  optionalText,
  strictTrue,
  textOrNumber,
} from './responseFields.ts';
import { withDocumentedSchema, withFastCheck, withItemSchema } from './schemaMetadata.ts';

/**
 * The records in responses (docs/requirements.md §3), as servers really send them. The oldest bikes have a field `name`
 * instead of `bikeName`. A write to an unknown id may have created a record that has only a flag (`{_id, soldOut:
 * true}`). So a list leaves out bikes without name and price, and users without name and e-mail address.
 */

const withBikeName = <Fields extends { bikeName: string; name?: string | undefined }>({
  name,
  ...fields
}: Fields): Omit<Fields, 'name'> => ({
  ...fields,
  bikeName: isBlank(fields.bikeName) ? (name ?? '') : fields.bikeName,
});

export const Bike = v.pipe(
  v.object(bikeSchemasFor('read')),
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

/** A paid booking has the transaction id of the charge. */
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

/** docs/requirements.md §3. */
export const ReportedItem = Bike;
export type ReportedItem = Bike;

/** docs/requirements.md §3. */
export const Payment = v.object({
  resaleValue: textOrNumber,
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(255, 'is too long')),
  userEmail: v.pipe(v.string(), v.minLength(1)),
  bookingId: id,
});
export type Payment = v.InferOutput<typeof Payment>;

/** A server that rejects the request may send the word "Unauthorized" instead of a token. */
export const AccessToken = v.object({
  accessToken: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((token) => token !== 'Unauthorized', 'no access token was given'),
  ),
});
export type AccessToken = v.InferOutput<typeof AccessToken>;

export const UploadedPhoto = v.object({ data: v.object({ url: v.pipe(v.string(), v.minLength(1)) }) });
export type UploadedPhoto = v.InferOutput<typeof UploadedPhoto>;

/** What a write to an unknown id sets in the record that it creates. */
const flagFields = ['_id', 'email', 'isVerified', 'advertise', 'advDate', 'soldOut', 'report'];

/** A list leaves out a record of flags without counting it as one that cannot be read. */
export const hasOnlyFlags = (record: unknown): boolean =>
  v.is(v.object({ _id: id }), record) && Object.keys(record).every((key) => flagFields.includes(key));

/** Leaves out invalid items. It throws a ValiError only if the value is not a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => {
  const parseFast = fastParser(item);
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) => {
      const items: v.InferOutput<Item>[] = [];
      for (const candidate of candidates) {
        // The schema is slow, and a list may have ten thousand records.
        const fastResult = parseFast(candidate);
        if (fastResult) items.push(fastResult);
        else {
          const result = v.safeParse(item, candidate);
          if (result.success) items.push(result.output);
        }
      }
      return items;
    }),
  );
  return withItemSchema(list, item);
};
