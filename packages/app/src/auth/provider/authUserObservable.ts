import type { AuthUser, Unsubscribe } from './authProvider.ts';

type Listener = (user: AuthUser | null) => void;

/** The current user of an auth provider as an observable: implements `AuthProvider.onChange` for every provider. */
export type AuthUserObservable = {
  /** Calls all listeners, unless they already have this user. */
  emit(user: AuthUser | null): void;
  onChange(listener: Listener): Unsubscribe;
};

const isSameUser = (one: AuthUser | null | undefined, other: AuthUser | null) =>
  one === other || (!!one && !!other && one.uid === other.uid && one.email === other.email && one.name === other.name);

export const createAuthUserObservable = (): AuthUserObservable => {
  /** undefined: not known yet; null: no user. */
  let latest: AuthUser | null | undefined;
  const listeners = new Set<Listener>();

  return {
    emit(user) {
      if (isSameUser(latest, user)) return;
      latest = user;
      for (const listener of [...listeners]) listener(user);
    },

    onChange(listener) {
      let waiting = true;
      const deliver: Listener = (user) => {
        waiting = false;
        listener(user);
      };
      listeners.add(deliver);
      queueMicrotask(() => {
        // A change may have been delivered first, or the listener may have been removed.
        if (waiting && latest !== undefined && listeners.has(deliver)) deliver(latest);
      });
      return () => {
        listeners.delete(deliver);
      };
    },
  };
};
