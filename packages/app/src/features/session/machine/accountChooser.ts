import type { GoogleAccount } from '../provider/authProvider.ts';

/**
 * The demo's account chooser, which replaces Google's popup when no Firebase project is configured. `choose` opens the
 * app's own dialog, and the dialog calls `respond`. Only one dialog is open at a time: a new call of `choose` cancels
 * the previous one.
 */
export type AccountChooser = {
  /** Opens the dialog. Resolves with the chosen account, or with null if the user closes the dialog. */
  choose(): Promise<GoogleAccount | null>;
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  /** Closes the dialog. The argument is the chosen account, or null. */
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
