import { ChunkLoadError } from '@second-gear/ui';
import { createObservable } from '@second-gear/ui/observable';
import { onlineManager } from '@tanstack/query-core';
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

/** Also reports whether loading has failed, in the form that useSyncExternalStore needs. */
export type LazyAuthProvider = {
  provider: SignInProvider;
  /**
   * Throws `unreachable` if the code cannot be loaded, `unknown` if it throws itself, `no-answer` or `whenLate` if it
   * is late.
   */
  call<Answer>(
    method: (authProvider: AuthProvider) => Promise<Answer>,
    whenLate?: Extract<AuthErrorCode, 'no-answer' | 'outcome-unknown'>,
  ): Promise<Answer>;
  /** On pages where the user is likely to sign in. */
  preload(): void;
  /** Null while the provider's code is loading, and after it has loaded. */
  loadError(): unknown;
  subscribe(listener: () => void): Unsubscribe;
};

/** In ms. In some browsers IndexedDB, in which Firebase stores its session, never answers. */
const answerMs = 20_000;
/** The user has to do something in Google's window. */
const googleMs = 5 * 60_000;

type LazyAuthProviderOptions = {
  /** Called again only after a failure. */
  load(): Promise<AuthProvider>;
  /** Then the provider's code is loaded if a user may be signed in, or earlier if one of its methods is called. */
  preloadAfter: Promise<void>;
  events: Pick<EventTarget, 'addEventListener'>;
  /**
   * The stored user counts as signed in until the provider reports the real one. For no user, the provider is not
   * loaded.
   */
  lastUser?: LastUserStorage;
};

/**
 * Loads the provider's large library only after the page, or earlier for a sign-in. If that fails, the session is
 * *unknown*, not *signed out*: a lost connection never signs the user out. A sign-out is repeated at the provider later
 * if the library cannot be loaded.
 */
export const createLazyAuthProvider = ({
  load,
  preloadAfter,
  events,
  lastUser,
}: LazyAuthProviderOptions): LazyAuthProvider => {
  const users = createAuthUserObservable();
  const loadError = createObservable<unknown>(null);
  let loading: Promise<AuthProvider> | undefined;

  const startLoading = (): Promise<AuthProvider> => {
    if (loadError.read()) loadError.set(null);
    return load().then(
      (authProvider) => {
        const timer = setTimeout(() => loadError.set(new AuthError('no-answer')), answerMs);
        authProvider.onChange((user) => {
          clearTimeout(timer);
          if (loadError.read()) loadError.set(null);
          lastUser?.write(user);
          users.emit(user);
        });
        return authProvider;
      },
      (error: unknown) => {
        loading = undefined;
        if (!(error instanceof ChunkLoadError)) reportOwnError(error);
        loadError.set(error);
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
  // The page cannot show anything before the provider says whether a user is signed in.
  if (lastUser && user === undefined) preload();
  else void preloadAfter.then(preloadUnlessGuest);
  events.addEventListener('online', () => loadError.read() && preload());
  events.addEventListener('storage', (event) => {
    if (lastUser?.matchesStorageEvent(event)) preloadUnlessGuest();
  });

  const callProvider = async <Answer>(
    method: (authProvider: AuthProvider) => Promise<Answer>,
    whenLate: AuthErrorCode = 'no-answer',
    ms = answerMs,
  ): Promise<Answer> => {
    const wasOffline = !onlineManager.isOnline();
    const authProvider = await loadOnce().catch((error: unknown) => {
      throw new AuthError(error instanceof ChunkLoadError ? 'unreachable' : 'unknown');
    });
    return withTimeout(method(authProvider), ms, undefined, new AuthError(whenLate)).catch((error: unknown) => {
      const isUnsent = wasOffline && error instanceof AuthError && error.code === 'outcome-unknown';
      throw isUnsent ? new AuthError('unreachable') : error;
    });
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
    loadError: loadError.read,
    subscribe: loadError.subscribe,
  };
};
