import { NewUser, sameEmail } from '@second-gear/contract';
import * as v from 'valibot';
import type { StorageItem } from '../../storage/storageItem.ts';

/**
 * Sign-ups that have succeeded at the auth provider, but may not be registered at the server yet (failure mode A4). A
 * user may close the tab between the two steps. Without a stored record, the app would later sign such a user in
 * without a role.
 */
export type PendingSignUps = {
  find(email: string): NewUser | null;
  add(user: NewUser): void;
  remove(email: string): void;
};

/**
 * The largest number of pending sign-ups that one browser stores, which is more than the number of users of any
 * computer. When the limit is reached, the oldest one is removed.
 */
const maxSignUps = 8;

const StoredSignUps = v.array(NewUser);

export const createPendingSignUps = (item: StorageItem): PendingSignUps => {
  const read = (): NewUser[] => {
    const text = item.get();
    if (text === null) return [];
    try {
      return v.parse(StoredSignUps, JSON.parse(text));
    } catch {
      // The stored text is damaged, or another program has written it. It is removed, because the app must not read a
      // role from it.
      item.clear();
      return [];
    }
  };
  const others = (email: string) => read().filter((user) => !sameEmail(user.email, email));
  const write = (users: NewUser[]) => (users.length > 0 ? item.set(JSON.stringify(users)) : item.clear());
  return {
    find: (email) => read().find((user) => sameEmail(user.email, email)) ?? null,
    add: ({ name, email, role }) => write([...others(email), { name, email, role }].slice(-maxSignUps)),
    remove: (email) => write(others(email)),
  };
};
