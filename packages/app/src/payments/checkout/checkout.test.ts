import type { Booking } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it, test, vi } from 'vitest';
import { Problem } from '../../api/apiError.ts';
import { createCheckout } from './checkout.ts';
import { createJournal } from './paymentJournal.ts';
import { createBrowser } from './testing/browser.ts';

const booking: Booking = {
  _id: 'booking',
  bikeId: 'cb750',
  img: '',
  userName: 'Farhana Akter',
  userEmail: 'buyer@secondgear.test',
  bikeName: 'Honda CB750',
  resaleValue: '165000',
  phone: '01700000000',
  location: 'Dhanmondi',
  paid: false,
  transactionId: undefined,
};

/** As much of the shop's server as a payment needs, and a note of everything it was asked. */
const createServer = () => {
  const server = {
    asked: [] as string[],
    keys: [] as (string | undefined)[],
    booking: { ...booking } as Booking | null,
    bike: { _id: 'cb750', soldOut: false },
    failing: new Set<string>(),
    /** What an intent is refused with, by the server's `code`. */
    refusal: null as string | null,
  };
  const answer =
    <Answer>(name: string, give: () => Answer) =>
    async (): Promise<Answer> => {
      server.asked.push(name);
      if (server.failing.has(name)) throw new Problem('broken');
      return give();
    };
  const countOf = (name: string) => server.asked.filter((one) => one === name).length;
  const api = {
    listBikes: async ({ params }: { params: { id: string } }) =>
      // Each brand is asked for; one of them has the bike.
      answer('listBikes', () => (params.id === '2' ? [server.bike] : []))(),
    createPaymentIntent: async (_: unknown, options: { idempotencyKey?: string } = {}) => {
      server.keys.push(options.idempotencyKey);
      return answer('createPaymentIntent', () => {
        if (server.refusal) throw new Problem('refused', 'Refused.', 0, server.refusal);
        return { clientSecret: `pi_${countOf('createPaymentIntent')}_secret_2` };
      })();
    },
    recordPayment: answer('recordPayment', () => {
      server.booking = { ...booking, paid: true };
      return { insertedId: 'payment' };
    }),
    findBooking: answer('findBooking', () => server.booking),
    markSold: answer('markSold', () => ({ modifiedCount: 1 })),
  };
  return { server, countOf, api: api as unknown as Parameters<typeof createCheckout>[0]['api'] };
};

const intent = (status: string, more: object = {}): PaymentIntentResult =>
  ({ paymentIntent: { id: 'pi_1', status, amount: 16_500_000, currency: 'bdt', ...more } }) as PaymentIntentResult;
const refused = (error: object): PaymentIntentResult => ({ error }) as PaymentIntentResult;

const succeeded = intent('succeeded');
const unpaid = intent('requires_payment_method');
const declined = refused({ type: 'card_error', message: 'Your card was declined.' });
const unconnected = refused({ type: 'api_connection_error', message: 'No connection.' });

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A browser, a server, and a clock that only moves when it is told to. */
const visit = (currency = 'bdt') => {
  const { server, countOf, api } = createServer();
  const browser = createBrowser();
  const retrieve = vi.fn(async () => unpaid);
  const waiting: { ms: number; resolve: () => void }[] = [];
  const waited: number[] = [];
  let isHere = true;

  const openTab = () => {
    const tab = browser.openTab();
    const journal = createJournal({ uid: 'farhana', bookingId: booking._id, ...tab });
    const checkout = createCheckout({
      api,
      bookingId: booking._id,
      journal,
      currency,
      retrieve: () => tab.whileAlive(retrieve()),
      onChange: vi.fn(),
      isHere: () => isHere,
      wait: (ms) =>
        new Promise((resolve) => {
          waited.push(ms);
          waiting.push({ ms, resolve });
        }),
      alone: (work) => tab.lock('pay:booking', work),
    });
    return { checkout, journal, tab };
  };

  return {
    server,
    countOf,
    browser,
    retrieve,
    /** How the provider answers from now on, whichever intent is asked for. */
    asks: (more: object) => retrieve.mockResolvedValue(intent('requires_payment_method', more)),
    waited,
    openTab,
    leave: () => {
      isHere = false;
    },
    /** All pauses are over. */
    pass: async () => {
      for (const { resolve } of waiting.splice(0)) resolve();
      await settle();
    },
  };
};

/** At the till, with the card form ready. */
const open = async () => {
  const here = visit();
  const first = here.openTab();
  await first.checkout.open(booking);
  expect(first.checkout.read()).toEqual({ state: 'ready' });
  return { ...here, ...first };
};

const never = () => new Promise<PaymentIntentResult>(() => {});

describe('a checkout', () => {
  test('P1: one secret is asked for, however often the page is drawn, left, or opened again [R4.16]', async () => {
    const { checkout, countOf, openTab, tab } = await open();
    await Promise.all([checkout.open(booking), checkout.open(booking)]);
    tab.close();
    const again = openTab();
    await again.checkout.open(booking);
    expect(again.checkout.read()).toEqual({ state: 'ready' });
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test('P1: two tabs opened at once ask for one secret', async () => {
    const { openTab, countOf } = visit();
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map(({ checkout }) => checkout.open(booking)));
    expect(tabs.map(({ checkout }) => checkout.read().state)).toEqual(['ready', 'ready']);
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  it('is preparing until the secret has arrived, and takes no card before (spec §4) [R4.18]', async () => {
    const { server, openTab } = visit();
    const { checkout } = openTab();
    expect(checkout.read()).toEqual({ state: 'preparing' });
    const seen: unknown[] = [];
    checkout.subscribe(() => seen.push([checkout.read().state, server.asked.at(-1)]));
    const opening = checkout.open(booking);
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(checkout.read()).toEqual({ state: 'preparing' });
    await opening;
    expect(seen).toEqual([
      ['preparing', undefined],
      ['ready', 'createPaymentIntent'],
    ]);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('shows whoever looks twice the same', () => {
    const { checkout } = visit().openTab();
    expect(checkout.read()).toBe(checkout.read());
  });

  it('confirms, then records, then marks the bike sold, then says paid, and writes each step down before [R4.06 R4.20 R4.21 R4.22 R7.35]', async () => {
    const { server, checkout, journal } = await open();
    server.asked.length = 0;
    const seen: string[] = [];
    checkout.subscribe(() => seen.push(`${checkout.read().state}, ${journal.read()?.state}`));
    await checkout.pay(async (secret) => {
      server.asked.push(`confirm ${secret}, ${journal.read()?.state}`);
      return succeeded;
    });
    expect(server.asked).toEqual([
      'findBooking',
      'listBikes',
      'listBikes',
      'listBikes',
      'confirm pi_1_secret_2, confirming',
      'recordPayment',
      'markSold',
    ]);
    expect(seen).toEqual(['processing, intent', 'recording, charged', 'paid, undefined']);
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  test('P2: twenty presses and an Enter in one tick are one confirmation [R4.19]', async () => {
    const { checkout } = await open();
    const confirm = vi.fn(async () => succeeded);
    await Promise.all(Array.from({ length: 21 }, () => checkout.pay(confirm)));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('P3: a second tab waits while the first pays, then shows paid', async () => {
    const { checkout, openTab } = await open();
    const second = openTab();
    await second.checkout.open(booking);
    let answer = (_: PaymentIntentResult) => {};
    const first = checkout.pay(() => new Promise((resolve) => (answer = resolve)));
    const confirm = vi.fn(async () => succeeded);
    const other = second.checkout.pay(confirm);
    await settle();
    expect(second.checkout.read()).toEqual({ state: 'processing' });
    answer(succeeded);
    await Promise.all([first, other]);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read().state).toBe('paid');
    expect(second.checkout.read()).toEqual({ state: 'unavailable', because: 'alreadyPaid' });
  });

  test('P3: a tab that dies while paying lets the next one in, which asks what became of it', async () => {
    const { checkout, tab, openTab, retrieve } = await open();
    const second = openTab();
    await second.checkout.open(booking);
    void checkout.pay(never);
    await settle();
    retrieve.mockResolvedValue(succeeded);
    const confirm = vi.fn(async () => succeeded);
    const paying = second.checkout.pay(confirm);
    tab.close();
    await paying;
    expect(confirm).not.toHaveBeenCalled();
    expect(second.checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  test('P4: Pay stays alive after a declined card, with the same secret', async () => {
    const { countOf, checkout } = await open();
    await checkout.pay(async () => declined);
    expect(checkout.read()).toEqual({ state: 'declined', error: declined.error });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test.each([
    [
      'failed',
      refused({
        type: 'card_error',
        message: 'Not you.',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      }),
    ],
    ['its window was closed', intent('requires_action')],
  ])('P5: an authentication that %s leaves the form usable [R4.20]', async (_, answer) => {
    const { checkout } = await open();
    await checkout.pay(async () => answer);
    expect(checkout.read()).toEqual({ state: 'declined', error: answer.error ?? null });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
  });

  test('P5: a reload during the authentication goes on with the same intent, confirmed again', async () => {
    const { checkout, tab, openTab, retrieve, countOf } = await open();
    void checkout.pay(never);
    await settle();
    tab.close();
    retrieve.mockResolvedValue(intent('requires_action'));
    const again = openTab();
    await again.checkout.open(booking);
    expect(again.checkout.read()).toEqual({ state: 'ready' });
    const confirm = vi.fn(async (_secret: string) => succeeded);
    await again.checkout.pay(confirm);
    expect(confirm).toHaveBeenCalledWith('pi_1_secret_2');
    expect(again.checkout.read().state).toBe('paid');
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  describe('P6: a provider that cannot decide', () => {
    const process = async () => {
      const here = await open();
      const paying = here.checkout.pay(async () => {
        here.retrieve.mockResolvedValue(intent('processing'));
        return intent('processing');
      });
      await settle();
      expect(here.checkout.read()).toEqual({ state: 'processing' });
      return { ...here, paying };
    };

    test('P6: is asked again, further and further apart, for two minutes; then My Orders is where to look', async () => {
      const { pass, waited, checkout } = await process();
      for (let turn = 0; turn < 20; turn++) await pass();
      expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 29_000]);
      expect(checkout.read()).toEqual({ state: 'unavailable', because: 'pending' });
    });

    test('P6: that charges after all, is paid; a line that is down meanwhile is no answer', async () => {
      const { pass, retrieve, checkout, paying } = await process();
      retrieve.mockResolvedValue(unconnected);
      await pass();
      expect(checkout.read()).toEqual({ state: 'processing' });
      retrieve.mockResolvedValue(succeeded);
      await pass();
      await paying;
      expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    });

    test('P6: that declines after all, says so in its words', async () => {
      const { pass, retrieve, checkout } = await process();
      retrieve.mockResolvedValue(intent('requires_payment_method', { last_payment_error: { message: 'No funds.' } }));
      await pass();
      expect(checkout.read()).toEqual({ state: 'declined', error: { message: 'No funds.' } });
    });

    test('P6: and has not by the next visit either, is waited for there, and remembered', async () => {
      const { pass, tab, openTab, countOf } = await process();
      tab.close();
      const again = openTab();
      const opening = again.checkout.open(booking);
      await settle();
      expect(again.checkout.read()).toEqual({ state: 'processing' });
      for (let turn = 0; turn < 20; turn++) await pass();
      await opening;
      expect(again.checkout.read()).toEqual({ state: 'unavailable', because: 'pending' });
      expect(again.journal.read()).toMatchObject({ state: 'confirming' });
      expect(countOf('createPaymentIntent')).toBe(1);
    });

    test('P6: is asked again when My Orders is opened', async () => {
      const { pass, retrieve, checkout } = await process();
      for (let turn = 0; turn < 20; turn++) await pass();
      retrieve.mockResolvedValue(succeeded);
      expect(await checkout.resume(booking)).toBe(true);
      expect(checkout.read().state).toBe('paid');
    });
  });

  test.each([
    ['was canceled', intent('canceled')],
    ['is not known any more', refused({ type: 'invalid_request_error', code: 'resource_missing' })],
    ["is another key's", refused({ type: 'invalid_request_error', param: 'client_secret' })],
  ])('P7: an intent that %s is dropped, and the form is there with a new one', async (_, answer) => {
    const { tab, openTab, retrieve, countOf, server } = await open();
    tab.close();
    retrieve.mockResolvedValueOnce(answer);
    const { checkout, journal } = openTab();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
    expect(journal.read()).toMatchObject({ clientSecret: 'pi_2_secret_2', attempt: 2 });
    expect(countOf('createPaymentIntent')).toBe(2);
    expect(server.keys).toEqual(['booking:16500000', 'booking:16500000:2']);
  });

  test('P7: an intent that turns out to be over when it is paid is replaced, and Pay is there again', async () => {
    const { checkout } = await open();
    await checkout.pay(async () => refused({ type: 'invalid_request_error', code: 'resource_missing' }));
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
    const confirm = vi.fn(async (_secret: string) => succeeded);
    await checkout.pay(confirm);
    expect(confirm).toHaveBeenCalledWith('pi_2_secret_2');
    expect(checkout.read().state).toBe('paid');
  });

  test('P8: a crash between the charge and the note of it is gone on from, and charges nothing again', async () => {
    const { server, checkout, tab, retrieve, openTab } = await open();
    void checkout.pay(never);
    await settle();
    tab.close();
    retrieve.mockResolvedValue(succeeded);
    server.asked.length = 0;
    const again = openTab();
    await again.checkout.open(booking);
    expect(again.checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(server.asked).toEqual(['findBooking', 'recordPayment', 'markSold']);
  });

  test('P8: a charge whose answer is lost is found at once', async () => {
    const { checkout, retrieve } = await open();
    await checkout.pay(async () => {
      retrieve.mockResolvedValue(succeeded);
      return unconnected;
    });
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  test('P8: while nobody can say whether it was charged, nothing new is begun', async () => {
    const { checkout, tab, retrieve, openTab, countOf } = await open();
    void checkout.pay(never);
    await settle();
    tab.close();
    retrieve.mockResolvedValue(unconnected);
    const again = openTab();
    await again.checkout.open(booking);
    expect(again.checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test('P8: nothing is said of a card when nobody knows whether it was charged', async () => {
    const { checkout, retrieve } = await open();
    await checkout.pay(async () => {
      retrieve.mockResolvedValue(unconnected);
      return unconnected;
    });
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
  });

  test('P8: a card that nobody answered for is remembered, though the next one was declined', async () => {
    const { checkout, tab, retrieve, openTab, journal } = await open();
    await checkout.pay(async () => unconnected);
    expect(checkout.read()).toEqual({ state: 'declined', error: unconnected.error });
    await checkout.pay(async () => declined);
    expect(journal.read()?.state).toBe('confirming');
    tab.close();
    // The first card gets there after all.
    retrieve.mockResolvedValue(succeeded);
    expect(await openTab().checkout.resume(booking)).toBe(true);
  });

  test('P9: a record whose answer was lost is looked up, and not sent again', async () => {
    const { server, checkout, pass, countOf } = await open();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await settle();
    server.booking = { ...booking, paid: true, transactionId: 'pi_1' };
    server.failing.clear();
    await pass();
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(countOf('recordPayment')).toBe(1);
  });

  test('P10: a charge that cannot be recorded is tried again 1-2-4…30 s apart, and never called failed [R7.34]', async () => {
    const { server, checkout, pass, waited } = await open();
    server.failing.add('recordPayment');
    const seen: string[] = [];
    checkout.subscribe(() => seen.push(checkout.read().state));
    void checkout.pay(async () => succeeded);
    await settle();
    for (let turn = 0; turn < 7; turn++) await pass();
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(checkout.read()).toEqual({ state: 'recordingFailed', transactionId: 'pi_1' });
    server.failing.clear();
    await pass();
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(seen).toEqual(['processing', 'recording', 'recordingFailed', 'paid']);
  });

  test('P10: whoever presses Try again does not wait for the next turn', async () => {
    const { server, checkout, pass } = await open();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await settle();
    for (let turn = 0; turn < 3; turn++) await pass();
    server.failing.clear();
    checkout.retry();
    expect(checkout.read().state).toBe('recording');
    await settle();
    expect(checkout.read().state).toBe('paid');
  });

  test('P10: whoever opens My Orders meanwhile does not wait for the next turn either, and charges nothing', async () => {
    const { server, checkout, countOf } = await open();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await settle();
    server.failing.clear();
    expect(await checkout.resume(booking)).toBe(false);
    await settle();
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(countOf('recordPayment')).toBe(2);
  });

  test.each(['open', 'resume'] as const)('P10: the next visit finishes it (%s)', async (visited) => {
    const { server, checkout, tab, openTab, countOf } = await open();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await settle();
    tab.close();
    server.failing.clear();
    const again = openTab();
    await again.checkout[visited](booking);
    expect(again.checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(again.journal.read()).toBeNull();
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test.each(['open', 'resume'] as const)(
    'P10: a visit that finishes it is not disturbed by another (%s)',
    async (other) => {
      const { server, checkout, tab, openTab, countOf } = await open();
      server.failing.add('recordPayment');
      void checkout.pay(async () => succeeded);
      await settle();
      tab.close();
      server.failing.clear();
      const again = openTab();
      const [isPaid] = await Promise.all([again.checkout.resume(booking), again.checkout[other](booking)]);
      expect(isPaid).toBe(true);
      expect(again.checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
      expect(countOf('recordPayment')).toBe(2);
    },
  );

  test('P11: paid is said though the bike could not be marked sold, which is tried until it is', async () => {
    const { server, checkout, journal, pass, countOf } = await open();
    server.failing.add('markSold');
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    expect(journal.read()?.state).toBe('recorded');
    await pass();
    expect(countOf('markSold')).toBe(2);
    server.failing.clear();
    await pass();
    expect(journal.read()).toBeNull();
    expect(countOf('recordPayment')).toBe(1);
  });

  test('P11: a bike that was left unsold is marked at the next visit', async () => {
    const { server, checkout, tab, openTab } = await open();
    server.failing.add('markSold');
    await checkout.pay(async () => succeeded);
    tab.close();
    server.failing.clear();
    server.asked.length = 0;
    await openTab().checkout.resume(booking);
    expect(server.asked).toEqual(['markSold']);
  });

  test.each(['1,20,000', '৳ 90000', 'abc', '', '0', '-5', '1e9', '90000.005'])(
    'P12: %j is no price to charge, and nobody is asked for a secret',
    async (resaleValue) => {
      const { openTab, server } = visit();
      const { checkout } = openTab();
      await checkout.open({ ...booking, resaleValue });
      expect(checkout.read()).toEqual({ state: 'unavailable', because: 'amount' });
      expect(server.asked).toEqual([]);
    },
  );

  test.each([
    ['sold', { _id: 'cb750', soldOut: true }],
    ['deleted', { _id: 'another', soldOut: false }],
  ])('P13: a bike that is %s is not paid for, neither at first nor at the last moment', async (_, bike) => {
    const early = visit();
    early.server.bike = bike;
    const { checkout } = early.openTab();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'unavailable', because: 'alreadySold' });
    expect(early.countOf('createPaymentIntent')).toBe(0);

    const late = await open();
    late.server.bike = bike;
    const confirm = vi.fn(async () => succeeded);
    await late.checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(late.checkout.read()).toEqual({ state: 'unavailable', because: 'alreadySold' });
    expect(late.journal.read()).toBeNull();
  });

  test.each([
    ['nobody knows', null, 'notFound'],
    ["is another buyer's", { ...booking, userEmail: 'imran@secondgear.test' }, 'notFound'],
    ['is paid', { ...booking, paid: true }, 'alreadyPaid'],
  ])('P14: a booking that %s gets no intent, and no charge at the last moment', async (_, found, because) => {
    const early = visit();
    early.server.booking = found;
    const { checkout } = early.openTab();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'unavailable', because });
    expect(early.countOf('createPaymentIntent')).toBe(0);

    const late = await open();
    late.server.booking = found;
    const confirm = vi.fn(async () => succeeded);
    await late.checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(late.checkout.read()).toEqual({ state: 'unavailable', because });
  });

  it('charges nothing when it cannot be known whether the booking is paid', async () => {
    const { server, checkout } = await open();
    server.failing.add('findBooking');
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
  });

  test('P15: a library that breaks its promise leaves Pay usable', async () => {
    const { checkout } = await open();
    await checkout.pay(() => Promise.reject(new Error('secret pi_1_secret_2')));
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
  });

  describe('T2: a bike that another buyer pays at the same moment', () => {
    const canceled = refused({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: 'pi_1', status: 'canceled' },
    });
    const sold = { state: 'unavailable', because: 'soldToAnother' };

    test('T2: is said to be sold when the server gives no intent for it', async () => {
      const { server, openTab, countOf } = visit();
      server.refusal = 'already_sold';
      const { checkout, journal } = openTab();
      await checkout.open(booking);
      expect(checkout.read()).toEqual(sold);
      expect(journal.read()).toBeNull();
      expect(countOf('createPaymentIntent')).toBe(1);
    });

    test('T2: is said to be sold when the confirmation is answered with a canceled intent', async () => {
      const { server, checkout, journal } = await open();
      await checkout.pay(async () => {
        server.refusal = 'already_sold';
        return canceled;
      });
      expect(checkout.read()).toEqual(sold);
      expect(journal.read()).toBeNull();
    });

    test('T2: leads to a new intent when the other payment has failed', async () => {
      const { checkout } = await open();
      await checkout.pay(async () => canceled);
      expect(checkout.read()).toEqual({ state: 'declined', error: null });
      await checkout.pay(async () => succeeded);
      expect(checkout.read().state).toBe('paid');
    });

    test('T2: an order that the server knows to be paid is said to be paid', async () => {
      const { server, openTab } = visit();
      server.refusal = 'already_paid';
      const { checkout } = openTab();
      await checkout.open(booking);
      expect(checkout.read()).toEqual({ state: 'unavailable', because: 'alreadyPaid' });
    });

    test('T2: any other refusal can be tried again', async () => {
      const { server, openTab } = visit();
      server.refusal = 'idempotency_key_reused';
      const { checkout } = openTab();
      await checkout.open(booking);
      expect(checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
    });

    test('T2: intents that are all over are given up after five', async () => {
      const { retrieve, openTab, countOf } = visit();
      retrieve.mockResolvedValue(intent('canceled'));
      const { checkout } = openTab();
      await checkout.open(booking);
      expect(checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
      expect(countOf('createPaymentIntent')).toBe(5);
    });

    /** A server that captures the first card by itself: `capture_method: manual`. */
    const authorise = async () => {
      const here = await open();
      const paying = here.checkout.pay(async () => {
        here.retrieve.mockResolvedValue(intent('requires_capture'));
        return intent('requires_capture');
      });
      await settle();
      expect(here.checkout.read()).toEqual({ state: 'processing' });
      return { ...here, paying };
    };

    test('T2: an authorised card is waited for, and paid once the server has captured it', async () => {
      const { retrieve, pass, paying, checkout } = await authorise();
      retrieve.mockResolvedValue(succeeded);
      await pass();
      await paying;
      expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    });

    test('T2: an authorised card is not charged when the server cancels the intent, and the bike is said to be sold', async () => {
      const { server, retrieve, pass, paying, checkout, countOf } = await authorise();
      server.refusal = 'already_sold';
      retrieve.mockResolvedValue(intent('canceled'));
      await pass();
      await paying;
      expect(checkout.read()).toEqual(sold);
      expect(countOf('recordPayment')).toBe(0);
    });

    test('T2: an authorised card that the server cancels while the page is closed is said to be sold at the next visit', async () => {
      const { server, retrieve, tab, openTab } = await authorise();
      tab.close();
      server.refusal = 'already_sold';
      retrieve.mockResolvedValue(intent('canceled'));
      const again = openTab();
      await again.checkout.open(booking);
      expect(again.checkout.read()).toEqual(sold);
      expect(again.journal.read()).toBeNull();
    });
  });

  describe('T3: an intent that asks for something else than the page shows', () => {
    const expected = { amount: 16_500_000, currency: 'bdt' };
    const others = [
      ['another amount', { amount: 1_650_000_000 }],
      ['another currency', { currency: 'usd' }],
      ['a smaller amount', { amount: 165_000 }],
    ] as const;
    const stopped = (more: object) => ({
      state: 'unavailable',
      because: 'otherCharge',
      asks: { ...expected, ...more },
      expected,
    });

    test.each(others)('T3: %s closes Pay before a card can be typed', async (_, more) => {
      const { asks, openTab } = visit();
      asks(more);
      const { checkout } = openTab();
      const seen: string[] = [];
      checkout.subscribe(() => seen.push(checkout.read().state));
      await checkout.open(booking);
      expect(checkout.read()).toEqual(stopped(more));
      expect(seen).not.toContain('ready');
      const confirm = vi.fn(async () => succeeded);
      await checkout.pay(confirm);
      expect(confirm).not.toHaveBeenCalled();
    });

    test.each(others)('T3: %s that the intent has got since the page was opened is not confirmed', async (_, more) => {
      const { asks, checkout } = await open();
      asks(more);
      const confirm = vi.fn(async () => succeeded);
      await checkout.pay(confirm);
      expect(confirm).not.toHaveBeenCalled();
      expect(checkout.read()).toEqual(stopped(more));
    });

    test.each(others)('T3: %s of an intent in the journal is not confirmed', async (_, more) => {
      const { asks, tab, openTab } = await open();
      tab.close();
      asks(more);
      const again = openTab();
      await again.checkout.open(booking);
      expect(again.checkout.read()).toEqual(stopped(more));
    });

    test('T3: a challenge that was left open is not gone on with', async () => {
      const { retrieve, checkout, tab, openTab, countOf } = await open();
      void checkout.pay(never);
      await settle();
      tab.close();
      retrieve.mockResolvedValue(intent('requires_action', { currency: 'usd' }));
      const again = openTab();
      await again.checkout.open(booking);
      expect(again.checkout.read()).toEqual(stopped({ currency: 'usd' }));
      // The card may still be charged with it.
      expect(again.journal.read()?.state).toBe('confirming');
      expect(countOf('createPaymentIntent')).toBe(1);
    });

    test('T3: after a decline the intent is looked up again', async () => {
      const { asks, checkout } = await open();
      await checkout.pay(async () => declined);
      asks({ currency: 'usd' });
      const confirm = vi.fn(async () => succeeded);
      await checkout.pay(confirm);
      expect(confirm).not.toHaveBeenCalled();
      expect(checkout.read()).toEqual(stopped({ currency: 'usd' }));
    });

    test('T3: an intent of an earlier price is replaced, though its amount is what was agreed then', async () => {
      const { tab, openTab, asks, server } = await open();
      tab.close();
      const dearer = { ...booking, resaleValue: '170000' };
      server.booking = dearer;
      asks({ amount: 17_000_000 });
      const again = openTab();
      await again.checkout.open(dearer);
      expect(again.checkout.read()).toEqual({ state: 'ready' });
      const confirm = vi.fn(async (_secret: string) => succeeded);
      await again.checkout.pay(confirm);
      expect(confirm).toHaveBeenCalledWith('pi_2_secret_2');
    });

    test('T3: an intent that cannot be looked up is not confirmed, and can be tried again', async () => {
      const { retrieve, checkout } = await open();
      retrieve.mockResolvedValueOnce(unconnected);
      const confirm = vi.fn(async () => succeeded);
      await checkout.pay(confirm);
      expect(confirm).not.toHaveBeenCalled();
      expect(checkout.read()).toEqual({ state: 'declined', error: null });
      await checkout.pay(confirm);
      expect(checkout.read().state).toBe('paid');
      expect(confirm).toHaveBeenCalledTimes(1);
    });

    test('T3: a new intent that cannot be looked up is not offered, and can be tried again', async () => {
      const { retrieve, openTab } = visit();
      retrieve.mockResolvedValueOnce(unconnected);
      const { checkout } = openTab();
      await checkout.open(booking);
      expect(checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
      await checkout.open(booking);
      expect(checkout.read()).toEqual({ state: 'ready' });
    });

    test('T3: a server that has mended the intent is paid at the next visit', async () => {
      const { asks, openTab } = visit();
      asks({ currency: 'usd' });
      const { checkout } = openTab();
      await checkout.open(booking);
      asks({});
      await checkout.open(booking);
      expect(checkout.read()).toEqual({ state: 'ready' });
    });

    test('T3: a shop that charges another currency takes that one, and not BDT', async () => {
      const { asks, openTab } = visit('usd');
      asks({ currency: 'usd' });
      const first = openTab();
      await first.checkout.open(booking);
      expect(first.checkout.read()).toEqual({ state: 'ready' });
      asks({});
      const confirm = vi.fn(async () => succeeded);
      await first.checkout.pay(confirm);
      expect(confirm).not.toHaveBeenCalled();
      expect(first.checkout.read()).toMatchObject({ because: 'otherCharge', asks: expected });
    });
  });

  test('P16: a secret that was charged elsewhere is charged, not failed', async () => {
    const { checkout } = await open();
    await checkout.pay(async () =>
      refused({ code: 'payment_intent_unexpected_state', payment_intent: { id: 'pi_1', status: 'succeeded' } }),
    );
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  test('P16: an order that another charge has paid for is said to be paid twice, with the id to ask for it back', async () => {
    const { server, checkout, journal, pass } = await open();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await settle();
    server.booking = { ...booking, paid: true, transactionId: 'pi_of_the_other_device' };
    await pass();
    expect(checkout.read()).toEqual({ state: 'paidTwice', transactionId: 'pi_1' });
    expect(journal.read()?.state).toBe('charged');
  });

  test('S2: where nothing can be kept, no intent is made; with room again, it is', async () => {
    const { browser, openTab, countOf } = visit();
    browser.setFull(true);
    const { checkout } = openTab();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'unavailable', because: 'storage' });
    expect(countOf('createPaymentIntent')).toBe(0);
    browser.setFull(false);
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
  });

  test('S2: storage that fills up before Pay is pressed keeps the card from being sent', async () => {
    const { browser, checkout } = await open();
    browser.setFull(true);
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read()).toEqual({ state: 'unavailable', because: 'storage' });
  });

  test('S4: storage cleared by another tab while paying is written again at once, and the payment goes on', async () => {
    const { browser, checkout, journal } = await open();
    let answer = (_: PaymentIntentResult) => {};
    const paying = checkout.pay(() => new Promise((resolve) => (answer = resolve)));
    await settle();
    browser.clear();
    expect(journal.read()).toMatchObject({ state: 'confirming', clientSecret: 'pi_1_secret_2' });
    answer(succeeded);
    await paying;
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  test('A9: whoever has left is not recorded for by the next; their journal waits', async () => {
    const { server, checkout, journal, leave, countOf } = await open();
    void checkout.pay(async () => {
      leave();
      return succeeded;
    });
    await settle();
    expect(countOf('recordPayment')).toBe(0);
    expect(journal.read()).toMatchObject({ state: 'charged', transactionId: 'pi_1' });
    expect(server.booking?.paid).toBe(false);
  });

  it('says why no secret came, and tries again when asked to [R8.33]', async () => {
    const { openTab, server } = visit();
    const { checkout } = openTab();
    server.failing.add('createPaymentIntent');
    await checkout.open(booking);
    expect(checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
    server.failing.clear();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
  });

  it('asks for nothing at My Orders where nothing was left behind', async () => {
    const { openTab, server, retrieve } = visit();
    expect(await openTab().checkout.resume(booking)).toBe(false);
    expect(server.asked).toEqual([]);
    expect(retrieve).not.toHaveBeenCalled();
  });

  it('is ready for the page after My Orders found nothing charged', async () => {
    const { checkout, tab, openTab } = await open();
    void checkout.pay(never);
    await settle();
    tab.close();
    const again = openTab();
    const resumed = again.checkout.resume(booking);
    await again.checkout.open(booking);
    expect(await resumed).toBe(false);
    expect(again.checkout.read()).toEqual({ state: 'ready' });
  });
});
