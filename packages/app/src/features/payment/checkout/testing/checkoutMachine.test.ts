import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transitions } from '../checkoutMachine.ts';
import type { Step } from '../checkoutTypes.ts';
import { type Card, cards, createModel, type Fate, fates } from './machineModel.ts';
import { booking } from './testServer.ts';

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

/** The actions of users, browsers and the bank. Most of the generated actions let a tab execute its next effect. */
type Act =
  | { do: 'open' | 'resume' | 'pay' | 'retry' | 'close'; tab: number }
  | { do: 'execute'; tab: number; fate: Fate; card: Card }
  | { do: 'decide'; status: 'charged' | 'payable' | 'canceled' }
  | { do: 'fill storage'; isFull: boolean }
  | { do: 'arrive' };

const tab = fc.constantFrom(0, 0, 0, 0, 1);
const fate = fc.oneof({ weight: 12, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...fates));
const execute = fc.record({ do: fc.constant('execute'), tab, fate, card: fc.constantFrom('charged', ...cards) });
const visit = fc.record({ do: fc.constantFrom('open', 'open', 'pay', 'pay', 'resume', 'retry'), tab });
const mishap = fc.oneof(
  fc.record({ do: fc.constant('close'), tab }),
  fc.record({ do: fc.constant('decide'), status: fc.constantFrom('charged', 'payable', 'canceled') }),
  fc.record({ do: fc.constant('fill storage'), isFull: fc.constantFrom(true, false, false) }),
  fc.record({ do: fc.constant('arrive') }),
);
/** A user opens a page or presses a button, then some effects are executed, and then something goes wrong. */
const episode = fc.tuple(visit, fc.array(execute, { maxLength: 16, size: 'max' }), fc.array(mishap, { maxLength: 1 }));
const episodes = fc.array(episode, { minLength: 1, maxLength: 8, size: 'max' }).map((all) => all.flat(2));
/**
 * The actions with which most schedules begin: a page is opened, its card form becomes ready, and the user presses Pay.
 */
const ready: Act[] = [
  { do: 'open', tab: 0 },
  ...Array.from({ length: 5 }, () => ({ do: 'execute', tab: 0, fate: 'ok', card: 'charged' }) as const),
  { do: 'pay', tab: 0 },
];
const schedule = fc.tuple(fc.constantFrom<Act[]>(ready, ready, []), episodes).map((parts) => parts.flat());

/**
 * Runs a schedule with the state machines of two tabs of one browser. Then closes all tabs, and lets nothing fail any
 * more.
 */
const play = (acts: readonly Act[]) => {
  const model = createModel();
  const tabs = [model.openTab(), model.openTab()];
  const perform = (one: Act) => {
    if (one.do === 'decide') return model.decide(one.status);
    if (one.do === 'arrive') return model.arrive();
    if (one.do === 'fill storage') return model.setFull(one.isFull);
    const current = tabs[one.tab];
    if (!current) return;
    if (one.do === 'execute') return current.execute(one.fate, one.card);
    if (one.do === 'close') {
      current.close();
      tabs[one.tab] = model.openTab();
      return;
    }
    if (one.do === 'open' || one.do === 'resume')
      return current.send({ type: one.do, booking, entry: current.entry() });
    current.send({ type: one.do });
  };
  acts.forEach(perform);
  for (const one of tabs) one.close();
  model.arriveAll();
  model.setFull(false);
  model.decide('charged');
  return model;
};

/** Opens a last page, on which nothing fails. Returns its step. */
const openLastPage = (model: ReturnType<typeof play>) => {
  const page = model.openTab();
  page.send({ type: 'open', booking, entry: page.entry() });
  for (let turn = 0; turn < 50 && page.execute('ok', 'charged'); turn++);
  return page.step();
};

const runs = Number(process.env.PAYMENT_RUNS ?? (process.env.TEST_ALL ? 2_000 : 500));
const seed = Number(process.env.PAYMENT_SEED ?? 20_221_101);
const path = process.env.PAYMENT_PATH;

test('P randomised: the state machine charges the card at most once, and records each charge after the page is opened once more', () => {
  fc.assert(
    fc.property(schedule, (acts) => {
      const model = play(acts);
      const { charges } = model.books;
      expect(charges).toBeLessThanOrEqual(1);
      const step = openLastPage(model);
      expect(model.violations).toEqual([]);
      expect(model.books).toEqual({ charges, isPaid: charges === 1, isSold: charges === 1 });
      expect(step).toMatch(charges === 1 ? /^(paid|unavailable)$/ : /^ready$/);
    }),
    { numRuns: runs, seed, ...(path && { path }) },
  );
});
