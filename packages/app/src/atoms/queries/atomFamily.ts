import type { Atom } from 'jotai';

/** One atom a key, made when it is first asked for. */
export const family = <Key extends string, Kind extends Atom<unknown>>(
  make: (key: Key) => Kind,
): ((key: Key) => Kind) => {
  const made = new Map<Key, Kind>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};
