import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { seedTime, users } from '@second-gear/fixtures';
import type { Account } from './accounts.ts';
import { hashDemoPassword } from './passwords/nodeScrypt.ts';

/** The password of all demo users. It is not secret. */
export const demoPassword = 'kickstart';

/** The fixture users that have an account, with a description of each for the demo. */
export const demoUsers = [
  { description: 'buyer', ...users.farhana },
  { description: 'seller, verified', ...users.rahim },
  { description: 'seller, not verified', ...users.sadia },
  { description: 'admin', ...users.nasrin },
] as const;

/**
 * Returns the id of the user's account. It differs from the id of the user's record: in the real product too, Google
 * and the server have different ids for one user.
 */
const accountIdOf = (email: string): string => bytesToHex(sha256(utf8ToBytes(`account ${email}`))).slice(0, 24);

/**
 * Returns the salt with which the demo password of an account is hashed. The salt is not random but derived from the
 * account's id, so that `db.json` is the same each time it is generated.
 */
const saltOf = (id: string): Uint8Array => sha256(utf8ToBytes(`salt of ${id}`)).subarray(0, 16);

/** Creates the accounts of the demo users. Each call creates exactly the same accounts. */
export const demoAccounts = (): Account[] => {
  const at = Date.parse(seedTime);
  return demoUsers.map(({ name, email }) => {
    const _id = accountIdOf(email);
    return {
      _id,
      email,
      // A sign-in with Google removes the password of an account whose e-mail address is not verified. The demo users
      // need their passwords, so their addresses count as verified.
      emailVerified: true,
      displayName: name,
      password: hashDemoPassword(demoPassword, saltOf(_id)),
      createdAt: at,
      lastLoginAt: at,
      validSince: at,
      sessions: [],
    };
  });
};
