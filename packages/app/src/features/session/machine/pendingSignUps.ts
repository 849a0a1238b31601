import { NewUser, sameEmail } from '@second-gear/contract';
import * as v from 'valibot';
import type { ConfirmingItem } from '#core/storage/storageItem.ts';
import { createStoredValue, listOf } from '#core/storage/storedValue.ts';

/**
 * Perhaps not registered at the server yet (failure mode A4): a user who closes the tab between the two steps would
 * later be signed in without a role.
 */
export type PendingSignUps = {
  find(email: string): NewUser | null;
  add(user: NewUser): void;
  remove(email: string): void;
};

/** Another program may have written the text. */
const StoredSignUp = v.object({ ...NewUser.entries, name: v.pipe(v.string(), v.trim()), email: v.string() });

export const createPendingSignUps = (item: ConfirmingItem): PendingSignUps => {
  const list = createStoredValue<NewUser[]>(item, { schema: listOf(StoredSignUp), fallback: [], isHeld: true });
  const without = (users: NewUser[], email: string) => users.filter((user) => !sameEmail(user.email, email));
  return {
    find: (email) => list.read().find((user) => sameEmail(user.email, email)) ?? null,
    add: ({ name, email, role }) =>
      void list.update((users) => [...without(users, email), { name: name.trim(), email, role }]),
    remove: (email) => void list.update((users) => without(users, email)),
  };
};
