/** 24 lower-case hexadecimal digits. Client secrets contain such ids, so an id must be hard to guess. */
export type NewId = () => string;

/**
 * Some servers fail for an id of another form. So the client sends an id from a URL only if it has this form or is in a
 * list from the server.
 */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

export const isCategoryId = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * Browsers resolve '.' and '..' even if they are encoded: `DELETE /products/..` would be a request to another endpoint.
 * Some proxies decode '%2F' and then resolve '..' too.
 */
export const isSafePathSegment = (text: string): boolean =>
  text !== '' && !text.split(/[/\\]/).some((part) => part === '.' || part === '..');

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A BSON ObjectId: 8 digits with the seconds since 1970, then 16 random digits from a secure generator. */
export const randomId: NewId = () =>
  [
    hex(Math.floor(Date.now() / 1000), 8),
    ...Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => hex(byte, 2)),
  ].join('');

/**
 * Reads the time from a BSON ObjectId: its first 4 bytes are a big-endian count of seconds since 1970
 * (https://www.mongodb.com/docs/manual/reference/bson-types/#objectid). Null for an id of another form, and for a time
 * before 2015 or after the end of next year: the first digits of some servers' ids are not a time.
 */
export const createdAt = (id: string): Date | null => {
  if (!isId(id)) return null;
  const time = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
  const year = time.getUTCFullYear();
  return year >= 2015 && year <= new Date().getUTCFullYear() + 1 ? time : null;
};
