import { ChunkLoadError } from '@second-gear/ui';
import { reportOwnError } from '#core/api/reportOwnError.ts';
import { withTimeout } from '#core/api/withTimeout.ts';
import {
  AuthError,
  type AuthErrorCode,
  type AuthProvider,
  type SignInProvider,
  type Unsubscribe,
} from './authProvider.ts';
import { createAuthUserObservable } from './authUserObservable.ts';
import type { LastUserStorage } from './lastUserStorage.ts';

/**
 * An `AuthProvider` whose code is loaded later. It also reports whether loading has failed, in the form that
 * useSyncExternalStore needs.
 */
export type LazyAuthProvider = {
  provider: SignInProvider;
  /**
   * Calls a method of the provider when its code has loaded. Throws `unreachable` if it cannot be loaded, and
   * `unknown` if the code itself throws an error. If the method
   * does not answer in time, throws `no-answer`, or `whenLate`.
   */
  call<Answer>(
    method: (authProvider: AuthProvider) => Promise<Answer>,
    whenLate?: Extract<AuthErrorCode, 'no-answer' | 'outcome-unknown'>,
  ): Promise<Answer>;
  /** Starts to load the provider's code. Called on pages where the user is likely to sign in. */
  preload(): void;
  /** The error if the provider's code could not be loaded. Null while it is loading, and after it has loaded. */
  loadError(): unknown;
  subscribe(listener: () => void): Unsubscribe;
};

/**
 * How long the provider may take for an answer, in ms. It may never answer: in some browsers IndexedDB, in which Firebase
 * stores its session, does not.
 */
const answerMs = 20_000;
/** The same for the sign-in with Google, in whose window the user has to do something. */
const googleMs = 5 * 60_000;

type LazyAuthProviderOptions = {
  /** Loads the provider's code and creates the provider. It is called again only after a failure. */
  load(): Promise<AuthProvider>;
  /**
   * When this promise has resolved, the provider's code is loaded if a user may be signed in. It is loaded earlier if
   * the app calls a method of the provider.
   */
  preloadAfter: Promise<void>;
  /** The source of `online` events and of the `storage` events of other tabs: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
  /**
   * The storage of the last user. The stored user counts as signed in until the provider has loaded and reports the
   * real user. If the storage says that no user is signed in, the provider is not loaded only to confirm this. Without
   * this storage the user is unknown until the provider has loaded.
   */
  lastUser?: LastUserStorage;
};

/**
 * Creates an auth provider that loads its large library only after the page has loaded, or earlier if the user signs
 * in.
 *
 * Until the library has loaded, the last stored user counts as signed in. If the stored user cannot be read, the
 * session is *unknown*, not *signed out*: no listener is called, and pages with a guard show a loading state. The
 * session also stays unknown if loading fails, so that a lost connection never signs the user out. If the user signs
 * out, the stored user is removed at once; if the library cannot be loaded, the session repeats the sign-out at the
 * provider later. For a guest the library is loaded only when the guest is about to sign in.
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
        const timer = setTimeout(() => setError(new AuthError('no-answer')), answerMs);
        authProvider.onChange((user) => {
          clearTimeout(timer);
          if (error) setError(null);
          lastUser?.write(user);
          users.emit(user);
        });
        return authProvider;
      },
      (error: unknown) => {
        loading = undefined;
        if (!(error instanceof ChunkLoadError)) reportOwnError(error);
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
    // The error is ignored here, because `loadError` returns it.
    loadOnce().catch(() => {});
  };
  const preloadUnlessGuest = () => {
    if (lastUser?.read() !== null) preload();
  };

  const user = lastUser?.read();
  if (user !== undefined) users.emit(user);
  // Only the provider knows whether a user is signed in, and the page cannot show anything before. So the provider is
  // loaded at once.
  if (lastUser && user === undefined) preload();
  else void preloadAfter.then(preloadUnlessGuest);
  events.addEventListener('online', () => error && preload());
  events.addEventListener('storage', (event) => {
    if (lastUser?.matchesStorageEvent(event)) preloadUnlessGuest();
  });

  const callProvider = async <Answer>(
    method: (authProvider: AuthProvider) => Promise<Answer>,
    whenLate: AuthErrorCode = 'no-answer',
    ms = answerMs,
  ): Promise<Answer> => {
    const authProvider = await loadOnce().catch((error: unknown) => {
      throw new AuthError(error instanceof ChunkLoadError ? 'unreachable' : 'unknown');
    });
    return withTimeout(method(authProvider), ms, undefined, new AuthError(whenLate));
  };

  return {
    provider: {
      onChange: users.onChange,
      signIn: (credentials) => callProvider((authProvider) => authProvider.signIn(credentials)),
      signUp: (account) => callProvider((authProvider) => authProvider.signUp(account), 'outcome-unknown'),
      signInWithGoogle: () => callProvider((authProvider) => authProvider.signInWithGoogle(), 'no-answer', googleMs),
      sendPasswordReset: (email) =>
        callProvider((authProvider) => authProvider.sendPasswordReset(email), 'outcome-unknown'),
      idToken: (user) => callProvider((authProvider) => authProvider.idToken(user)),
      checkUser: () => callProvider((authProvider) => authProvider.checkUser()),
      signOut: async (isStillWanted = () => true) => {
        if (!isStillWanted()) return;
        lastUser?.write(null);
        users.emit(null);
        const authProvider = await loadOnce().catch(() => null);
        if (authProvider)
          await withTimeout(authProvider.signOut(isStillWanted), answerMs, undefined, new AuthError('no-answer'));
      },
    },
    call: callProvider,
    preload,
    loadError: () => error,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
