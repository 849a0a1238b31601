import { createHash } from 'node:crypto';
import { seedTime, users } from '@second-gear/fixtures';
import type { Account } from './accounts.ts';
import { hashDemoPassword } from './passwords.ts';

/** Everybody in the demo has the same password, and it is no secret. */
export const demoPassword = 'kickstart';

/** Those of the cast who can sign in, and what they are to a visitor of the demo. */
export const demoUsers = [
  { description: 'buyer', ...users.farhana },
  { who: 'seller, verified', ...users.rahim },
  { who: 'seller, not verified', ...users.sadia },
  { who: 'admin', ...users.nasrin },
] as const;

/** Not the id of the user's record: the shop and Google do not share theirs either. */
const accountIdOf = (email: string): string =>
  createHash('sha256').update(`account ${email}`).digest('hex').slice(0, 24);

/** Salted from the account's own id, so that `db.json` comes out the same every time. */
const saltOf = (id: string): Buffer => createHash('sha256').update(`salt of ${id}`).digest().subarray(0, 16);

/** Accounts for the demo people, the same bytes every time. */
export const demoAccounts = (): Account[] => {
  const at = Date.parse(seedTime);
  return demoUsers.map(({ name, email }) => {
    const _id = accountIdOf(email);
    return {
      _id,
      email,
      // Their addresses count as their own, so that Google may be used with them without losing the password.
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
