/**
 * What is known of an answer that comes from elsewhere. A screen draws all three with the same care: the real shape as a
 * skeleton, what happened with a way to try again (where trying again may help), or the thing itself.
 */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  | { state: 'ready'; data: T };
