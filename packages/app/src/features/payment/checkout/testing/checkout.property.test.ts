import type { PaymentIntentResult } from '@stripe/stripe-js';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import { type Checkout, type CheckoutState, createCheckout } from '../checkout.ts';
import { createPaymentJournal } from '../paymentJournal.ts';
import { type Browser, createBrowser } from './browser.ts';
import { booking, type Card, createTestServer, type Network, type ServerKind, type TestServer } from './testServer.ts';

/**
 * The property test of the failure modes of group P. It generates schedules: users, tabs, networks and servers act in
 * any order during a payment. A buyer must never be charged twice, and a buyer who was charged must have the bike in
 * the end. The test checks both in the server's records and in the card ledger, not in a page.
 *
 * A failure prints its seed. `PAYMENT_SEED=… PAYMENT_PATH=… npm test -- unit` repeats that run. `PAYMENT_RUNS` sets the
 * number of runs.
 */
const runs = Number(process.env.PAYMENT_RUNS ?? (process.env.TEST_ALL ? 1_000 : 150));
const seed = Number(process.env.PAYMENT_SEED ?? 20_221_101);
const path = process.env.PAYMENT_PATH;

/** What may happen to a request: */
const fates = [
  'ok',
  /** The request never reaches the server. */
  'lost',
  /** The request reaches the server, perhaps long after the client's timeout. */
  'late',
  /** The server fails, and has not executed the request. */
  'broken',
  /** The server has executed the request, but its response is invalid. */
  'garbled',
] as const;
type Fate = (typeof fates)[number];

const cards = ['4242424242424242', '4000000000000002', '4000002500003155'] as const satisfies readonly Card[];

/**
 * The actions of users and their browsers. `tab` identifies a tab. Most of the generated actions happen in the same
 * tab.
 */
type Act =
  | { do: 'open'; tab: number }
  | { do: 'my orders'; tab: number }
  | { do: 'pay'; tab: number; clicks: number; card: Card; bank: 'passes' | 'fails' | 'is left open' }
  | { do: 'retry'; tab: number }
  | { do: 'close'; tab: number }
  | { do: 'fill storage'; isFull: boolean }
  | { do: 'clear storage'; tab: number }
  | { do: 'let time pass'; steps: number };

type Pay = Pick<Extract<Act, { do: 'pay' }>, 'clicks' | 'card' | 'bank'>;

const tab = fc.constantFrom(0, 0, 0, 1, 2);

/**
 * Runs some asynchronous steps, so that the next action happens in the middle of a visit to the page. One visit has at
 * most 24 steps. Half of the generated numbers are from 16 to 22: these steps are between the charge and the request
 * that records the charge, so many schedules interrupt a payment there.
 */
const pass = fc.record({
  do: fc.constant('let time pass'),
  steps: fc.oneof(fc.nat({ max: 24 }), fc.integer({ min: 16, max: 22 })),
});
const open = fc.record({ do: fc.constant('open'), tab });
const pay = fc.record({
  do: fc.constant('pay'),
  tab,
  clicks: fc.constantFrom(1, 1, 20),
  card: fc.constantFrom(...cards, cards[0], cards[0]),
  bank: fc.constantFrom('passes', 'passes', 'fails', 'is left open'),
});
const mishap = fc.oneof(
  fc.record({ do: fc.constant('close'), tab }),
  fc.record({ do: fc.constant('retry'), tab }),
  fc.record({ do: fc.constant('my orders'), tab }),
  fc.record({ do: fc.constant('fill storage'), isFull: fc.boolean() }),
);
const wipe = fc.record({ do: fc.constant('clear storage'), tab });

/**
 * Generates one part of a schedule: a user may open a page, then pays, and then another action may interrupt the
 * payment.
 */
const scriptWith = (mishaps: fc.Arbitrary<Act>): fc.Arbitrary<Act[]> => {
  const upTo = (maxLength: number, one: fc.Arbitrary<Act>) => fc.array(one, { maxLength, size: 'max' });
  const episode = fc.tuple(upTo(2, open), pass, upTo(3, pay), pass, upTo(1, mishaps));
  return fc.array(episode, { minLength: 1, maxLength: 4, size: 'max' }).map((episodes) => episodes.flat(2));
};

const fate = fc.oneof({ weight: 5, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...fates));

let backend: TestServer;
beforeAll(async () => {
  backend = await createTestServer();
});

/** The result with which Stripe.js resolves when its server cannot be reached. */
const connectionError: PaymentIntentResult = { error: { type: 'api_connection_error' } };

type World = {
  steps: fc.Scheduler;
  fates: readonly Fate[];
  server: ServerKind;
  /**
   * The browsers of the tabs: the same browser twice, or two browsers on two devices, which share nothing. Tab 2 is in
   * the second browser.
   */
  browsers: readonly [Browser, Browser];
};

const createPages = ({ steps, fates, server, browsers }: World) => {
  const pages = new Map<number, { close: () => void; checkout: Checkout; pay: (how: Pay) => void }>();
  const violations: string[] = [];
  /** The open pages whose card Stripe or the bank is processing. */
  const paying = new Set<{ browser: Browser }>();
  let isHealthy = true;
  let input = 0;

  // The requests for the lists of bikes never fail in this test. The app sends them together with the request for the
  // booking, and that request may fail.
  const nextFate = (name: string): Fate =>
    isHealthy || name === 'listBikes' ? 'ok' : (fates[input++ % fates.length] ?? 'ok');

  const turn = (name: string) => steps.schedule(Promise.resolve(), name);

  const network: Network = async ({ name, send }) => {
    const fate = nextFate(name);
    if (fate === 'lost') await turn(`${name} is lost`);
    if (fate === 'broken') await turn(`${name} fails`);
    if (fate === 'lost') throw new ApiError('networkError');
    if (fate === 'broken') throw new ApiError('serverError');
    const arrival = turn(`${name} arrives`).then(send);
    if (fate === 'late') {
      arrival.catch(() => {});
      await turn(`${name} is not waited for`);
      throw new ApiError('timeout');
    }
    const [outcome] = await Promise.allSettled([arrival]);
    await turn(`${name} is answered`);
    if (fate === 'garbled') throw new ApiError('invalidResponse');
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };

  const open = (id: number) => {
    const browser = browsers[id === 2 ? 1 : 0];
    pages.get(id)?.close();
    const tab = { ...browser.openTab(), browser };
    /**
     * Whether this page may record a charge now: directly after the charge, or after a read that has found the booking
     * unpaid (failure mode P9).
     */
    let mayRecord = false;
    let lastAsked = '';
    const tabNetwork: Network = async (request) => {
      // The page must have retrieved the payment intent directly before it sends a card, to read the amount and the
      // currency (failure mode T3).
      if (request.name === 'confirm' && lastAsked !== 'retrieve') violations.push('confirmed without having looked');
      lastAsked = request.name;
      if (request.name === 'recordPayment' && !mayRecord)
        violations.push('recorded without reading the booking before');
      const response = tab.whileAlive(network(request));
      mayRecord = false;
      const received = await response;
      mayRecord = ['confirm', 'authenticate', 'findBooking'].includes(request.name);
      if (request.name === 'findBooking' && backend.snapshot().isPaid)
        mayRecord = !JSON.stringify(received).includes('"paid":true');
      return received;
    };
    const stripe = backend.cardsOver(tabNetwork);
    const states: CheckoutState['state'][] = [];
    const checkout = createCheckout({
      api: backend.apiOver(tabNetwork, { server }),
      bookingId: booking._id,
      journal: createPaymentJournal({ uid: 'farhana', bookingId: booking._id, ...tab }),
      currency: 'bdt',
      categoryOf: () => undefined,
      retrieve: (secret) => stripe.retrieve(secret).catch(() => connectionError),
      onChange: () => {},
      isSignedIn: () => true,
      wait: (ms) => tab.whileAlive(turn(`${ms} ms pass`)),
      withLock: (work) => tab.lock(`pay:${booking._id}`, work),
    });
    checkout.subscribe(() => {
      const { state } = checkout.read();
      // After a charge the page must never show the card form again, nor that the payment has failed.
      if (states.some(isAfterCharge) && !isAfterCharge(state)) violations.push(`${states}, then ${state}`);
      states.push(state);
    });
    const confirm = async (
      secret: string,
      { card, bank }: Pick<Pay, 'card' | 'bank'>,
    ): Promise<PaymentIntentResult> => {
      const response = await stripe.confirm(secret, card);
      if (response.paymentIntent?.status !== 'requires_action') return response;
      if (bank === 'is left open') return new Promise(() => {});
      await tab.whileAlive(turn(`the bank ${bank}`));
      return stripe.authenticate(secret, bank === 'passes');
    };
    const pay = ({ clicks, ...how }: Pay) => {
      for (let click = 0; click < clicks; click++) {
        void checkout.pay(async (secret) => {
          // Tabs of one browser must pay one after the other, and each tab only once (failure modes P2 and P3).
          if ([...paying].some((one) => one.browser === browser)) violations.push('two attempts at once');
          paying.add(tab);
          return confirm(secret, how)
            .catch((): PaymentIntentResult => connectionError)
            .finally(() => paying.delete(tab));
        });
      }
    };
    const close = () => {
      tab.close();
      paying.delete(tab);
    };
    const page = { checkout, pay, close };
    pages.set(id, page);
    return page;
  };

  const run = async (times: number) => {
    await backend.idle();
    for (let time = 0; time < times && steps.count() > 0; time++) {
      await steps.waitOne();
      await backend.idle();
    }
  };

  /** Returns the page of this tab if Pay is enabled in it. If not, returns any page in which Pay is enabled. */
  const payable = (tab: number) => {
    const ready = [...pages.values()].filter(({ checkout }) => ['ready', 'declined'].includes(checkout.read().state));
    return ready.find((page) => page === pages.get(tab)) ?? ready[0];
  };

  const perform = (act: Act): unknown => {
    switch (act.do) {
      case 'let time pass':
        return run(act.steps);
      case 'open':
        return void open(act.tab).checkout.open(booking);
      case 'my orders':
        return void open(act.tab).checkout.resume(booking);
      case 'pay':
        return payable(act.tab)?.pay(act);
      case 'retry':
        return pages.get(act.tab)?.checkout.retry();
      case 'close':
        return pages.get(act.tab)?.close();
      case 'fill storage':
        return browsers[0].setFull(act.isFull);
      case 'clear storage':
        return browsers[act.tab === 2 ? 1 : 0].clear();
    }
  };

  return {
    violations,
    open,
    run,
    /**
     * Runs one schedule. First opens the tabs in `first`, and runs `warmUp` steps in which nothing fails. Then performs
     * the generated actions. Then closes all pages, and lets the requests arrive that have already been sent. After
     * that nothing fails.
     */
    play: async ({ first, warmUp, script }: Pick<Schedule, 'first' | 'warmUp' | 'script'>) => {
      for (const tab of first) void open(tab).checkout.open(booking);
      await run(warmUp);
      isHealthy = false;
      for (const one of script) await perform(one);
      for (const { close } of pages.values()) close();
      browsers[0].setFull(false);
      await run(1_000);
      isHealthy = true;
    },
  };
};

const isAfterCharge = (state: CheckoutState['state']) =>
  state === 'recording' || state === 'recordingFailed' || state === 'paid' || state === 'paidTwice';

type Schedule = {
  steps: fc.Scheduler;
  /** The tabs that are opened at the beginning, before anything fails. */
  first: readonly number[];
  /** The number of asynchronous steps that run before anything fails. */
  warmUp: number;
  script: Act[];
  fates: Fate[];
  lastPage: 'payment' | 'my orders';
};

/** Runs one schedule, opens a last page, and then checks the server's records and the ledger. */
const play = async ({ steps, first, warmUp, script, fates, lastPage }: Schedule, server: ServerKind): Promise<void> => {
  backend.reset();
  const here = createBrowser();
  const pages = createPages({
    steps,
    fates,
    server,
    browsers: [here, server === 'reserves, with the key' ? createBrowser() : here],
  });
  await pages.play({ first, warmUp, script });

  const before = backend.snapshot();
  expect(before.charges, 'charges').toBeLessThanOrEqual(1);
  const { checkout } = pages.open(0);
  void (lastPage === 'payment' ? checkout.open(booking) : checkout.resume(booking));
  await pages.run(1_000);

  expect(pages.violations).toEqual([]);
  const { charges, transactionId, isPaid, paidWith, isSold } = backend.snapshot();
  expect(charges, 'charges after the last page').toBe(before.charges);
  expect({ isPaid, isSold, paidWith }).toEqual(
    charges === 1
      ? { isPaid: true, isSold: true, paidWith: transactionId }
      : { isPaid: false, isSold: false, paidWith: undefined },
  );
  const { state } = checkout.read();
  if (lastPage === 'payment') expect(state).toMatch(charges === 1 ? /^(paid|unavailable)$/ : /^ready$/);
};

const schedulesOf = (script: fc.Arbitrary<Act[]>, lastPage: fc.Arbitrary<Schedule['lastPage']>) =>
  fc.record({
    steps: fc.scheduler(),
    first: fc.constantFrom([0], [0, 1], [0, 1], []),
    warmUp: fc.integer({ min: 10, max: 28 }),
    script,
    fates: fc.array(fate, { minLength: 1, maxLength: 40 }),
    lastPage,
  });

const check = (sequences: fc.Arbitrary<Schedule>, server: ServerKind) =>
  fc.assert(
    fc.asyncProperty(sequences, (one) => play(one, server)),
    { numRuns: runs, seed, ...(path && { path }), endOnFailure: Boolean(path) },
  );

test('P9: in random schedules in one browser, the card is charged at most once, and after a charge and one more visit the order is paid and the bike is sold', async () => {
  await check(schedulesOf(scriptWith(mishap), fc.constantFrom('payment', 'my orders')), 'reserves nothing');
}, 120_000);

test('P16: on two devices and after cleared storage, the card is charged at most once, and after a charge the order is paid and the bike is sold, when the server supports the idempotency key', async () => {
  await check(schedulesOf(scriptWith(fc.oneof(mishap, wipe)), fc.constant('payment')), 'reserves, with the key');
}, 120_000);
