/** Since when what is shown is as it is, where it was kept from an earlier visit: in ms since 1970; null: nothing shown was. */
export type AsOf = {
  read(): number | null;
  subscribe(listener: () => void): () => void;
  set(at: number | null): void;
};

export const createAsOf = (): AsOf => {
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
