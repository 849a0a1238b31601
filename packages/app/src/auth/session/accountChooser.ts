import type { GoogleAccount } from '../provider/authProvider.ts';

/**
 * Stands in for Google's popup where no Firebase project is configured: whoever signs in is asked here, and the dialog
 * that is shown meanwhile answers. One question at a time; a new one cancels the one before.
 */
export type AccountChooser = {
  /** Asks; resolves with the account, or null when the person closes the dialog. */
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
