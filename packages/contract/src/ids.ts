/** Where new ids come from: 24 lower-case hexadecimal digits, never the same twice. Client secrets are made of them too, so they must not be guessable. */
export type NewId = () => string;

/** Whether a text has the form of a record's `_id`. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/**
 * Whether a text can stand for one part of an address. Browsers read '.' and '..' as "here" and "one up" even where they
 * are encoded, so that `DELETE /products/..` would be another call.
 */
export const isAddressable = (text: string): boolean => !['', '.', '..'].includes(text);

/** A new id from the platform's secure random numbers. */
export const randomId: NewId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
