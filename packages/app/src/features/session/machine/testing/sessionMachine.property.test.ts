import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthUser } from '../../provider/authProvider.ts';
import { type Effect, loading, type MachineState, type SessionEvent, transition } from '../sessionMachine.ts';

/**
 * The property test of the state machine of the session. Users, other tabs, the auth provider and the server act in any
 * order. A user who has logged out in any tab must be signed in again only by an explicit login, and every operation
 * must end.
 *
 * A failure prints its seed. `SESSION_SEED=… SESSION_PATH=… npm test -- unit` repeats that run. `SESSION_RUNS` sets the
 * number of runs.
 */
const runs = Number(process.env.SESSION_RUNS ?? (process.env.TEST_ALL ? 1_000 : 300));
const seed = Number(process.env.SESSION_SEED ?? 20_221_101);
const path = process.env.SESSION_PATH;

const farhana: AuthUser = { uid: '1', email: 'buyer@secondgear.test', name: 'Farhana Akter' };
const rahim: AuthUser = { uid: '2', email: 'seller@secondgear.test', name: 'Rahim Uddin' };

/** The actions of a schedule. The number in `finish` selects one of the requests that are running. */
type Act =
  | { do: 'sign in' | 'sign out' | 'retry' | 'renew token' | 'reject token' | 'clear storage' }
  | { do: 'report'; user: AuthUser | null }
  | { do: 'log in elsewhere' | 'log out elsewhere'; user: AuthUser }
  | { do: 'storage event' }
  | { do: 'finish'; which: number; user: AuthUser; succeeds: boolean };

const user = fc.constantFrom(farhana, farhana, rahim);
const finish = fc.record({ do: fc.constant('finish' as const), which: fc.nat(), user, succeeds: fc.boolean() });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constantFrom('sign in' as const, 'sign out', 'retry', 'renew token', 'reject token', 'clear storage'),
  }),
  fc.record({ do: fc.constant('report' as const), user: fc.option(user) }),
  fc.record({ do: fc.constantFrom('log in elsewhere' as const, 'log out elsewhere'), user }),
  fc.record({ do: fc.constant('storage event' as const) }),
  { weight: 4, arbitrary: finish },
);
const schedules = fc.array(act, { maxLength: 40, size: 'max' });

type Request = Extract<Effect, { type: 'signInAtProvider' | 'signOutAtProvider' | 'requestToken' | 'renewToken' }> & {
  /** For `signOutAtProvider`: the user whom the provider signs out. */
  uid?: string | null;
};

/**
 * One tab with the state machine, in a browser with other tabs. The tab performs the effects as `session.ts` does, but
 * the generated schedule decides when and how a request ends.
 */
const openTab = () => {
  let state: MachineState = loading;
  let reported: AuthUser | null | undefined;
  let isOperationRunning = false;
  let requests: Request[] = [];
  /** The storage that the tabs share: the owner of the access token, and the user who has logged out last. */
  let tokenOwner: string | null = null;
  let loggedOut: string | null = null;
  /** The entries of `sessionTable` that the schedules have used. */
  const taken = new Set<string>();

  const endOperation = () => {
    isOperationRunning = false;
  };
  const clearToken = () => {
    tokenOwner = null;
  };
  const start = (request: Request) => {
    requests.push(request);
  };
  const performers: { [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void } = {
    signInAtProvider: start,
    leave: () => send({ type: 'tokenRemoved' }),
    signOutAtProvider: (effect) => {
      const uid = reported?.uid ?? tokenOwner;
      loggedOut = uid ?? loggedOut;
      start({ ...effect, uid });
    },
    forgetSignOut: () => {
      loggedOut = null;
    },
    checkUser: () => report(reported ?? null),
    requestToken: (effect) => {
      if (tokenOwner !== effect.user.uid) clearToken();
      start(effect);
    },
    renewToken: start,
    storeToken: (effect) => {
      tokenOwner = effect.user.uid;
    },
    adoptToken: () => {},
    clearToken,
    clearTokenUnlessNewer: clearToken,
    succeed: endOperation,
    cancel: endOperation,
    fail: endOperation,
  };

  const send = (event: SessionEvent) => {
    const before = state;
    const { state: next, effects } = transition(state, event);
    state = next;
    if (next !== before || effects.length > 0) taken.add(`${before.state}: ${event.type}`);
    for (const effect of effects) {
      // The tab may store a token only for the user to whom the server has issued it (failure mode A9).
      if (effect.type === 'storeToken' && 'user' in event) expect(event.user).toBe(effect.user);
      (performers[effect.type] as (effect: Effect) => void)(effect);
    }
    if (state.state !== 'signedIn') return;
    // The signed-in user must be the provider's current user.
    expect(state.user.uid).toBe(reported?.uid);
    if (before.state === 'signedIn' && before.user.uid === state.user.uid) return;
    expect(loggedOut).not.toBe(state.user.uid);
    expect(tokenOwner).toBe(state.user.uid);
  };

  const report = (user: AuthUser | null) => {
    reported = user;
    if (!user) return send({ type: 'noUser' });
    if (loggedOut === user.uid) return send({ type: 'signedOutUser', user });
    send({ type: tokenOwner === user.uid ? 'userWithToken' : 'userWithoutToken', user });
  };

  const finish = (request: Request, user: AuthUser, succeeds: boolean) => {
    requests = requests.filter((one) => one !== request);
    const error = new Error('failed');
    if (request.type === 'requestToken' || request.type === 'renewToken') {
      const { user } = request;
      if (loggedOut === user.uid) return send({ type: 'signedOutUser', user });
      if (!succeeds) return send({ type: 'tokenFailed', user, error });
      return send({ type: request.type === 'renewToken' ? 'tokenRenewed' : 'tokenReceived', user, token: 'abc' });
    }
    if (!succeeds) return send({ type: 'providerFailed', error });
    if (request.type === 'signOutAtProvider') {
      const isStillWanted = !request.uid || loggedOut === request.uid || tokenOwner === null;
      if (!isStillWanted) return send({ type: 'signedInElsewhere' });
      report(null);
      return send({ type: 'providerSignedOut' });
    }
    report(user);
    send({ type: 'providerSignedIn', user });
  };

  const operate = (event: SessionEvent) => {
    // As in `session.ts`, an operation waits for the operation before it, and for the provider.
    if (isOperationRunning || state.state === 'ending') return;
    isOperationRunning = true;
    const before = state;
    send(event);
    if (state === before) endOperation();
  };

  const perform = (act: Act) => {
    switch (act.do) {
      case 'sign in':
        return operate({ type: 'signIn', by: { method: 'google' } });
      case 'sign out':
        return operate({ type: 'signOut' });
      case 'retry':
        return operate({ type: 'retry' });
      case 'renew token':
        return send({ type: 'renewToken' });
      case 'reject token':
        return reported && send({ type: 'tokenRejected', user: reported });
      case 'clear storage':
        tokenOwner = null;
        loggedOut = null;
        return send({ type: 'storageCleared' });
      case 'report':
        return report(act.user);
      case 'log in elsewhere':
        loggedOut = null;
        tokenOwner = act.user.uid;
        return;
      case 'log out elsewhere':
        loggedOut = act.user.uid;
        tokenOwner = null;
        return;
      case 'storage event':
        if (reported && tokenOwner === reported.uid)
          return loggedOut !== reported.uid && send({ type: 'tokenStored', user: reported });
        return send({ type: 'signedOutElsewhere' });
      case 'finish': {
        const request = requests[act.which % requests.length];
        return request && finish(request, act.user, act.succeeds);
      }
    }
  };

  return {
    taken,
    read: () => state,
    isOperationRunning: () => isOperationRunning,
    play: (schedule: readonly Act[]) => {
      for (const act of schedule) {
        perform(act);
        // While an operation runs, the machine must be in a state in which it waits for the provider or the server.
        if (isOperationRunning) expect(['signingIn', 'completing', 'ending']).toContain(state.state);
      }
    },
    /** Lets all running requests succeed, and also the requests that result from their responses. */
    finishAll: () => {
      for (let count = 0; requests.length > 0; count++) {
        expect(count, 'number of requests').toBeLessThan(50);
        for (const request of requests) finish(request, farhana, true);
      }
    },
    perform,
  };
};

test('A8 randomised: a user who has logged out in any tab is signed in again only by an explicit login, and every operation ends', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const tab = openTab();
      tab.play(schedule);
      tab.finishAll();
      expect(tab.isOperationRunning()).toBe(false);
      expect(['loading', 'guest', 'incomplete', 'signedIn']).toContain(tab.read().state);
      // The user must be able to log in from every state.
      tab.perform({ do: 'sign in' });
      tab.finishAll();
      expect(tab.read()).toMatchObject({ state: 'signedIn', user: farhana });
    }),
    { numRuns: runs, seed, ...(path && { path }), endOnFailure: Boolean(path) },
  );
});
