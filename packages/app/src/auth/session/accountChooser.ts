import type { GoogleAccount } from '../provider/authProvider.ts';

/**
 * Replaces Google's popup when no Firebase project is configured: `choose` opens the app's own dialog, which calls
 * `answer`. Only one dialog at a time; a new call cancels the previous one.
 */
export type AccountChooser = {
  /** Resolves with the account, or with null if the user closes the dialog. */
  choose(): Promise<GoogleAccount | null>;
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  answer(account: GoogleAccount | null): void;
};

export const createAccountChooser = (): AccountChooser => {
  let pending: ((account: GoogleAccount | null) => void) | null = null;
  const listeners = new Set<() => void>();
  const answer = (account: GoogleAccount | null, next: typeof pending = null) => {
    pending?.(account);
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    choose: () => new Promise((resolve) => answer(null, resolve)),
    isOpen: () => pending !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (account) => answer(account),
  };
};
