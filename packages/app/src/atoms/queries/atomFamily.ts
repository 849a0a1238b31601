import type { Atom } from 'jotai';

/** One atom per key, created at the first call. */
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
