/**
 * The state of data that a screen shows.
 * - `loading`: the screen shows a skeleton.
 * - `failed`: the screen shows the error message `problem`, and the button *Try again* if `onRetry` is set.
 * - `ready`: the screen shows the data.
 */
export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  | { state: 'ready'; data: T };

/** Returns the state with changed data. A state without data is returned as it is. */
export const mapReady = <From, To>(state: AsyncState<From>, change: (data: From) => To): AsyncState<To> =>
  state.state === 'ready' ? { state: 'ready', data: change(state.data) } : state;
