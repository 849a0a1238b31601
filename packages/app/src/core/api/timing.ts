/** In ms. Only tests change them. */
export type Timeouts = {
  /** For the headers of a response, and again for the body. Long enough for a slow connection. */
  responseMs: number;
  /** Of a read. The delay doubles with each retry (docs/requirements.md §9). */
  firstRetryDelayMs: number;
  maxRetryDelayMs: number;
  slowNoticeMs: number;
};

export const defaultTimeouts: Timeouts = {
  responseMs: 20_000,
  firstRetryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  slowNoticeMs: 8000,
};

/** In ms. `tries` is the number of retries that have failed, 0 at first. */
export const backoffDelay = (tries: number, { firstRetryDelayMs, maxRetryDelayMs } = defaultTimeouts): number =>
  Math.min(firstRetryDelayMs * 2 ** tries, maxRetryDelayMs);

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
