import type { NewUser } from '@second-gear/contract';
import type { AuthUser } from '../provider/authProvider.ts';

/** The table `sessionTable` says which state follows, and which effects `session.ts` performs. */

/**
 * A user is signed in only when the auth provider has a user *and* an access token of the server is stored
 * (docs/requirements.md §4, login flow). `incomplete`: only the first is true.
 */
export type SessionState =
  | { state: 'loading' }
  /** `ended`: by a logout in another tab, or because the server rejects the access token (failure modes A7, A8). */
  | { state: 'guest'; ended?: true }
  | { state: 'incomplete'; user: AuthUser; error: unknown }
  | { state: 'signedIn'; user: AuthUser };

/** In the states that are not in `SessionState`, the app sees the state in `shown`. */
export type MachineState =
  | SessionState
  /**
   * A failure leads back to `before`: `loading`, so that the provider's user is checked again, if that state is
   * outdated.
   */
  | { state: 'signingIn'; before: SessionState; shown: SessionState }
  | { state: 'signingOut'; shown: SessionState }
  | { state: 'completing'; user: AuthUser; shown: SessionState }
  /** The auth provider signs the user out too. The app does not wait for it, because it may never answer. */
  | { state: 'ending'; shown: SessionState };

export type SignInAnswers = { email: string; password: string };
export type SignUpAnswers = SignInAnswers & { name: string; role: NewUser['role'] };
export type SignInMethod =
  | { method: 'password'; answers: SignInAnswers }
  | { method: 'signUp'; answers: SignUpAnswers }
  | { method: 'google' };

export type SessionEvent =
  | { type: 'signIn'; by: SignInMethod }
  | { type: 'retry' | 'signOut' | 'renewToken' }
  /**
   * `userWithoutToken`: no access token is stored, or the sign-up is pending. `signedOutUser`: the user has logged out.
   */
  | { type: 'noUser' }
  | { type: 'userWithToken' | 'userWithoutToken' | 'signedOutUser'; user: AuthUser }
  /** From another tab. `storageCleared`: the token is removed, but not by a logout. */
  | { type: 'tokenStored'; user: AuthUser }
  | { type: 'signedOutElsewhere' | 'storageCleared' }
  | { type: 'tokenRemoved' }
  | { type: 'providerSignedIn'; user: AuthUser }
  /** `signedInElsewhere`: a login in another tab, before the sign-out or at the same time. */
  | { type: 'providerSignedOut' | 'signedInElsewhere' }
  | { type: 'providerFailed'; error: unknown }
  | { type: 'tokenReceived' | 'tokenRenewed'; user: AuthUser; token: string }
  | { type: 'tokenFailed'; user: AuthUser; error: unknown }
  /** The server rejects a token that it has just issued, or does not know the user any more. */
  | { type: 'tokenRejected'; user: AuthUser };

export type Effect =
  | { type: 'signInAtProvider'; by: SignInMethod }
  /** Also stores that this user has logged out. */
  | { type: 'signOutAtProvider' }
  /** Reports `tokenRemoved` after the other effects, and before any result of the provider. */
  | { type: 'leave' }
  /** A user has logged in explicitly. */
  | { type: 'forgetSignOut' }
  /** Reports the provider's current user again. */
  | { type: 'checkUser' }
  | { type: 'requestToken'; user: AuthUser }
  | { type: 'renewToken'; user: AuthUser }
  | { type: 'storeToken'; user: AuthUser; token: string }
  /** A late event must not remove a newer token of the same user. See `TokenStorage`. */
  | { type: 'adoptToken' }
  | { type: 'clearToken' }
  | { type: 'clearTokenUnlessNewer' }
  /** The end of the running operation: without an error, with the AuthError `cancelled`, or with this error. */
  | { type: 'succeed' }
  | { type: 'cancel' }
  | { type: 'fail'; error: unknown };

/** Without `to` the state does not change. `before` is the state in which the operation began. */
type Target = { to?: MachineState['state'] | 'before'; effects?: readonly Effect['type'][]; when?: Condition };
type Condition = (state: MachineState, event: SessionEvent) => boolean;
type Row = { readonly [Type in SessionEvent['type']]?: Target | readonly Target[] };

const userOf = (from: MachineState | SessionEvent): AuthUser | null => ('user' in from ? from.user : null);
const isSameUser: Condition = (state, event) => userOf(state)?.uid === userOf(event)?.uid;
const mustCheckUser: Condition = (state) => 'before' in state && state.before.state === 'loading';

const requestToken: Target = { to: 'completing', effects: ['cancel', 'requestToken'] };
const endSession: Target = { to: 'ending', effects: ['clearToken', 'signOutAtProvider', 'cancel'] };

/** Most states handle these in the same way. */
const common: Row = {
  signIn: { to: 'signingIn', effects: ['signInAtProvider'] },
  signOut: { to: 'signingOut', effects: ['leave', 'signOutAtProvider', 'clearToken'] },
  noUser: { to: 'guest', effects: ['clearTokenUnlessNewer', 'cancel'] },
  userWithToken: { to: 'signedIn', effects: ['adoptToken', 'succeed'] },
  userWithoutToken: requestToken,
  signedOutUser: endSession,
};

/** A report during the sign-in only means that the stored state `before` is outdated. */
const outdatesBefore: Target = { to: 'signingIn' };

export const sessionTable: Readonly<Record<MachineState['state'], Row>> = {
  loading: common,
  guest: {
    ...common,
    tokenStored: { to: 'signedIn', effects: ['adoptToken'] },
  },
  signingIn: {
    noUser: outdatesBefore,
    userWithToken: outdatesBefore,
    userWithoutToken: outdatesBefore,
    signedOutUser: outdatesBefore,
    tokenStored: outdatesBefore,
    providerSignedIn: { to: 'completing', effects: ['forgetSignOut', 'requestToken'] },
    providerFailed: [
      { when: mustCheckUser, to: 'loading', effects: ['fail', 'checkUser'] },
      { to: 'before', effects: ['fail'] },
    ],
  },
  completing: {
    ...common,
    userWithoutToken: [{ when: isSameUser }, requestToken],
    tokenStored: { to: 'signedIn', effects: ['adoptToken', 'succeed'] },
    tokenReceived: { when: isSameUser, to: 'signedIn', effects: ['storeToken', 'succeed'] },
    tokenFailed: { when: isSameUser, to: 'incomplete', effects: ['fail'] },
  },
  incomplete: {
    ...common,
    retry: { to: 'completing', effects: ['requestToken'] },
  },
  signedIn: {
    ...common,
    userWithoutToken: [{ when: isSameUser, to: 'signedIn', effects: ['adoptToken'] }, requestToken],
    renewToken: { effects: ['renewToken'] },
    tokenRenewed: { when: isSameUser, effects: ['storeToken'] },
    tokenRejected: { when: isSameUser, ...endSession },
    storageCleared: endSession,
    signedOutElsewhere: { to: 'guest', effects: ['clearToken'] },
  },
  signingOut: {
    tokenRemoved: { to: 'ending' },
  },
  ending: {
    providerSignedOut: { to: 'guest', effects: ['succeed'] },
    signedInElsewhere: { to: 'guest', effects: ['succeed', 'checkUser'] },
    // The record of the logout stays, so that the provider's next report of this user signs the user out again.
    providerFailed: { to: 'guest', effects: ['fail'] },
  },
};

export const loading: SessionState = { state: 'loading' };

export const shownState = (state: MachineState): SessionState => ('shown' in state ? state.shown : state);

const enter = (to: MachineState['state'] | 'before', state: MachineState, event: SessionEvent): MachineState => {
  const shown = shownState(state);
  const user = userOf(event) ?? userOf(state);
  const guest: SessionState =
    shown.state === 'guest' ? shown : { state: 'guest', ...(shown.state === 'signedIn' && { ended: true }) };
  if (to === 'before' && 'before' in state) return state.before;
  if (to === 'guest') return guest;
  if (to === 'ending') return { state: to, shown: guest };
  if (to === 'signingOut') return { state: to, shown: { ...loading } };
  if (to === 'signingIn') {
    const before = state.state === 'guest' || state.state === 'incomplete' ? state : loading;
    // A new object, so that the listeners are called at the start of an operation.
    return { state: to, before, shown: 'before' in state ? shown : { ...loading } };
  }
  if (to === 'completing' && user) {
    return { state: to, user, shown: shown.state === 'guest' || shown.state === 'loading' ? shown : loading };
  }
  if (to === 'incomplete' && user && 'error' in event) return { state: to, user, error: event.error };
  if (to === 'signedIn' && user) return { state: to, user };
  return loading;
};

/** An event that is not in the table changes nothing. */
export const transition = (state: MachineState, event: SessionEvent): { state: MachineState; effects: Effect[] } => {
  const targets = [sessionTable[state.state][event.type] ?? []].flat();
  const target = targets.find(({ when }) => !when || when(state, event));
  if (!target) return { state, effects: [] };
  const next = target.to ? enter(target.to, state, event) : state;
  const data = { ...event, ...('user' in next && { user: next.user }) };
  return { state: next, effects: (target.effects ?? []).map((type) => ({ ...data, type }) as Effect) };
};
