import { NewUser, sameEmail } from '@second-gear/contract';
import * as v from 'valibot';
import type { Shelf } from '../../storage/storageItem.ts';

/**
 * Sign-ups that the identity provider knows of and the shop's server perhaps not yet (faults.md A4). Without them, whoever
 * closed the tab in between would be let in without a role.
 */
export type Newcomers = {
  of(email: string): NewUser | null;
  remember(user: NewUser): void;
  forget(email: string): void;
};

/** More than one family shares a computer with; the oldest goes first. */
const atMost = 8;

const Kept = v.array(NewUser);

export const createNewcomers = (shelf: Shelf): Newcomers => {
  const read = (): NewUser[] => {
    const text = shelf.get();
    if (text === null) return [];
    try {
      return v.parse(Kept, JSON.parse(text));
    } catch {
      // Not ours, or not whole: nobody's role is to be read out of it.
      shelf.clear();
      return [];
    }
  };
  const others = (email: string) => read().filter((user) => !sameEmail(user.email, email));
  const write = (users: NewUser[]) => (users.length > 0 ? shelf.set(JSON.stringify(users)) : shelf.clear());
  return {
    of: (email) => read().find((user) => sameEmail(user.email, email)) ?? null,
    remember: ({ name, email, role }) => write([...others(email), { name, email, role }].slice(-atMost)),
    forget: (email) => write(others(email)),
  };
};
