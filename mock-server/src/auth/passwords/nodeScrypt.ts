import { type ScryptOptions, scrypt, scryptSync } from 'node:crypto';
import { cost, formatHash, hashLength, type Scrypt, type ScryptCost } from './passwordHash.ts';

const optionsFor = ({ N, r, p }: ScryptCost): ScryptOptions => ({ N, r, p, maxmem: 256 * N * r });

/** Node's own scrypt, which is several times faster than JavaScript, and runs beside other work. */
export const nodeScrypt: Scrypt = (password, salt, scryptCost) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, hashLength, optionsFor(scryptCost), (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Hashes a password with a given salt: for demo accounts, which must be the same each time they are generated. */
export const hashDemoPassword = (password: string, salt: Uint8Array): string =>
  formatHash(salt, scryptSync(password, salt, hashLength, optionsFor(cost)));
