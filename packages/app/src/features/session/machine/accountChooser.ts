import type { GoogleAccount } from '../provider/authProvider.ts';

/**
 * Replaces Google's popup when no Firebase project is configured. `choose` opens the app's dialog, which calls
 * `respond`. A new call of `choose` cancels the previous one.
 */
export type AccountChooser = {
  /** Null if the user closes the dialog. */
  choose(): Promise<GoogleAccount | null>;
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  respond(account: GoogleAccount | null): void;
};

export const createAccountChooser = (): AccountChooser => {
  let pending: ((account: GoogleAccount | null) => void) | null = null;
  const listeners = new Set<() => void>();
  const finish = (account: GoogleAccount | null, next: typeof pending = null) => {
    pending?.(account);
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    choose: () => new Promise((resolve) => finish(null, resolve)),
    isOpen: () => pending !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    respond: (account) => finish(account),
  };
};
