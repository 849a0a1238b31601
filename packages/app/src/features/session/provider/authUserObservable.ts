import type { AuthUser, Unsubscribe } from './authProvider.ts';

type Listener = (user: AuthUser | null) => void;

/** For `AuthProvider.onChange` of every provider. */
type AuthUserObservable = {
  /** Unless the listeners already have this user. */
  emit(user: AuthUser | null): void;
  onChange(listener: Listener): Unsubscribe;
};

const isSameUser = (one: AuthUser | null | undefined, other: AuthUser | null) =>
  one === other || (!!one && !!other && one.uid === other.uid && one.email === other.email && one.name === other.name);

export const createAuthUserObservable = (): AuthUserObservable => {
  /** Undefined: not known yet. Null: no user is signed in. */
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
        // A change may already have called the listener, or the caller may have removed it.
        if (waiting && latest !== undefined && listeners.has(deliver)) deliver(latest);
      });
      return () => {
        listeners.delete(deliver);
      };
    },
  };
};
