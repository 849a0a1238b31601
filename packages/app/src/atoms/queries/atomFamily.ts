import type { Atom } from 'jotai';

/** Creates a function that returns one atom per key. The atom is created at the first call with its key. */
export const atomFamily = <Key extends string, Item extends Atom<unknown>>(
  create: (key: Key) => Item,
): ((key: Key) => Item) => {
  const atoms = new Map<Key, Item>();
  return (key) => {
    const existing = atoms.get(key);
    if (existing) return existing;
    const created = create(key);
    atoms.set(key, created);
    return created;
  };
};
