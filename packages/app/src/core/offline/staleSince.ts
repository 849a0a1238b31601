import { providedAtom } from '../services.ts';

/** What the page must say about the stored lists on screen. */
export type StaleData = {
  /** The time when the oldest one was fetched, in ms since 1970. */
  since: number;
  /** Whether one of them has as many records as the app stores, so that others may be missing. */
  mayBeCut: boolean;
};

/** The stored lists on screen; null if there are none. */
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
