import { providedAtom } from '../services.ts';

type StaleData = {
  /** When the oldest one was fetched, in ms since 1970. */
  since: number;
  /** One of them has as many records as the app stores. */
  mayBeCut: boolean;
};

/** Null if no stored list is on screen. */
export type StaleSince = {
  read(): StaleData | null;
  subscribe(listener: () => void): () => void;
  set(next: StaleData | null): void;
};

export const staleSinceAtom = providedAtom<StaleSince>('stored lists');

export const createStaleSince = (): StaleSince => {
  let current: StaleData | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (next?.since === current?.since && next?.mayBeCut === current?.mayBeCut) return;
      current = next;
      for (const listener of listeners) listener();
    },
  };
};
