import type { NewUser } from '@second-gear/contract';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import type { StorageItem } from '../../storage/storageItem.ts';
import { AuthError, type AuthProvider, type AuthUser } from '../provider/authProvider.ts';
import type { PendingSignUps } from './pendingSignUps.ts';
import { isValidToken, type TokenStorage } from './tokenStorage.ts';

/**
 * A user is signed in only when the auth provider knows them *and* an access token of the server is stored
 * (docs/requirements.md §4, login flow). Between the two the state is `incomplete`, and `retrySignIn` can complete it.
 */
export type SessionState =
  | { state: 'loading' }
  /** `ended`: not logged out by a click in this tab; another tab did it, or the server rejects the token (failure modes A7, A8). */
  | { state: 'guest'; ended?: true }
  | { state: 'incomplete'; user: AuthUser; error: unknown }
  | { state: 'signedIn'; user: AuthUser };

export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Each method resolves when the user is completely signed in (or out). Throws an AuthError or an ApiError. */
  signIn(answers: { email: string; password: string }): Promise<void>;
  signUp(answers: { name: string; email: string; password: string; role: NewUser['role'] }): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Tries again to complete an `incomplete` sign-in. */
  retrySignIn(): Promise<void>;
  signOut(): Promise<void>;
  /** Whether a user was signed in on this browser and probably still is. Decides what is shown until that is known. */
  hasStoredSession(): boolean;
  /** True if the browser stores nothing: the user has to log in again in the next tab. */
  isStorageUnavailable(): boolean;
  /** The access token of the signed-in user, for the protected endpoints (docs/requirements.md §6). */
  accessToken(): string | null;
  /**
   * Returns another access token than the rejected one. Concurrent calls share one request. Null if no user is signed in
   * any more. Throws an ApiError if the server gave no token; if the server does not know the user, their session ends.
   */
  renewToken(rejected: string | null): Promise<string | null>;
  /** The server rejects a token that it has just issued: ends the session. */
  onTokenRejected(token: string): void;
};

type SessionOptions = {
  authProvider: AuthProvider;
  api: Pick<Api, 'accessToken' | 'createUser'>;
  tokens: TokenStorage;
  pendingSignUps: PendingSignUps;
  /** Whether the server is sent the auth provider's ID token. */
  sendsIdTokens: boolean;
  /**
   * The id of the user who was signed out last: only an explicit login signs them in again. The auth provider alone does
   * not suffice: it learns of a logout a moment late, and a tab that was just starting then restores the user.
   */
  lastSignedOut: StorageItem;
  /** Emits the `storage` events of other tabs: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
};

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : undefined);

/** Whether the server does not know the user's e-mail address: it answers 403 (docs/legacy-server.md), or another final status. */
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
  /** While an operation runs, it alone sets the state; events of the auth provider are not handled. */
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** The stored token as this tab last saw it. A user who signed in since then in another tab must not be signed out here. */
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

  /** The auth provider has no user any more. The event may be late: the same user may have signed in again in another tab. */
  const onProviderSignOut = () => {
    if (readStoredToken().token === lastSeen.token) clearOwnToken();
    setGuest();
  };

  /** Signs the user out without a click in this tab. The auth provider signs out too, so that a reload does not undo it. */
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
   * The ID token that proves to the server who the user is; an e-mail address alone proves nothing. If the auth provider
   * gives none, throws an ApiError, as the request itself would. A user whom the provider no longer accepts is reported by
   * its `onChange`.
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
    // The e-mail address as the auth provider has it, because roles are requested with it. The typed one may have capitals.
    await api.createUser({ body: { ...signUp, email } }, await idTokenFor(user));
    pendingSignUps.remove(email);
  };

  /** From "known to the auth provider" to "signed in". The user is registered first: the server issues tokens only to known users. */
  const completeSignIn = async (user: AuthUser) => {
    tokens.claimFor(user.uid);
    lastSeen = readStoredToken();
    const isStillSignedIn = () => providerUser?.uid === user.uid && !hasSignedOut(user);
    try {
      await registerPendingSignUp(user);
      const token = await fetchAccessToken(user);
      if (!isStillSignedIn()) {
        // Logged out in another tab during the requests: a late response must not sign the user in.
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

  /** After an explicit login of this user. */
  const signInExplicitly = (user: AuthUser) => {
    lastSignedOut.clear();
    return completeSignIn(user);
  };

  const onProviderChange = (user: AuthUser | null) => {
    if (!user) return onProviderSignOut();
    if (hasSignedOut(user)) return forceSignOut(user);
    if (current.state === 'signedIn' && current.user.uid === user.uid) return setSignedIn(user);
    // The token survives a reload; a new one is requested only if there is none.
    if (tokens.read(user.uid) && !pendingSignUps.find(user.email)) return setSignedIn(user);
    completeSignIn(user).catch(() => {
      // The login page shows the `incomplete` state.
      if (hasSignedOut(user)) forceSignOut(user);
    });
  };

  events.addEventListener('storage', (event) => {
    const change = tokens.classifyStorageEvent(event);
    // A token that is only in this tab's memory cannot have been changed by another tab.
    if (!change || tokens.isMemoryOnly()) return;
    if (current.state === 'guest' && providerUser && !hasSignedOut(providerUser) && tokens.read(providerUser.uid))
      return setSignedIn(providerUser);
    if (current.state !== 'signedIn') return;
    const { user } = current;
    if (tokens.read(user.uid)) return;
    const owner = tokens.ownerId();
    // Another user signed in, in another tab. Until the auth provider reports them this tab has no user; the provider is not signed out.
    if (owner !== null && owner !== user.uid) setSignedOut();
    // A logout in the other tab has signed out the auth provider too. Cleared storage has not: this tab does it.
    else if (change === 'removed' && hasSignedOut(user)) setSignedOut();
    else if (change === 'removed') forceSignOut(user);
  });

  authProvider.onChange((user) => {
    providerUser = user;
    if (!running) onProviderChange(user);
  });

  /** Runs one operation at a time. However it ends, the state does not stay at `loading`. */
  const runExclusive = async (operation: () => Promise<void>): Promise<void> => {
    while (running) await running.catch(() => {});
    const before = current;
    setState({ state: 'loading' });
    // Started after `running` is set, because the auth provider may emit an event during the call.
    running = Promise.resolve().then(operation);
    try {
      await running;
    } finally {
      running = null;
      if (current.state === 'loading') {
        const was = 'user' in before ? before.user.uid : null;
        // The first user was not known yet, or the user changed meanwhile: the last event of the auth provider counts.
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
    // Another tab was faster: it logged out (this tab gets the event later), or it stored a token of its own.
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
        // Stored before the account exists: a closed tab or a lost connection must not leave it without a role.
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
        // A new user becomes a buyer (docs/requirements.md §3). The server does not change a user that it knows.
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
      // The token was renewed since this request was sent.
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
