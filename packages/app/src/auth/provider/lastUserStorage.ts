import * as v from 'valibot';
import type { OwnShelf } from '../../storage/storageItem.ts';
import type { TokenKeeper } from '../session/tokenStorage.ts';
import type { Person } from './authProvider.ts';

/**
 * Who was here when the identity provider was asked last, as this browser has written it down for its next page: so that
 * nobody waits to hear it once more.
 */
export type LastPerson = {
  /** Null: nobody. undefined: only the provider can say. */
  read(): Person | null | undefined;
  write(person: Person | null): void;
  /** Whether a `storage` event tells of something that another tab has written here. */
  isKeptIn(event: Event): boolean;
};

const Kept = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string(), name: v.string() });

/** Of somebody whose token is gone nothing is said: it takes the provider to let them in again. */
export const createLastPerson = (shelf: OwnShelf, tokens: Pick<TokenKeeper, 'read'>): LastPerson => ({
  read: () => {
    const text = shelf.get();
    if (text === null) return null;
    try {
      const person = v.parse(Kept, JSON.parse(text));
      return tokens.read(person.uid) === null ? undefined : person;
    } catch {
      // Of an older version, or not ours: that there was somebody is all that can be told from it.
      return undefined;
    }
  },
  write: (person) => {
    if (!person) return shelf.clear();
    const { uid, email, name } = person;
    shelf.set(JSON.stringify({ uid, email, name }));
  },
  isKeptIn: shelf.isKeptIn,
});
