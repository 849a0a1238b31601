/** Where new ids come from: 24 lower-case hexadecimal digits, never the same twice. Client secrets are made of them too, so they must not be guessable. */
export type NewId = () => string;

/**
 * Whether a text has the documented form of a record's `_id`: 24 lower-case hexadecimal digits. The client sends an id from
 * the address bar only in this form, unless a list of the server's has the id: some servers fail at an id that their
 * database cannot read.
 */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** Whether a text has the documented form of a category's `category_id`: a number. */
export const isCategoryId = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * Whether a text can stand for one part of an address. Browsers read '.' and '..' as "here" and "one up" even where they
 * are encoded, so that `DELETE /products/..` would be another call.
 */
export const isSafePathSegment = (text: string): boolean => !['', '.', '..'].includes(text);

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * A new id as a document database gives it (BSON ObjectId): the seconds since 1970 in the first 8 digits, then 16 digits of
 * the platform's secure random numbers.
 */
export const randomId: NewId = () =>
  [
    hex(Math.floor(Date.now() / 1000), 8),
    ...Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => hex(byte, 2)),
  ].join('');

/**
 * When the record of an id was made. The first 4 bytes of an ObjectId are a big-endian count of seconds since 1970
 * (BSON ObjectId specification, https://www.mongodb.com/docs/manual/reference/bson-types/#objectid).
 *
 * @param id a record's `_id`, of any server.
 * @returns null for an id of another form, and for one whose year is not from 2015 to the next one: other servers make ids
 * of 24 digits in other ways, and their first digits are no time.
 */
export const createdAt = (id: string): Date | null => {
  if (!isId(id)) return null;
  const at = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
  const year = at.getUTCFullYear();
  return year >= 2015 && year <= new Date().getUTCFullYear() + 1 ? at : null;
};
