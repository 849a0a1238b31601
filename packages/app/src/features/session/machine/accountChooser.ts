import { createObservable } from '@second-gear/ui/observable';
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
  type Respond = (account: GoogleAccount | null) => void;
  const pending = createObservable<Respond | null>(null);
  const finish = (account: GoogleAccount | null, next: Respond | null = null) => {
    pending.read()?.(account);
    pending.set(next);
  };
  return {
    choose: () => new Promise((resolve) => finish(null, resolve)),
    isOpen: () => pending.read() !== null,
    subscribe: pending.subscribe,
    respond: (account) => finish(account),
  };
};
