import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/**
 * Passwords are stored as `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. The stored text contains the cost
 * parameters N, r and p, so that stored passwords stay valid when the parameters are raised later. With the values
 * below, hashing takes about 50 ms and 16 MB.
 */
const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
const hashLength = 32;
const memoryFor = (N: number, r: number): ScryptOptions => ({ maxmem: 256 * N * r });

const formatHash = (salt: Buffer, hash: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, hashLength, { N, r, p, ...memoryFor(N, r) }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Hashes a new password with a random salt, in the format to store. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return formatHash(salt, await derive(password, salt, cost));
};

/**
 * Like `hashPassword`, but with a given salt: for demo accounts, which must be the same each time they are generated.
 */
export const hashDemoPassword = (password: string, salt: Buffer): string =>
  formatHash(salt, scryptSync(password, salt, hashLength, { ...cost, ...memoryFor(cost.N, cost.r) }));

/**
 * A hash that no password matches. The password of an unknown user is compared with this hash, so that the response
 * takes as long as for a known user.
 */
const placeholderHash = formatHash(Buffer.alloc(16), Buffer.alloc(hashLength));

/**
 * Matches the format that `hashPassword` writes. It limits the cost parameters, so that a data file with huge values
 * cannot block the server.
 */
const passwordFormat = /^scrypt\$([1-9]\d{0,6})\$([1-9]\d?)\$([1-9]\d?)\$([\w-]+)\$([\w-]+)$/;

/**
 * Whether `password` matches the hash in `stored`. If there is no stored hash, returns false after the same time as for
 * a wrong password. No password matches a `stored` text in another format.
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt, hash] = passwordFormat.exec(stored ?? placeholderHash) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  }).catch(() => undefined);
  return actual?.length === expected.length && timingSafeEqual(expected, actual) && stored !== undefined;
};
