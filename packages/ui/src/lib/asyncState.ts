/**
 * Data that is loading, has failed to load, or is ready. A screen renders all three states: a skeleton, an error
 * message (with *Try again* where that may help), or the data.
 */
export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  | { state: 'ready'; data: T };
