/** Timeouts and delays in ms. Only tests change them. */
export type Timeouts = {
  /** For the headers of a response, and again for its body. Long enough for a slow connection. */
  responseMs: number;
  /** Before the first retry of a read; each further delay is twice as long (docs/requirements.md §9). */
  firstRetryDelayMs: number;
  /** The longest delay before a retry (docs/requirements.md §9). */
  maxRetryDelayMs: number;
  /** Before a toast says that a write is still in progress. */
  slowNoticeMs: number;
};

export const defaultTimeouts: Timeouts = {
  responseMs: 20_000,
  firstRetryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  slowNoticeMs: 8000,
};

/** The delay before the next retry in ms, doubled with each retry. `tries` counts the failed ones so far, from 0. */
export const backoffDelay = (tries: number, { firstRetryDelayMs, maxRetryDelayMs } = defaultTimeouts): number =>
  Math.min(firstRetryDelayMs * 2 ** tries, maxRetryDelayMs);

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
