import { describe, expect, test } from 'vitest';
import { transitions } from '../checkoutMachine.ts';
import type { Step } from '../checkoutTypes.ts';

/** All transitions of the table, each with its step and event. */
const rows = Object.entries(transitions).flatMap(([from, events]) =>
  Object.entries(events).flatMap(([event, listed]) =>
    [listed].flat().map(({ effects = [], ...row }) => ({ from: from as Step, event, effects, ...row })),
  ),
);

/** The steps that can follow a step, including itself. */
const reachableFrom = (start: Step): Set<Step> => {
  const found = new Set([start]);
  for (const step of found) for (const { from, to } of rows) if (from === step) found.add(to);
  return found;
};

const named = (names: readonly string[], words: string) => words.split(' ').some((word) => names.includes(word));

describe('the transitions of a checkout', () => {
  test('the transitions reach every step', () => {
    expect([...reachableFrom('closed')].sort()).toEqual(Object.keys(transitions).sort());
  });

  test('P8: the transitions never lead back to the card form after a charge', () => {
    expect([...reachableFrom('recording')].sort()).toEqual(
      ['recording', 'waitingToRecord', 'markingSold', 'paid', 'paidNotSold', 'paidTwice', 'signedOut'].sort(),
    );
    for (const { event, to } of rows) if (event === 'charged') expect(to).toBe('recording');
  });

  test('T3: the transitions send a card only after they have retrieved the payment intent and saved the journal entry', () => {
    const rowsTo = (step: Step) => rows.filter(({ to }) => to === step);
    expect(rows.filter(({ effects }) => named(effects, 'confirmCard')).map(({ from, event }) => [from, event])).toEqual(
      [['savingConfirming', 'entrySaved']],
    );
    expect(rowsTo('savingConfirming')).toEqual([
      {
        from: 'checkingIntent',
        event: 'payable',
        when: 'isPaying',
        to: 'savingConfirming',
        effects: ['saveConfirming'],
      },
    ]);
    for (const { effects } of rowsTo('checkingIntent')) expect(named(effects, 'retrieveIntent pollIntent')).toBe(true);
  });

  test('S2: the transitions retrieve a new payment intent only after they have saved the journal entry', () => {
    expect(rows.filter(({ to }) => to === 'savingIntent').map(({ effects }) => effects)).toEqual([['saveIntent']]);
    expect(rows.filter(({ from }) => from === 'savingIntent').map(({ event }) => event)).toEqual([
      'entrySaved',
      'storageFull',
    ]);
  });

  test('the checkout machine saves the payment in the journal before it sends a request that follows a charge', () => {
    const afterCharge = reachableFrom('recording');
    for (const { from, effects } of rows) {
      const [first] = effects;
      if (named(effects, 'recordPayment') && !afterCharge.has(from)) expect(first).toMatch(/^save(Charged|Again)$/);
      if (named(effects, 'markSold') && from !== 'paidNotSold') expect(first).toMatch(/^save(Recorded|Again)$/);
    }
  });

  test('each step has a transition for every event that its effects can cause', () => {
    const results: Record<string, string> = {
      lock: 'locked failed',
      saveIntent: 'entrySaved storageFull',
      checkBooking: 'bookingFree bookingBlocked failed',
      createIntent: 'intentCreated intentRefused storageFull failed',
      retrieveIntent: 'charged processing payable canceled unknown',
      pollIntent: 'charged payable canceled undecided',
      confirmCard: 'charged processing payable canceled unknown',
      recordPayment: 'recorded paidElsewhere signedOut failed',
      markSold: 'markedSold failed',
      wait: 'waited signedOut',
    };
    const missing = rows.flatMap(({ to, effects }) =>
      effects
        .flatMap((effect) => (results[effect] ?? '').split(' '))
        .filter((event) => event && !(event in transitions[to]))
        .map((event) => `${to} ignores ${event}`),
    );
    expect(missing).toEqual([]);
  });
});
