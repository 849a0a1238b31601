import { describe, expect, test } from 'vitest';
import {
  loading,
  type MachineState,
  type SessionEvent,
  sessionTable,
  shownState,
  transition,
} from './sessionMachine.ts';

const farhana = { uid: '1', email: 'buyer@secondgear.test', name: 'Farhana Akter' };
const rahim = { uid: '2', email: 'seller@secondgear.test', name: 'Rahim Uddin' };
const by = { method: 'google' } as const;
const error = new Error('failed');

const guest: MachineState = { state: 'guest' };
const ended: MachineState = { state: 'guest', ended: true };
const signedIn: MachineState = { state: 'signedIn', user: farhana };
const incomplete: MachineState = { state: 'incomplete', user: farhana, error };
const completing: MachineState = { state: 'completing', user: farhana, shown: loading };

const apply = (state: MachineState, ...events: SessionEvent[]) =>
  events.reduce<ReturnType<typeof transition>>((result, event) => transition(result.state, event), {
    state,
    effects: [],
  });

describe('the state machine of the session', () => {
  test('the table has a path from each state to signedIn and to guest', () => {
    const next = (state: string) =>
      Object.values(sessionTable[state as MachineState['state']])
        .flat()
        .flatMap(({ to }) => (to === 'before' ? ['guest', 'incomplete'] : (to ?? [])));
    for (const start of Object.keys(sessionTable)) {
      const reached = new Set(next(start));
      for (const state of reached) for (const one of next(state)) reached.add(one);
      expect([...reached], start).toEqual(expect.arrayContaining(['signedIn', 'guest']));
    }
  });

  test('the token is stored before the state is signedIn, and then the operation ends', () => {
    const { state, effects } = apply(
      guest,
      { type: 'signIn', by },
      { type: 'providerSignedIn', user: farhana },
      { type: 'tokenReceived', user: farhana, token: 'abc' },
    );
    expect(state).toEqual(signedIn);
    expect(effects).toMatchObject([{ type: 'storeToken', user: farhana, token: 'abc' }, { type: 'succeed' }]);
  });

  test.each<[string, MachineState]>([
    ['guest', ended],
    ['incomplete', incomplete],
  ])('a failed operation restores the state %s in which it began', (_, before) => {
    const failed: SessionEvent = { type: 'providerFailed', error };
    expect(apply(before, { type: 'signIn', by }, failed).state).toBe(before);
  });

  test.each<SessionEvent>([
    { type: 'noUser' },
    { type: 'userWithToken', user: rahim },
    { type: 'userWithoutToken', user: rahim },
    { type: 'signedOutUser', user: farhana },
    { type: 'tokenStored', user: rahim },
  ])('a failed operation does not restore the state in which it began after the report $type', (report) => {
    const { state, effects } = apply(incomplete, { type: 'signIn', by }, report, { type: 'providerFailed', error });
    expect(state).toEqual(loading);
    expect(effects).toMatchObject([{ type: 'fail', error }, { type: 'checkUser' }]);
  });

  test('A9: the response of a request for another user is ignored', () => {
    expect(transition(completing, { type: 'tokenReceived', user: rahim, token: 'abc' }).effects).toEqual([]);
    expect(transition(completing, { type: 'tokenFailed', user: rahim, error }).state).toBe(completing);
    expect(transition(signedIn, { type: 'tokenRenewed', user: rahim, token: 'abc' }).effects).toEqual([]);
    expect(transition(signedIn, { type: 'tokenRejected', user: rahim }).state).toBe(signedIn);
  });

  test('A8: a login is cancelled, and the app sees a guest, as soon as the user has logged out in another tab', () => {
    const { state, effects } = transition(completing, { type: 'noUser' });
    expect(state).toEqual(guest);
    expect(effects).toMatchObject([{ type: 'clearTokenUnlessNewer' }, { type: 'cancel' }]);
  });

  test.each<SessionEvent>([{ type: 'providerSignedOut' }, { type: 'providerFailed', error }])(
    'F92: a logout removes the token and shows a guest before the provider answers with $type',
    (answer) => {
      const { state, effects } = apply(signedIn, { type: 'signOut' });
      expect(effects.map(({ type }) => type)).toEqual(['leave', 'signOutAtProvider', 'clearToken']);
      const waiting = transition(state, { type: 'tokenRemoved' });
      expect(shownState(waiting.state)).toEqual(guest);
      expect(transition(waiting.state, answer).state).toEqual(guest);
    },
  );
});
