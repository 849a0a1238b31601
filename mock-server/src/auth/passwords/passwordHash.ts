import { randomBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';

/** The cost parameters of scrypt: https://www.rfc-editor.org/rfc/rfc7914 */
export type ScryptCost = { N: number; r: number; p: number };

/**
 * Derives a key of `hashLength` bytes from a password. Rejects if scrypt does not accept the cost. Node has a native
 * function for it, and a browser has none.
 */
export type Scrypt = (password: string, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;

/**
 * Passwords are stored as `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. The stored text contains the cost
 * parameters N, r and p, so that stored passwords stay valid when the parameters are raised later. With the values
 * below, hashing takes about 50 ms and 16 MB.
 */
export const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
export const hashLength = 32;

/** Returns the text that is stored for a password. */
export const formatHash = (salt: Uint8Array, hash: Uint8Array): string =>
  ['scrypt', cost.N, cost.r, cost.p, base64url.encode(salt), base64url.encode(hash)].join('$');

/** Compares two hashes in a time that does not depend on the first difference. */
const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((bits, byte, index) => bits | (byte ^ (other[index] ?? 0)), 0) === 0;

/**
 * A hash that no password matches. The password of an unknown user is compared with this hash, so that the response
 * takes as long as for a known user.
 */
const placeholderHash = formatHash(new Uint8Array(16), new Uint8Array(hashLength));

/**
 * Matches the format that `hash` writes. It limits the cost parameters, so that a data file with huge values
 * cannot block the server.
 */
const passwordFormat = /^scrypt\$([1-9]\d{0,6})\$([1-9]\d?)\$([1-9]\d?)\$([\w-]+)\$([\w-]+)$/;

export type PasswordHash = {
  /** Hashes a new password with a random salt, in the format to store. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether `password` matches the hash in `stored`. If there is no stored hash, returns false after the same time as
   * for a wrong password. No password matches a `stored` text in another format.
   */
  verify: (password: string, stored: string | undefined) => Promise<boolean>;
};

export const createPasswordHash = (scrypt: Scrypt): PasswordHash => ({
  hash: async (password) => {
    const salt = randomBytes(16);
    return formatHash(salt, await scrypt(password, salt, cost));
  },
  verify: async (password, stored) => {
    const [, N, r, p, salt, hash] = passwordFormat.exec(stored ?? placeholderHash) ?? [];
    if (!salt || !hash) return false;
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const actual = await scrypt(password, base64url.decode(salt), cost).catch(() => undefined);
    return actual !== undefined && areEqual(base64url.decode(hash), actual) && stored !== undefined;
  },
});
