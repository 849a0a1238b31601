import { seedTime, users } from '@second-gear/fixtures';
import { type Account, demoPassword } from './accounts.ts';

export const demoUsers = [users.farhana, users.rahim, users.sadia, users.nasrin] as const;

/** Each call creates exactly the same accounts. */
export const demoAccounts = (): Account[] => {
  const at = Date.parse(seedTime);
  return demoUsers.map(({ _id, name, email }) => ({
    // As in the real product, it differs from the id of the user's record.
    _id: _id.replace(/^face/, 'acc0'),
    email,
    // A sign-in with Google removes the password of an account whose e-mail address is not verified.
    emailVerified: true,
    displayName: name,
    password: demoPassword,
    createdAt: at,
    validSince: at,
  }));
};
