import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/**
 * Passwords are kept as `scrypt$N$r$p$salt$hash` (salt and hash in base64url). The cost is part of the text, so that it
 * may be raised later without locking anybody out. These values take about 50 ms and 16 MB.
 */
const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
const hashLength = 32;
const memoryFor = (N: number, r: number): ScryptOptions => ({ maxmem: 256 * N * r });

const formatHash = (salt: Buffer, hash: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, hashLength, { N, r, p, ...memoryFor(N, r) }, (problem, hash) =>
      problem ? reject(problem) : resolve(hash),
    );
  });

/** The text to keep of a new password, salted at random. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return formatHash(salt, await derive(password, salt, cost));
};

/** As `hashPassword`, with a salt of one's own: for demo accounts, which must come out the same every time. */
export const hashDemoPassword = (password: string, salt: Buffer): string =>
  formatHash(salt, scryptSync(password, salt, hashLength, { ...cost, ...memoryFor(cost.N, cost.r) }));

/** Nobody's password. Unknown people are checked against it, so that they take as long to refuse as known ones. */
const placeholderHash = formatHash(Buffer.alloc(16), Buffer.alloc(hashLength));

/** A text that `hashPassword` wrote. Whoever writes another cost into it than a login can bear is not waited for. */
const passwordFormat = /^scrypt\$([1-9]\d{0,6})\$([1-9]\d?)\$([1-9]\d?)\$([\w-]+)\$([\w-]+)$/;

/**
 * Whether `password` is the one that `kept` was made of. With nothing kept the answer is no, after the same time.
 * A text that `hashPassword` did not write is nobody's password.
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
