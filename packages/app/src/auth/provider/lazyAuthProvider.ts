import { AuthError, type AuthProvider, type Unsubscribe } from './authProvider.ts';
import { createAuthUserObservable } from './authUserObservable.ts';
import type { LastUserStorage } from './lastUserStorage.ts';

/** An `AuthProvider` whose code is loaded later, and the error if that failed. Made for useSyncExternalStore. */
export type LazyAuthProvider = {
  provider: AuthProvider;
  /** Starts to load the code, on pages where the user is likely to sign in. */
  preload(): void;
  /** The error if the code could not be loaded; null while it is loading and after it has loaded. */
  loadError(): unknown;
  subscribe(listener: () => void): Unsubscribe;
};

type LazyAuthProviderOptions = {
  /** Loads and creates the provider. Called again only after it has failed. */
  load(): Promise<AuthProvider>;
  /** When to load the code if no method is called before. */
  preloadAfter: Promise<void>;
  /** Emits `online` and the `storage` events of other tabs: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
  /**
   * The stored last user. They count as signed in until the code has loaded and corrects it. If there was none, the code is
   * not loaded just to confirm that. Without this option only the provider itself says who is signed in.
   */
  lastUser?: LastUserStorage;
};

/**
 * Loads the auth provider's library, which is large, after the page, or earlier if the user signs in.
 *
 * Until then the last stored user counts as signed in. If none can be read the state is *unknown*, not *signed out*: no
 * listener is called, and guarded routes stay closed. A failed load changes nothing either, so that a lost connection never
 * signs the user out. A sign-out before the library has loaded clears the stored user; the session repeats it at the
 * provider later. For a guest the library is never loaded, unless they are about to sign in.
 */
export const createLazyAuthProvider = ({
  load,
  preloadAfter,
  events,
  lastUser,
}: LazyAuthProviderOptions): LazyAuthProvider => {
  const users = createAuthUserObservable();
  const listeners = new Set<() => void>();
  let error: unknown = null;
  let loading: Promise<AuthProvider> | undefined;

  const setError = (next: unknown) => {
    error = next;
    for (const listener of listeners) listener();
  };

  const startLoading = (): Promise<AuthProvider> => {
    // It is loading again, so the earlier error is over.
    if (error) setError(null);
    return load().then(
      (authProvider) => {
        authProvider.onChange((user) => {
          lastUser?.write(user);
          users.emit(user);
        });
        return authProvider;
      },
      (error: unknown) => {
        loading = undefined;
        setError(error);
        throw error;
      },
    );
  };
  const loadOnce = (): Promise<AuthProvider> => {
    loading ??= startLoading();
    return loading;
  };

  const preload = () => {
    // `loadError` returns the error.
    loadOnce().catch(() => {});
  };
  const preloadUnlessGuest = () => {
    if (lastUser?.read() !== null) preload();
  };

  const user = lastUser?.read();
  if (user !== undefined) users.emit(user);
  // The whole page waits for the user, so it is loaded at once.
  if (lastUser && user === undefined) preload();
  else void preloadAfter.then(preloadUnlessGuest);
  events.addEventListener('online', () => error && preload());
  events.addEventListener('storage', (event) => {
    if (lastUser?.matchesStorageEvent(event)) preloadUnlessGuest();
  });

  const callProvider = async <Answer>(method: (authProvider: AuthProvider) => Promise<Answer>): Promise<Answer> => {
    const authProvider = await loadOnce().catch(() => {
      throw new AuthError('unreachable');
    });
    return method(authProvider);
  };

  return {
    provider: {
      onChange: users.onChange,
      signIn: (credentials) => callProvider((authProvider) => authProvider.signIn(credentials)),
      signUp: (account) => callProvider((authProvider) => authProvider.signUp(account)),
      signInWithGoogle: () => callProvider((authProvider) => authProvider.signInWithGoogle()),
      idToken: (user) => callProvider((authProvider) => authProvider.idToken(user)),
      signOut: async () => {
        const authProvider = await loadOnce().catch(() => null);
        if (authProvider) return authProvider.signOut();
        lastUser?.write(null);
        users.emit(null);
      },
    },
    preload,
    loadError: () => error,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
