/** How long people are kept waiting, all in ms. Tests are in more of a hurry; nobody else is. */
export type Timeouts = {
  /** For one answer to begin, and for it to end: a slow line in the hills, but not for ever. */
  responseMs: number;
  /** Before a read is tried a second time; each pause after it is twice as long (spec §9). */
  firstRetryDelayMs: number;
  /** No pause is longer (spec §9). */
  maxRetryDelayMs: number;
  /** Before a write that is still under way says so: nobody looks at a wheel alone for ten seconds. */
  slowNoticeMs: number;
};

export const defaultTimeouts: Timeouts = {
  responseMs: 20_000,
  firstRetryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  slowNoticeMs: 8000,
};

/** The pause before the next try, in ms: the first one, doubling up to the longest. `tries` are those made so far. */
export const backoffDelay = (tries: number, { firstRetryDelayMs, maxRetryDelayMs } = defaultTimeouts): number =>
  Math.min(firstRetryDelayMs * 2 ** tries, maxRetryDelayMs);

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
