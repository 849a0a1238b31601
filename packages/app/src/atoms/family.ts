import type { Atom } from 'jotai';

/** One atom a key, made when it is first asked for. */
export const family = <Kind extends Atom<unknown>>(make: (key: string) => Kind): ((key: string) => Kind) => {
  const made = new Map<string, Kind>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};
