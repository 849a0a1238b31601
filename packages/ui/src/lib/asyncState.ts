/**
 * The state of data that a screen shows: loading (the screen shows a skeleton), failed (an error message, with *Try
 * again* where that may help), or ready (the data).
 */
export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  | { state: 'ready'; data: T };

/** Changes the data of a state that is ready; the same state otherwise. */
export const mapReady = <From, To>(state: AsyncState<From>, change: (data: From) => To): AsyncState<To> =>
  state.state === 'ready' ? { state: 'ready', data: change(state.data) } : state;
