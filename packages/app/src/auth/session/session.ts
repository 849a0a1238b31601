import type { NewUser } from '@second-gear/contract';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import type { StorageItem } from '../../storage/storageItem.ts';
import { AuthError, type AuthProvider, type AuthUser } from '../provider/authProvider.ts';
import type { PendingSignUps } from './pendingSignUps.ts';
import { isValidToken, type TokenStorage } from './tokenStorage.ts';

/**
 * The state of the session. A user is signed in only when the auth provider has a user *and* an access token of the
 * server is stored (docs/requirements.md §4, login flow). If only the first is true, the state is `incomplete`, and
 * `retrySignIn` can complete the sign-in.
 */
export type SessionState =
  | { state: 'loading' }
  /**
   * `ended`: the user was signed out without a logout in this tab: another tab logged out, or the server rejects the
   * access token (failure modes A7, A8).
   */
  | { state: 'guest'; ended?: true }
  | { state: 'incomplete'; user: AuthUser; error: unknown }
  | { state: 'signedIn'; user: AuthUser };

export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Signs a user in or out. Each of these methods resolves when the operation is complete. They throw an AuthError or
   * an ApiError.
   */
  signIn(answers: { email: string; password: string }): Promise<void>;
  signUp(answers: { name: string; email: string; password: string; role: NewUser['role'] }): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Tries again to complete a sign-in whose state is `incomplete`. */
  retrySignIn(): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Whether a user was signed in in this browser and probably still is. It decides what the app renders until the
   * session is known.
   */
  hasStoredSession(): boolean;
  /** True if the browser does not store the session: the user must log in again in the next tab. */
  isStorageUnavailable(): boolean;
  /** The access token of the signed-in user, for the protected endpoints (docs/requirements.md §6). */
  accessToken(): string | null;
  /**
   * Returns an access token other than the rejected one. Concurrent calls share one request. Returns null if no user is
   * signed in any more. Throws an ApiError if the server gave no token. If the server does not know the user, the
   * session ends.
   */
  renewToken(rejected: string | null): Promise<string | null>;
  /** Called when the server rejects an access token that it has just issued. Ends the session. */
  onTokenRejected(token: string): void;
};

type SessionOptions = {
  authProvider: AuthProvider;
  api: Pick<Api, 'accessToken' | 'createUser'>;
  tokens: TokenStorage;
  pendingSignUps: PendingSignUps;
  /** Whether the auth provider's ID token is sent to the server. */
  sendsIdTokens: boolean;
  /**
   * Stores the id of the user who was signed out last. Only an explicit login signs this user in again; an event of the
   * auth provider does not. The provider learns of a logout slightly late, so in a tab that is just starting it may
   * still restore the user.
   */
  lastSignedOut: StorageItem;
  /** The source of the `storage` events of other tabs: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
};

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : undefined);

/**
 * Whether the error means that the server does not know the user's e-mail address: it responds with 403
 * (docs/legacy-server.md), 401 or 404.
 */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof ApiError && ['forbidden', 'unauthorized', 'notFound'].includes(error.kind);

export const createSession = ({
  authProvider,
  api,
  tokens,
  pendingSignUps,
  sendsIdTokens,
  lastSignedOut,
  events,
}: SessionOptions): Session => {
  let current: SessionState = { state: 'loading' };
  let providerUser: AuthUser | null | undefined;
  /**
   * The operation that is running: a sign-in, sign-up or sign-out. Meanwhile only this operation sets the state, and
   * events of the auth provider are not handled.
   */
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /**
   * The stored access token as this tab last read it. If another tab has stored a newer one, its user has signed in
   * since then, and this tab must not remove that token.
   */
  type StoredToken = { ownerId: string | null; token: string | null };
  const noToken: StoredToken = { ownerId: null, token: null };
  const readStoredToken = (): StoredToken => {
    const owner = tokens.ownerId();
    return owner === null ? noToken : { ownerId: owner, token: tokens.read(owner) };
  };
  let lastSeen = readStoredToken();
  const clearOwnToken = () => {
    if (tokens.ownerId() === lastSeen.ownerId) tokens.clear();
    lastSeen = noToken;
  };

  const setSignedIn = (user: AuthUser) => {
    lastSeen = readStoredToken();
    setState({ state: 'signedIn', user: user });
  };

  const setGuest = () => {
    const wasSignedIn = current.state === 'signedIn';
    if (current.state !== 'guest') setState({ state: 'guest', ...(wasSignedIn && { ended: true }) });
  };

  const setSignedOut = () => {
    clearOwnToken();
    setGuest();
  };

  /**
   * Handles the event that the auth provider has no user any more. The event may be late: the same user may have signed
   * in again in another tab.
   */
  const onProviderSignOut = () => {
    if (readStoredToken().token === lastSeen.token) clearOwnToken();
    setGuest();
  };

  /**
   * Signs the user out although the user has not logged out in this tab. The auth provider is signed out too, so that a
   * reload does not restore the user.
   */
  const forceSignOut = (user: AuthUser) => {
    setSignedOut();
    providerUser = null;
    lastSignedOut.set(user.uid);
    running = authProvider
      .signOut()
      .catch(() => {})
      .finally(() => {
        running = null;
      });
  };

  const hasSignedOut = ({ uid }: AuthUser) => lastSignedOut.get() === uid;

  /**
   * Requests the ID token that proves to the server who the user is; an e-mail address alone proves nothing. If the
   * auth provider returns none, throws an ApiError, as a failed request to the server would. If the provider no longer
   * accepts the user, it also reports that to its `onChange` listeners.
   */
  const idTokenFor = async (user: AuthUser): Promise<{ idToken?: string }> => {
    if (!sendsIdTokens) return {};
    try {
      return { idToken: await authProvider.idToken(user) };
    } catch {
      throw new ApiError('networkError');
    }
  };

  const fetchAccessToken = async (user: AuthUser): Promise<string> => {
    const { accessToken } = await api.accessToken({ query: { email: user.email } }, await idTokenFor(user));
    if (!isValidToken(accessToken)) throw new ApiError('invalidResponse');
    return accessToken;
  };

  const registerPendingSignUp = async (user: AuthUser) => {
    const { email } = user;
    const signUp = pendingSignUps.find(email);
    if (!signUp) return;
    // The address is sent as the auth provider has it, because roles are later requested with that form. The user may
    // have typed capital letters.
    await api.createUser({ body: { ...signUp, email } }, await idTokenFor(user));
    pendingSignUps.remove(email);
  };

  /**
   * Completes the sign-in of a user whom the auth provider already knows. Registers the user at the server first,
   * because the server issues access tokens only to registered users.
   */
  const completeSignIn = async (user: AuthUser) => {
    tokens.claimFor(user.uid);
    lastSeen = readStoredToken();
    const isStillSignedIn = () => providerUser?.uid === user.uid && !hasSignedOut(user);
    try {
      await registerPendingSignUp(user);
      const token = await fetchAccessToken(user);
      if (!isStillSignedIn()) {
        // During the requests the user has logged out in another tab. A late response must not sign the user in again.
        clearOwnToken();
        throw new AuthError('cancelled');
      }
      tokens.write(user.uid, token);
      setSignedIn(user);
    } catch (error) {
      if (isStillSignedIn()) setState({ state: 'incomplete', user: user, error: error });
      throw error;
    }
  };

  /** Completes an explicit login, as opposed to an event of the auth provider. */
  const signInExplicitly = (user: AuthUser) => {
    lastSignedOut.clear();
    return completeSignIn(user);
  };

  const onProviderChange = (user: AuthUser | null) => {
    if (!user) return onProviderSignOut();
    if (hasSignedOut(user)) return forceSignOut(user);
    if (current.state === 'signedIn' && current.user.uid === user.uid) return setSignedIn(user);
    // The stored access token stays valid after a reload. A new one is requested only if none is stored.
    if (tokens.read(user.uid) && !pendingSignUps.find(user.email)) return setSignedIn(user);
    completeSignIn(user).catch(() => {
      // No error is thrown here: the login page shows the `incomplete` state.
      if (hasSignedOut(user)) forceSignOut(user);
    });
  };

  events.addEventListener('storage', (event) => {
    const change = tokens.classifyStorageEvent(event);
    // If storage is blocked, the token is only in this tab's memory, and another tab cannot have changed it.
    if (!change || tokens.isMemoryOnly()) return;
    if (current.state === 'guest' && providerUser && !hasSignedOut(providerUser) && tokens.read(providerUser.uid))
      return setSignedIn(providerUser);
    if (current.state !== 'signedIn') return;
    const { user } = current;
    if (tokens.read(user.uid)) return;
    const owner = tokens.ownerId();
    // Another user has signed in in another tab. Until the auth provider reports that user, this tab has none. The
    // provider must not be signed out, because it is shared by all tabs.
    if (owner !== null && owner !== user.uid) setSignedOut();
    // The user has logged out in the other tab, which has signed out the auth provider too. Otherwise the storage was
    // cleared, and this tab must sign the provider out.
    else if (change === 'removed' && hasSignedOut(user)) setSignedOut();
    else if (change === 'removed') forceSignOut(user);
  });

  authProvider.onChange((user) => {
    providerUser = user;
    if (!running) onProviderChange(user);
  });

  /** Runs one operation at a time. When it has ended, with or without an error, the state is not `loading` any more. */
  const runExclusive = async (operation: () => Promise<void>): Promise<void> => {
    while (running) await running.catch(() => {});
    const before = current;
    setState({ state: 'loading' });
    // The operation starts after `running` is set, because the auth provider may emit an event as soon as it is called.
    running = Promise.resolve().then(operation);
    try {
      await running;
    } finally {
      running = null;
      if (current.state === 'loading') {
        const was = 'user' in before ? before.user.uid : null;
        // Before the operation the user was not known yet, or the user has changed during it: the last event of the
        // auth provider decides the state.
        if (before.state === 'loading' || was !== (providerUser?.uid ?? null)) onProviderChange(providerUser ?? null);
        else setState(before);
      }
    }
  };

  const isSignedIn = ({ uid }: AuthUser) => current.state === 'signedIn' && current.user.uid === uid;

  const replaceToken = async (user: AuthUser, before: string | null): Promise<string | null> => {
    const fresh = await fetchAccessToken(user).catch((error: unknown) => {
      if (isSignedIn(user) && isUnknownUser(error)) forceSignOut(user);
      throw error;
    });
    if (!isSignedIn(user)) return null;
    // Another tab was faster than this request: it has logged out (the event reaches this tab later), or it has stored
    // a token of its own.
    if (tokens.ownerId() !== user.uid) {
      setSignedOut();
      return null;
    }
    const now = tokens.read(user.uid);
    if (now !== before) return now;
    tokens.write(user.uid, fresh);
    lastSeen = readStoredToken();
    return fresh;
  };
  let pendingRenewal: { uid: string; token: Promise<string | null> } | null = null;

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (answers) =>
      runExclusive(async () => {
        await signInExplicitly(await authProvider.signIn(answers));
      }),
    signUp: ({ name, email, password, role }) =>
      runExclusive(async () => {
        // Stored before the account exists, so that the account has a role even if the tab is closed or the connection
        // is lost in between.
        pendingSignUps.add({ name, email, role });
        let nameError: unknown;
        const user = await authProvider.signUp({ name, email, password }).catch((error: unknown) => {
          if (codeOf(error) === 'profile-not-saved' && providerUser) {
            nameError = error;
            return providerUser;
          }
          if (codeOf(error) !== 'unreachable') pendingSignUps.remove(email);
          throw error;
        });
        await signInExplicitly(user);
        if (nameError) throw nameError;
      }),
    signInWithGoogle: () =>
      runExclusive(async () => {
        const user = await authProvider.signInWithGoogle();
        // With Google a new user becomes a buyer (docs/requirements.md §3). The server does not change a user that is
        // already registered.
        if (!pendingSignUps.find(user.email)) {
          pendingSignUps.add({ name: user.name || user.email, email: user.email, role: 'buyer' });
        }
        await signInExplicitly(user);
      }),
    retrySignIn: () =>
      runExclusive(async () => {
        if (providerUser) await signInExplicitly(providerUser);
      }),
    signOut: () =>
      runExclusive(async () => {
        const uid = providerUser?.uid ?? tokens.ownerId();
        if (uid) lastSignedOut.set(uid);
        await authProvider.signOut().catch((error: unknown) => {
          lastSignedOut.clear();
          throw error;
        });
        providerUser = null;
        setSignedOut();
      }),
    hasStoredSession: () => tokens.ownerId() !== null,
    isStorageUnavailable: tokens.isMemoryOnly,
    accessToken: () => (current.state === 'signedIn' ? tokens.read(current.user.uid) : null),
    renewToken: async (rejected) => {
      if (current.state !== 'signedIn') return null;
      const { user } = current;
      const stored = tokens.read(user.uid);
      // The access token was renewed after the rejected request was sent.
      if (stored !== null && stored !== rejected) return stored;
      if (pendingRenewal?.uid !== user.uid) {
        const token = replaceToken(user, stored).finally(() => {
          pendingRenewal = null;
        });
        pendingRenewal = { uid: user.uid, token };
      }
      return pendingRenewal.token;
    },
    onTokenRejected: (token) => {
      if (current.state === 'signedIn' && tokens.read(current.user.uid) === token) forceSignOut(current.user);
    },
  };
};
