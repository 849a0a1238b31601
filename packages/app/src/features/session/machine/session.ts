import { sameEmail } from '@second-gear/contract';
import { createObservable } from '@second-gear/ui/observable';
import { ApiError, isOutcomeUnknown } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import type { StorageItem } from '#core/storage/storageItem.ts';
import { AuthError, type AuthErrorCode, type AuthUser, type SignInProvider } from '../provider/authProvider.ts';
import type { PendingSignUps } from './pendingSignUps.ts';
import {
  type Effect,
  loading,
  type MachineState,
  type SessionEvent,
  type SessionState,
  type SignInAnswers,
  type SignInMethod,
  type SignUpAnswers,
  shownState,
  transition,
} from './sessionMachine.ts';
import { isValidToken, type TokenStorage } from './tokenStorage.ts';

export type { SessionState } from './sessionMachine.ts';

export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Each sign-in or sign-out resolves when it is complete, or throws an AuthError or an ApiError. */
  signIn(answers: SignInAnswers): Promise<void>;
  signUp(answers: SignUpAnswers): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Only in the state `incomplete`. */
  retrySignIn(): Promise<void>;
  signOut(): Promise<void>;
  /** A user was signed in in this browser and probably still is. The first page is rendered by this value. */
  hasStoredSession(): boolean;
  /** The user must log in again in the next tab. */
  isStorageUnavailable(): boolean;
  /** For the protected endpoints (docs/requirements.md §6). */
  accessToken(): string | null;
  /**
   * Concurrent calls send one request. Null if no user is signed in. Throws an ApiError if the server gave no token. If
   * the server does not know the user, the session ends.
   */
  renewToken(rejected: string | null): Promise<string | null>;
  /** The server rejects an access token that it has just issued. Ends the session. */
  onTokenRejected(token: string): void;
};

type SessionOptions = {
  authProvider: SignInProvider;
  api: Pick<Api, 'accessToken' | 'createUser' | 'findUser'>;
  tokens: TokenStorage;
  pendingSignUps: PendingSignUps;
  sendsIdTokens: boolean;
  /**
   * Only an explicit login signs this user in again: the provider learns of a logout slightly late, so it may still
   * restore the user in a tab that is just starting.
   */
  lastSignedOut: StorageItem;
  events: Pick<EventTarget, 'addEventListener'>;
};

/** The auth provider may have created the account nevertheless. */
const unclearCodes: readonly (AuthErrorCode | undefined)[] = [
  'unreachable',
  'service-problem',
  'no-answer',
  'outcome-unknown',
];

const checkIntervalMs = 60_000;

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : undefined);

/** Servers respond to an unknown e-mail address with 403 (docs/legacy-server.md), 401 or 404. */
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
  let state: MachineState = loading;
  const shown = createObservable<SessionState>(loading);
  /** Undefined before the first report of the auth provider. */
  let providerUser: AuthUser | null | undefined;

  /** `nameError`: the new user's name could not be saved. */
  let operation: { end: (error?: unknown) => void; nameError?: unknown } | null = null;
  /** Operations run one after the other. */
  let operations: Promise<unknown> = Promise.resolve();
  const endOperation = (error?: unknown) => {
    operation?.end(error ?? operation.nameError);
    operation = null;
  };

  /** Performs the effects of the event before it calls the listeners. Returns whether there were effects. */
  const send = (event: SessionEvent): boolean => {
    const { state: next, effects } = transition(state, event);
    state = next;
    for (const effect of effects) perform(effect);
    if (shown.read() !== shownState(state)) shown.set(shownState(state));
    return effects.length > 0;
  };

  const run = (event: SessionEvent): Promise<void> => {
    const result = operations.then(
      () =>
        new Promise<void>((resolve, reject) => {
          operation = { end: (error) => (error ? reject(error) : resolve()) };
          if (!send(event)) endOperation();
        }),
    );
    operations = result.catch(() => {});
    return result;
  };

  const hasSignedOut = ({ uid }: AuthUser) => lastSignedOut.get() === uid;

  const reportUser = (user: AuthUser | null) => {
    if (!user) send({ type: 'noUser' });
    else if (hasSignedOut(user)) send({ type: 'signedOutUser', user });
    // A stored access token stays valid after a reload.
    else if (tokens.read(user.uid) && !pendingSignUps.find(user.email)) send({ type: 'userWithToken', user });
    else send({ type: 'userWithoutToken', user });
  };

  authProvider.onChange((user) => {
    providerUser = user;
    reportUser(user);
  });

  events.addEventListener('storage', (event) => {
    const change = tokens.classifyStorageEvent(event);
    // If storage is blocked, another tab cannot have changed the token.
    if (!change || !providerUser || tokens.isMemoryOnly()) return;
    if (tokens.read(providerUser.uid)) {
      if (!hasSignedOut(providerUser)) send({ type: 'tokenStored', user: providerUser });
      return;
    }
    const owner = tokens.ownerId();
    // Another user has signed in in another tab. This tab must not sign out at the provider, which all tabs share.
    if (owner !== null && owner !== providerUser.uid) send({ type: 'signedOutElsewhere' });
    // A tab that logs out also signs out at the provider. Otherwise the storage was cleared, and this tab must do it.
    else if (change === 'removed') send({ type: hasSignedOut(providerUser) ? 'signedOutElsewhere' : 'storageCleared' });
  });

  // The session may have been ended on another device, by a new password or by the provider.
  let checkedAt = Date.now();
  events.addEventListener('visibilitychange', () => {
    const isHidden = globalThis.document?.visibilityState === 'hidden';
    if (isHidden || state.state !== 'signedIn' || Date.now() - checkedAt < checkIntervalMs) return;
    checkedAt = Date.now();
    // If the provider cannot be reached, the user stays signed in.
    authProvider.checkUser().catch(() => {});
  });

  const signUpAtProvider = async ({ role, ...account }: SignUpAnswers): Promise<AuthUser> => {
    const { name, email } = account;
    // Stored first, so that the account gets its role even if the tab is closed or the connection is lost.
    pendingSignUps.add({ name, email, role });
    return authProvider.signUp(account).catch((error: unknown) => {
      if (codeOf(error) === 'profile-not-saved' && providerUser && operation) {
        operation.nameError = error;
        return providerUser;
      }
      if (!unclearCodes.includes(codeOf(error))) pendingSignUps.remove(email);
      throw error;
    });
  };

  const signInWithGoogle = async (): Promise<AuthUser> => {
    const user = await authProvider.signInWithGoogle();
    // With Google a new user becomes a buyer (docs/requirements.md §3). A registered user is not changed.
    if (!pendingSignUps.find(user.email)) {
      pendingSignUps.add({ name: user.name || user.email, email: user.email, role: 'buyer' });
    }
    return user;
  };

  const signInAtProvider = (by: SignInMethod): Promise<AuthUser> => {
    if (by.method === 'google') return signInWithGoogle();
    return by.method === 'signUp' ? signUpAtProvider(by.answers) : authProvider.signIn(by.answers);
  };

  const signOutAtProvider = () => {
    const uid = providerUser?.uid ?? tokens.ownerId();
    if (uid) lastSignedOut.set(uid);
    // A login in another tab has removed the id from `lastSignedOut`, and has claimed the token.
    const isStillWanted = () => !uid || lastSignedOut.get() === uid || tokens.ownerId() === null;
    const signOut = authProvider.signOut(isStillWanted).then(
      () => send({ type: isStillWanted() ? 'providerSignedOut' : 'signedInElsewhere' }),
      (error: unknown) => send({ type: 'providerFailed', error }),
    );
    operations = Promise.all([operations, signOut]);
  };

  /** An e-mail address alone proves nothing to the server. Throws an ApiError if there is no ID token. */
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

  const isRegistered = (email: string): Promise<boolean> =>
    api.findUser({ query: { email } }).then(
      (users) => users.some((user) => sameEmail(user.email, email)),
      () => false,
    );

  const registerPendingSignUp = async (user: AuthUser) => {
    const { email } = user;
    const signUp = pendingSignUps.find(email);
    if (!signUp) return;
    // As the auth provider writes it, because the role is requested with it. The user may have typed capital letters.
    await api.createUser({ body: { ...signUp, email } }, await idTokenFor(user)).catch(async (error: unknown) => {
      if (!isOutcomeUnknown(error) || !(await isRegistered(email))) throw error;
    });
    pendingSignUps.remove(email);
  };

  /** Registers a pending sign-up first, because the server issues tokens only to registered users. */
  const requestToken = async (user: AuthUser) => {
    tokens.claimFor(user.uid);
    const result = await registerPendingSignUp(user)
      .then(() => fetchAccessToken(user))
      .then(
        (token): SessionEvent => ({ type: 'tokenReceived', user, token }),
        (error: unknown): SessionEvent => ({ type: 'tokenFailed', user, error }),
      );
    // A late response must not sign in a user who has logged out in another tab.
    send(hasSignedOut(user) ? { type: 'signedOutUser', user } : result);
  };

  const isSignedIn = ({ uid }: AuthUser) => state.state === 'signedIn' && state.user.uid === uid;

  /** Concurrent calls of `Session.renewToken` share it. */
  let renewal: { uid: string; token: Promise<string | null> } | null = null;
  const renewToken = (user: AuthUser) => {
    const before = tokens.read(user.uid);
    const token = fetchAccessToken(user).then(
      (fresh) => {
        if (!isSignedIn(user)) return null;
        // Another tab may have logged the user out, and its event comes later, or has stored a new token of its own.
        if (tokens.ownerId() !== user.uid) send({ type: 'signedOutElsewhere' });
        else if (tokens.read(user.uid) === before) send({ type: 'tokenRenewed', user, token: fresh });
        return tokens.read(user.uid);
      },
      (error: unknown) => {
        if (isUnknownUser(error)) send({ type: 'tokenRejected', user });
        throw error;
      },
    );
    renewal = {
      uid: user.uid,
      token: token.finally(() => {
        renewal = null;
      }),
    };
  };

  const performers: { [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => unknown } = {
    signInAtProvider: ({ by }) =>
      signInAtProvider(by).then(
        (user) => send({ type: 'providerSignedIn', user }),
        (error: unknown) => send({ type: 'providerFailed', error }),
      ),
    leave: () => queueMicrotask(() => send({ type: 'tokenRemoved' })),
    signOutAtProvider,
    forgetSignOut: lastSignedOut.clear,
    checkUser: () => reportUser(providerUser ?? null),
    requestToken: ({ user }) => requestToken(user),
    renewToken: ({ user }) => renewToken(user),
    storeToken: ({ user, token }) => tokens.write(user.uid, token),
    adoptToken: tokens.adopt,
    clearToken: tokens.clear,
    clearTokenUnlessNewer: tokens.clearUnlessNewer,
    succeed: () => endOperation(),
    cancel: () => endOperation(new AuthError('cancelled')),
    fail: ({ error }) => endOperation(error),
  };
  const perform = (effect: Effect) => (performers[effect.type] as (effect: Effect) => unknown)(effect);

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    signIn: (answers) => run({ type: 'signIn', by: { method: 'password', answers } }),
    signUp: (answers) => run({ type: 'signIn', by: { method: 'signUp', answers } }),
    signInWithGoogle: () => run({ type: 'signIn', by: { method: 'google' } }),
    retrySignIn: () => run({ type: 'retry' }),
    signOut: () => run({ type: 'signOut' }),
    hasStoredSession: () => tokens.ownerId() !== null,
    isStorageUnavailable: tokens.isMemoryOnly,
    accessToken: () => (state.state === 'signedIn' ? tokens.read(state.user.uid) : null),
    renewToken: async (rejected) => {
      if (state.state !== 'signedIn') return null;
      const { uid } = state.user;
      const stored = tokens.read(uid);
      // The token was renewed after the rejected request was sent.
      if (stored !== null && stored !== rejected) return stored;
      if (renewal?.uid !== uid) send({ type: 'renewToken' });
      return renewal?.token ?? null;
    },
    onTokenRejected: (token) => {
      if (state.state === 'signedIn' && tokens.read(state.user.uid) === token) {
        send({ type: 'tokenRejected', user: state.user });
      }
    },
  };
};
