/** In the form that `useSyncExternalStore` needs. */
export type Observable<Value> = {
  read(): Value;
  subscribe(listener: () => void): () => void;
};

export const createObservable = <Value>(initial: Value): Observable<Value> & { set(next: Value): void } => {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
