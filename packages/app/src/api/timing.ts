/** How long people are kept waiting, all in ms. Tests are in more of a hurry; nobody else is. */
export type Patience = {
  /** For one answer to begin, and for it to end: a slow line in the hills, but not for ever. */
  answer: number;
  /** Before a read is tried a second time; each pause after it is twice as long (spec §9). */
  firstPause: number;
  /** No pause is longer (spec §9). */
  longestPause: number;
  /** Before a write that is still under way says so: nobody looks at a wheel alone for ten seconds. */
  words: number;
};

export const usualPatience: Patience = { answer: 20_000, firstPause: 1000, longestPause: 30_000, words: 8000 };

/** The pause before the next try, in ms: the first one, doubling up to the longest. `tries` are those made so far. */
export const pauseAfter = (tries: number, { firstPause, longestPause } = usualPatience): number =>
  Math.min(firstPause * 2 ** tries, longestPause);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
