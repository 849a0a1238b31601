/**
 * Creates a unique id of 24 lower-case hexadecimal digits. Client secrets contain such ids, so an id must be hard to
 * guess.
 */
export type NewId = () => string;

/**
 * Whether a text has the documented form of a record's `_id`: 24 lower-case hexadecimal digits. The URL of a page may
 * contain any text as an id, and some servers fail for an id of another form. So the client sends an id from a URL only
 * if it has the documented form, or if a list from the server contains it.
 */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** Whether a text has the documented form of a category's `category_id`: a number. */
export const isCategoryId = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * Whether a text can be one segment of a path. Browsers resolve '.' and '..' even if they are encoded: `DELETE
 * /products/..` would be a request to another endpoint. Some proxies decode '%2F' and then resolve '..' too.
 */
export const isSafePathSegment = (text: string): boolean =>
  text !== '' && !text.split(/[/\\]/).some((part) => part === '.' || part === '..');

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * Creates an id like a document database (BSON ObjectId): 8 digits with the seconds since 1970, then 16 random digits
 * from a secure generator.
 */
export const randomId: NewId = () =>
  [
    hex(Math.floor(Date.now() / 1000), 8),
    ...Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => hex(byte, 2)),
  ].join('');

/**
 * Returns the time at which the record with this id was created. The first 4 bytes of an ObjectId are a big-endian
 * count of seconds since 1970 (BSON ObjectId specification,
 * https://www.mongodb.com/docs/manual/reference/bson-types/#objectid).
 *
 * @param id the `_id` of a record of any server
 * @returns null for an id of another form, and for a time before 2015 or after the end of next year: the first digits
 * of some servers' ids are not a time
 */
export const createdAt = (id: string): Date | null => {
  if (!isId(id)) return null;
  const time = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
  const year = time.getUTCFullYear();
  return year >= 2015 && year <= new Date().getUTCFullYear() + 1 ? time : null;
};
