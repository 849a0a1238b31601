import { seedTime, users } from '@second-gear/fixtures';
import { type Account, demoPassword } from './accounts.ts';

/** The fixture users that have an account. */
export const demoUsers = [users.farhana, users.rahim, users.sadia, users.nasrin] as const;

/** Creates the accounts of the demo users. Each call creates exactly the same accounts. */
export const demoAccounts = (): Account[] => {
  const at = Date.parse(seedTime);
  return demoUsers.map(({ _id, name, email }) => ({
    // It differs from the id of the user's record: in the real product too, Google and the server have different ids
    // for one user.
    _id: _id.replace(/^face/, 'acc0'),
    email,
    // A sign-in with Google removes the password of an account whose e-mail address is not verified. The demo users
    // need their passwords, so their addresses count as verified.
    emailVerified: true,
    displayName: name,
    password: demoPassword,
    createdAt: at,
    validSince: at,
  }));
};
