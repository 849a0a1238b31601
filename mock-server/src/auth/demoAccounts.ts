import { createHash } from 'node:crypto';
import { seedTime, users } from '@second-gear/fixtures';
import type { Account } from './accounts.ts';
import { hashDemoPassword } from './passwords.ts';

/** The password of all demo users. It is not secret. */
export const demoPassword = 'kickstart';

/** The fixture users with an account, and a description of each for the demo. */
export const demoUsers = [
  { description: 'buyer', ...users.farhana },
  { description: 'seller, verified', ...users.rahim },
  { description: 'seller, not verified', ...users.sadia },
  { description: 'admin', ...users.nasrin },
] as const;

/** Not the id of the user's record: the real server and Google have different ids too. */
const accountIdOf = (email: string): string =>
  createHash('sha256').update(`account ${email}`).digest('hex').slice(0, 24);

/** The salt is derived from the account's id, so that `db.json` is the same every time. */
const saltOf = (id: string): Buffer => createHash('sha256').update(`salt of ${id}`).digest().subarray(0, 16);

/** The accounts of the demo users, the same bytes every time. */
export const demoAccounts = (): Account[] => {
  const at = Date.parse(seedTime);
  return demoUsers.map(({ name, email }) => {
    const _id = accountIdOf(email);
    return {
      _id,
      email,
      // Verified, so that a sign-in with Google does not remove the password.
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
