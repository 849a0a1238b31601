import { describe, expect, test } from 'vitest';
import { type Step, transitions } from '../checkoutMachine.ts';

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

  test('T3: the transitions send a card only after they have retrieved the payment intent, and with a journal entry', () => {
    expect(rows.filter(({ effects }) => effects.includes('confirmCard'))).toEqual([
      {
        from: 'checkingIntent',
        event: 'payable',
        when: 'isPaying',
        to: 'confirming',
        mustSave: 'confirming',
        effects: ['confirmCard'],
      },
    ]);
    for (const { to, effects } of rows)
      if (to === 'checkingIntent') expect(effects[0]).toMatch(/^(retrieve|poll)Intent$/);
  });

  test('S2: the transitions retrieve a new payment intent only with a journal entry', () => {
    const created = rows.filter(({ event }) => event === 'intentCreated');
    expect(created).toMatchObject([{ from: 'creatingIntent', mustSave: 'intent', effects: ['retrieveIntent'] }]);
  });

  test('the checkout machine saves the payment in the journal before it sends a request that follows a charge', () => {
    const afterCharge = reachableFrom('recording');
    for (const { from, save, effects } of rows) {
      if (effects.includes('recordPayment') && !afterCharge.has(from)) expect(save).toMatch(/^(charged|again)$/);
      if (effects.includes('markSold') && from !== 'paidNotSold') expect(save).toMatch(/^(recorded|again)$/);
    }
  });

  test('each step has a transition for every event that its effects can cause', () => {
    const results: Record<string, string> = {
      lock: 'locked failed',
      checkBooking: 'bookingFree bookingBlocked failed',
      createIntent: 'intentCreated intentRefused storageFull failed',
      retrieveIntent: 'charged processing payable canceled unknown',
      pollIntent: 'charged payable canceled undecided',
      confirmCard: 'charged processing payable canceled unknown',
      recordPayment: 'recorded paidElsewhere signedOut failed',
      markSold: 'markedSold failed',
      wait: 'waited signedOut',
    };
    const missing = rows.flatMap(({ from, to, effects, mustSave }) => [
      ...effects
        .flatMap((effect) => (results[effect] ?? '').split(' '))
        .filter((event) => event && !(event in transitions[to]))
        .map((event) => `${to} ignores ${event}`),
      ...(mustSave && !('storageFull' in transitions[from]) ? [`${from} ignores storageFull`] : []),
    ]);
    expect(missing).toEqual([]);
  });
});
