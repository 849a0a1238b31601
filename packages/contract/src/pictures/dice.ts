/** A list with something in it. */
export type Some<Item> = readonly [Item, ...Item[]];

export const isSome = <Item>(list: readonly Item[]): list is Some<Item> => list.length > 0;

/** A random source that always falls the same way for the same text, in every runtime. */
export type Dice = {
  /** 0 ≤ value < 1. */
  next: () => number;
  pick: <Item>(list: Some<Item>) => Item;
  chance: (probability: number) => boolean;
};

/** FNV-1a to begin with, mulberry32 from there on: small, even, and the same everywhere. */
export function dice(text: string): Dice {
  let state = 2166136261;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
