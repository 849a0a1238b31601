/** Creates a unique id of 24 lower-case hexadecimal digits. Client secrets contain such ids, so they must not be guessable. */
export type NewId = () => string;

/**
 * Whether a text has the documented form of a record's `_id`: 24 lower-case hexadecimal digits. The client sends an id from
 * the URL of a page only in this form, unless a list from the server contains the id: some servers fail for other ids.
 */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** Whether a text has the documented form of a category's `category_id`: a number. */
export const isCategoryId = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * Whether a text can be one segment of a path. Browsers resolve '.' and '..' even if they are encoded, so that
 * `DELETE /products/..` would be a request to another endpoint.
 */
export const isSafePathSegment = (text: string): boolean => !['', '.', '..'].includes(text);

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * Creates an id as a document database does (BSON ObjectId): the seconds since 1970 in the first 8 digits, then 16 digits of
 * secure random numbers.
 */
export const randomId: NewId = () =>
  [
    hex(Math.floor(Date.now() / 1000), 8),
    ...Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => hex(byte, 2)),
  ].join('');

/**
 * The time at which the record with this id was created. The first 4 bytes of an ObjectId are a big-endian count of seconds since 1970
 * (BSON ObjectId specification, https://www.mongodb.com/docs/manual/reference/bson-types/#objectid).
 *
 * @param id a record's `_id`, of any server
 * @returns null for an id of another form, and for a year before 2015 or after the next one: some servers create ids of 24
 *   digits in other ways, so that their first digits are not a time
 */
export const createdAt = (id: string): Date | null => {
  if (!isId(id)) return null;
  const time = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
  const year = time.getUTCFullYear();
  return year >= 2015 && year <= new Date().getUTCFullYear() + 1 ? time : null;
};
