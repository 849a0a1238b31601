import { AuthError, type AuthProvider, type Unsubscribe } from './authProvider.ts';
import { createAuthUserObservable } from './authUserObservable.ts';
import type { LastUserStorage } from './lastUserStorage.ts';

/**
 * An `AuthProvider` whose code is loaded later. It also reports whether loading has failed, in the form that
 * useSyncExternalStore needs.
 */
export type LazyAuthProvider = {
  provider: AuthProvider;
  /** Starts to load the provider's code. Called on pages where the user is likely to sign in. */
  preload(): void;
  /** The error if the provider's code could not be loaded. Null while it is loading, and after it has loaded. */
  loadError(): unknown;
  subscribe(listener: () => void): Unsubscribe;
};

type LazyAuthProviderOptions = {
  /**
   * Loads the provider's code and creates the provider. After a success it is not called again; after a failure it may
   * be.
   */
  load(): Promise<AuthProvider>;
  /**
   * When this promise has resolved, the provider's code is loaded for a user who may be signed in, unless a method has
   * loaded it before.
   */
  preloadAfter: Promise<void>;
  /** The source of `online` events and of the `storage` events of other tabs: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
  /**
   * The storage of the last user. The stored user counts as signed in until the provider has loaded and reports the
   * real user. If the storage contains no user, the provider is not loaded only to confirm that. Without this setting
   * the user is unknown until the provider has loaded.
   */
  lastUser?: LastUserStorage;
};

/**
 * Creates an auth provider that loads its large library only after the page has loaded, or earlier if the user signs
 * in.
 *
 * Until then the last stored user counts as signed in. If the stored user cannot be read, the state is *unknown*, not
 * *signed out*: no listener is called, and guarded routes render nothing. The same holds if loading fails, so that a
 * lost connection never signs the user out. A sign-out before the library has loaded removes the stored user. The
 * session then repeats the sign-out at the provider when it has loaded. For a guest the library is not loaded, unless
 * the guest is about to sign in.
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
    // The provider is loading again, so the error of the last attempt no longer applies.
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
    // The error is not thrown here, because `loadError` returns it.
    loadOnce().catch(() => {});
  };
  const preloadUnlessGuest = () => {
    if (lastUser?.read() !== null) preload();
  };

  const user = lastUser?.read();
  if (user !== undefined) users.emit(user);
  // It is unknown whether a user is signed in, and the whole page waits for the answer. So the provider is loaded at
  // once.
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
      sendPasswordReset: (email) => callProvider((authProvider) => authProvider.sendPasswordReset(email)),
      idToken: (user) => callProvider((authProvider) => authProvider.idToken(user)),
      signOut: async (isStillWanted = () => true) => {
        const authProvider = await loadOnce().catch(() => null);
        if (authProvider) return authProvider.signOut(isStillWanted);
        if (!isStillWanted()) return;
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
