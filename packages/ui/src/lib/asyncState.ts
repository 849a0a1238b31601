/** `problem` is the error message. Without `onRetry` there is no button *Try again*. */
export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  | { state: 'ready'; data: T };

/** A state without data is returned as it is. */
export const mapReady = <From, To>(state: AsyncState<From>, change: (data: From) => To): AsyncState<To> =>
  state.state === 'ready' ? { state: 'ready', data: change(state.data) } : state;
