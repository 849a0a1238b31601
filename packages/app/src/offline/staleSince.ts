/**
 * The time when the oldest stored list on screen was fetched, in ms since 1970. Null if no stored list is on screen.
 */
export type StaleSince = {
  read(): number | null;
  subscribe(listener: () => void): () => void;
  set(at: number | null): void;
};

export const createStaleSince = (): StaleSince => {
  let current: number | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (at) => {
      if (at === current) return;
      current = at;
      for (const listener of listeners) listener();
    },
  };
};
