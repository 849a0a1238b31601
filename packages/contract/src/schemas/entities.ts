import * as v from 'valibot';
import { bikeSchemasFor } from './bikeFields.ts';
import { roles } from './enums.ts';
import { fastParser } from './fastParse.ts';
import { withDocumentedSchema, withFastCheck, withItemSchema } from './schemaMetadata.ts';
import {
  id,
  identifyingText,
  isBlank,
  legacyBikeName,
  nullableText,
  optionalText,
  strictTrue,
  textOrNumber,
} from './tolerant.ts';

/**
 * The records in responses (docs/requirements.md §3). Each schema tolerates what servers really send, by the rules in
 * tolerant.ts, and returns what the client may rely on.
 *
 * Databases also contain other records. The oldest have `name` in the place of `bikeName`. A write to an unknown id may leave
 * a record with nothing but a flag (`{_id, soldOut: true}`). Therefore every list leaves out bikes without a name and a price,
 * and users without a name and an e-mail address.
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

/** A buyer's booking of one bike. A paid booking has the transaction id of its charge. */
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

/** A reported item is a bike (docs/requirements.md §3). */
export const ReportedItem = Bike;
export type ReportedItem = Bike;

/** The record of a charge, as the client sends it (docs/requirements.md §3). */
export const Payment = v.object({
  resaleValue: textOrNumber,
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(255, 'is too long')),
  userEmail: v.pipe(v.string(), v.minLength(1)),
  bookingId: id,
});
export type Payment = v.InferOutput<typeof Payment>;

/** The response of `accessToken`. A server that rejects the request may respond with the word "Unauthorized" in place of the token. */
export const AccessToken = v.object({
  accessToken: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((token) => token !== 'Unauthorized', 'no access token was given'),
  ),
});
export type AccessToken = v.InferOutput<typeof AccessToken>;

/** The image host's response to an upload. */
export const UploadedPhoto = v.object({ data: v.object({ url: v.pipe(v.string(), v.minLength(1)) }) });
export type UploadedPhoto = v.InferOutput<typeof UploadedPhoto>;

/** A list that leaves out invalid items. Throws a ValiError only if the value is not a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => {
  const parseFast = fastParser(item);
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) => {
      const items: v.InferOutput<Item>[] = [];
      for (const candidate of candidates) {
        // Fast for nearly all records. A list may have ten thousand, and the schema is slow.
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
