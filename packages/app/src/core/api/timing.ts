/** The timeouts and delays of the app, in ms. Only tests change them. */
export type Timeouts = {
  /**
   * The timeout for the headers of a response; the body has a second timeout of the same length. It is long enough for
   * a slow connection.
   */
  responseMs: number;
  /** The delay before the first retry of a read. The delay doubles with each retry (docs/requirements.md §9). */
  firstRetryDelayMs: number;
  /** The longest delay before a retry of a read (docs/requirements.md §9). */
  maxRetryDelayMs: number;
  /** The time after which a toast tells the user that a write is still in progress. */
  slowNoticeMs: number;
};

export const defaultTimeouts: Timeouts = {
  responseMs: 20_000,
  firstRetryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  slowNoticeMs: 8000,
};

/**
 * Returns the delay before the next retry, in ms. It doubles with each retry. `tries` is the number of retries that
 * have failed, 0 at first.
 */
export const backoffDelay = (tries: number, { firstRetryDelayMs, maxRetryDelayMs } = defaultTimeouts): number =>
  Math.min(firstRetryDelayMs * 2 ** tries, maxRetryDelayMs);

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
