import type { Booking } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import { createCheckout } from './checkout.ts';
import { createPaymentJournal } from './paymentJournal.ts';
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

const createServer = () => {
  const server = {
    requests: [] as string[],
    keys: [] as (string | undefined)[],
    booking: { ...booking } as Booking | null,
    bike: { _id: 'cb750', soldOut: false },
    failing: new Set<string>(),
    /** The category whose list contains the bike. */
    category: '2',
    /** The ids of the categories whose lists of bikes were read. */
    lists: [] as string[],
    /** The error `code` with which the server refuses to create a payment intent. */
    errorCode: null as string | null,
  };
  const response =
    <Answer>(name: string, getBody: () => Answer) =>
    async (): Promise<Answer> => {
      server.requests.push(name);
      if (server.failing.has(name)) throw new ApiError('serverError');
      return getBody();
    };
  const countOf = (name: string) => server.requests.filter((one) => one === name).length;
  const api = {
    listBikes: async ({ params }: { params: { id: string } }) => {
      server.lists.push(params.id);
      return response('listBikes', () => (params.id === server.category ? [server.bike] : []))();
    },
    createPaymentIntent: async (_: unknown, options: { idempotencyKey?: string } = {}) => {
      server.keys.push(options.idempotencyKey);
      return response('createPaymentIntent', () => {
        if (server.errorCode) throw new ApiError('rejected', 'Refused.', 0, server.errorCode);
        return { clientSecret: `pi_${countOf('createPaymentIntent')}_secret_2` };
      })();
    },
    recordPayment: response('recordPayment', () => {
      server.booking = { ...booking, paid: true };
      return { insertedId: 'payment' };
    }),
    findBooking: response('findBooking', () => server.booking),
    markSold: response('markSold', () => ({ modifiedCount: 1 })),
  };
  return { server, countOf, api: api as unknown as Parameters<typeof createCheckout>[0]['api'] };
};

const intent = (status: string, more: object = {}): PaymentIntentResult =>
  ({ paymentIntent: { id: 'pi_1', status, amount: 16_500_000, currency: 'bdt', ...more } }) as PaymentIntentResult;
const failed = (error: object): PaymentIntentResult => ({ error }) as PaymentIntentResult;

const succeeded = intent('succeeded');
const unpaid = intent('requires_payment_method');
const declined = failed({ type: 'card_error', message: 'Your card was declined.' });
const unknownIntent = failed({ type: 'invalid_request_error', code: 'resource_missing' });
const connectionError = failed({ type: 'api_connection_error', message: 'No connection.' });

const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

const createSetup = ({ currency = 'bdt', category }: { currency?: string; category?: string } = {}) => {
  const { server, countOf, api } = createServer();
  const browser = createBrowser();
  const retrieve = vi.fn(async () => unpaid);
  const waiting: { ms: number; resolve: () => void }[] = [];
  const delays: number[] = [];
  let isSignedIn = true;

  const openTab = () => {
    const tab = browser.openTab();
    const journal = createPaymentJournal({ uid: 'farhana', bookingId: booking._id, ...tab });
    const checkout = createCheckout({
      api,
      bookingId: booking._id,
      journal,
      currency,
      categoryOf: () => category,
      retrieve: () => tab.whileAlive(retrieve()),
      onChange: vi.fn(),
      isSignedIn: () => isSignedIn,
      wait: (ms) =>
        new Promise((resolve) => {
          delays.push(ms);
          waiting.push({ ms, resolve });
        }),
      withLock: (work) => tab.lock('pay:booking', work),
    });
    return { checkout, journal, tab };
  };

  return {
    server,
    countOf,
    browser,
    retrieve,
    setIntent: (more: object) => retrieve.mockResolvedValue(intent('requires_payment_method', more)),
    delays,
    openTab,
    openCheckout: async () => {
      const opened = openTab();
      await opened.checkout.open(booking);
      return opened;
    },
    signOut: () => {
      isSignedIn = false;
    },
    endDelays: async () => {
      for (const { resolve } of waiting.splice(0)) resolve();
      await flush();
    },
  };
};

const openReady = async () => {
  const setup = createSetup();
  const first = await setup.openCheckout();
  expect(first.checkout.read()).toEqual({ state: 'ready' });
  return { ...setup, ...first };
};

const expectNotConfirmed = async (checkout: ReturnType<typeof createCheckout>) => {
  const confirm = vi.fn(async () => succeeded);
  await checkout.pay(confirm);
  expect(confirm).not.toHaveBeenCalled();
};

const never = () => new Promise<PaymentIntentResult>(() => {});

describe('checkout', () => {
  test('P1: the checkout requests one client secret, even when the payment page is rendered, left and opened many times [R4.16]', async () => {
    const { checkout, countOf, openCheckout, tab } = await openReady();
    await Promise.all([checkout.open(booking), checkout.open(booking)]);
    tab.close();
    const again = await openCheckout();
    expect(again.checkout.read()).toEqual({ state: 'ready' });
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  it('the checkout is preparing while it has no client secret, and does not accept a card before that (docs/requirements.md §4) [R4.18]', async () => {
    const { server, openTab } = createSetup();
    const { checkout } = openTab();
    expect(checkout.read()).toEqual({ state: 'preparing' });
    const seen: unknown[] = [];
    checkout.subscribe(() => seen.push([checkout.read().state, server.requests.at(-1)]));
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

  it('the checkout confirms the card, records the payment, marks the bike sold and reports paid; it stores each step before the step starts [R4.06 R4.20 R4.21 R4.22 R7.35]', async () => {
    const { server, checkout, journal } = await openReady();
    server.requests.length = 0;
    const seen: string[] = [];
    checkout.subscribe(() => seen.push(`${checkout.read().state}, ${journal.read()?.state}`));
    await checkout.pay(async (secret) => {
      server.requests.push(`confirm ${secret}, ${journal.read()?.state}`);
      return succeeded;
    });
    expect(server.requests).toEqual([
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

  test('P2: the checkout confirms the card once when Pay is clicked twenty times and Enter is pressed at the same time [R4.19]', async () => {
    const { checkout } = await openReady();
    const confirm = vi.fn(async () => succeeded);
    await Promise.all(Array.from({ length: 21 }, () => checkout.pay(confirm)));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('P3: a second tab waits while the first tab pays, and then shows the order as paid', async () => {
    const { checkout, openCheckout } = await openReady();
    const second = await openCheckout();
    let response = (_: PaymentIntentResult) => {};
    const first = checkout.pay(() => new Promise((resolve) => (response = resolve)));
    const confirm = vi.fn(async () => succeeded);
    const other = second.checkout.pay(confirm);
    await flush();
    expect(second.checkout.read()).toEqual({ state: 'processing' });
    response(succeeded);
    await Promise.all([first, other]);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read().state).toBe('paid');
    expect(second.checkout.read()).toEqual({ state: 'unavailable', reason: 'alreadyPaid' });
  });

  test('P4: after a declined card, the user can pay with another card, and the client secret stays the same', async () => {
    const { countOf, checkout } = await openReady();
    await checkout.pay(async () => declined);
    expect(checkout.read()).toEqual({ state: 'declined', error: declined.error });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test.each([
    [
      'that failed',
      failed({
        type: 'card_error',
        message: 'Not you.',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      }),
    ],
    ['whose popup was closed', intent('requires_action')],
  ])('P5: the checkout keeps the form usable after a 3-D Secure challenge %s', async (_, response) => {
    const { checkout } = await openReady();
    await checkout.pay(async () => response);
    expect(checkout.read()).toEqual({ state: 'declined', error: response.error ?? null });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
  });

  describe('P6: a payment intent whose result Stripe has not decided yet', () => {
    const process = async () => {
      const setup = await openReady();
      const paying = setup.checkout.pay(async () => {
        setup.retrieve.mockResolvedValue(intent('processing'));
        return intent('processing');
      });
      await flush();
      expect(setup.checkout.read()).toEqual({ state: 'processing' });
      return { ...setup, paying };
    };

    test('P6: an undecided intent is polled for two minutes with growing delays, and then the page refers the buyer to My Orders', async () => {
      const { endDelays, delays, checkout } = await process();
      for (let turn = 0; turn < 20; turn++) await endDelays();
      expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 29_000]);
      expect(checkout.read()).toEqual({ state: 'unavailable', reason: 'pending' });
    });

    test('P6: the checkout shows the order as paid when an undecided intent is charged in the end, even after failed polls', async () => {
      const { endDelays, retrieve, checkout, paying } = await process();
      retrieve.mockResolvedValue(connectionError);
      await endDelays();
      expect(checkout.read()).toEqual({ state: 'processing' });
      retrieve.mockResolvedValue(succeeded);
      await endDelays();
      await paying;
      expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    });
  });

  test.each([
    ['was canceled', intent('canceled')],
    ['is unknown to Stripe', unknownIntent],
  ])('P7: the checkout replaces a payment intent that %s, and shows the form', async (_, response) => {
    const { tab, openCheckout, retrieve, countOf, server } = await openReady();
    tab.close();
    retrieve.mockResolvedValueOnce(response);
    const { checkout, journal } = await openCheckout();
    expect(checkout.read()).toEqual({ state: 'ready' });
    expect(journal.read()).toMatchObject({ clientSecret: 'pi_2_secret_2', attempt: 2 });
    expect(countOf('createPaymentIntent')).toBe(2);
    expect(server.keys).toEqual(['booking:16500000', 'booking:16500000:2']);
  });

  test('P7: the checkout replaces the payment intent of an earlier price, and shows the form', async () => {
    const { tab, openTab, retrieve, setIntent, countOf } = await openReady();
    tab.close();
    setIntent({ amount: 17_000_000 });
    retrieve.mockResolvedValueOnce(unpaid);
    const { checkout } = openTab();
    await checkout.open({ ...booking, resaleValue: '170000' });
    expect(checkout.read()).toEqual({ state: 'ready' });
    expect(countOf('createPaymentIntent')).toBe(2);
  });

  test('P7: the checkout replaces the payment intent and enables Pay again when the confirmation finds that the intent is unknown to Stripe', async () => {
    const { checkout } = await openReady();
    await checkout.pay(async () => unknownIntent);
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
    const confirm = vi.fn(async (_secret: string) => succeeded);
    await checkout.pay(confirm);
    expect(confirm).toHaveBeenCalledWith('pi_2_secret_2');
    expect(checkout.read().state).toBe('paid');
  });

  test('P8: the checkout creates no new payment intent while it is unknown whether the card was charged with the old intent', async () => {
    const { checkout, tab, retrieve, openCheckout, countOf } = await openReady();
    void checkout.pay(never);
    await flush();
    tab.close();
    retrieve.mockResolvedValue(connectionError);
    const again = await openCheckout();
    expect(again.checkout.read()).toMatchObject({ state: 'unavailable', reason: 'error' });
    expect(countOf('createPaymentIntent')).toBe(1);
  });

  test('P8: the checkout keeps the journal entry when Stripe sent no response for the first card, even after the second card was declined and the bike was sold', async () => {
    const { server, checkout, tab, retrieve, openTab, journal } = await openReady();
    await checkout.pay(async () => connectionError);
    expect(checkout.read()).toEqual({ state: 'declined', error: connectionError.error });
    await checkout.pay(async () => declined);
    expect(journal.read()?.state).toBe('confirming');
    server.bike.soldOut = true;
    await expectNotConfirmed(checkout);
    expect(journal.read()?.state).toBe('confirming');
    tab.close();
    // From now on, Stripe reports that the first card was charged.
    retrieve.mockResolvedValue(succeeded);
    expect(await openTab().checkout.resume(booking)).toBe(true);
  });

  test('P10: the checkout retries to record a charge with delays of 1, 2, 4 … 30 s, and never reports the payment as failed [R7.34]', async () => {
    const { server, checkout, endDelays, delays } = await openReady();
    server.failing.add('recordPayment');
    const seen: string[] = [];
    checkout.subscribe(() => seen.push(checkout.read().state));
    void checkout.pay(async () => succeeded);
    await flush();
    for (let turn = 0; turn < 7; turn++) await endDelays();
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(checkout.read()).toEqual({ state: 'recordingFailed', transactionId: 'pi_1' });
    server.failing.clear();
    await endDelays();
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(seen).toEqual(['processing', 'recording', 'recordingFailed', 'paid']);
  });

  test('P11: the checkout reports the order as paid even when the bike could not be marked sold, and retries to mark the bike sold', async () => {
    const { server, checkout, journal, endDelays, countOf } = await openReady();
    server.failing.add('markSold');
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    expect(journal.read()?.state).toBe('recorded');
    await endDelays();
    expect(countOf('markSold')).toBe(2);
    server.failing.clear();
    await endDelays();
    expect(journal.read()).toBeNull();
    expect(countOf('recordPayment')).toBe(1);
  });

  test.each(['1,20,000', '৳ 90000', 'abc'])(
    'P12: the checkout rejects the price %j as invalid, and requests no client secret',
    async (resaleValue) => {
      const { openTab, server } = createSetup();
      const { checkout } = openTab();
      await checkout.open({ ...booking, resaleValue });
      expect(checkout.read()).toEqual({ state: 'unavailable', reason: 'amount' });
      expect(server.requests).toEqual([]);
    },
  );

  test.each([
    ['sold', { _id: 'cb750', soldOut: true }],
    ['deleted', { _id: 'another', soldOut: false }],
  ])(
    'P13: the checkout does not charge for a bike that was %s, either before the page was opened or just before the confirmation',
    async (_, bike) => {
      const early = createSetup();
      early.server.bike = bike;
      const { checkout } = early.openTab();
      await checkout.open(booking);
      expect(checkout.read()).toEqual({ state: 'unavailable', reason: 'alreadySold' });
      expect(early.countOf('createPaymentIntent')).toBe(0);

      const late = await openReady();
      late.server.bike = bike;
      await expectNotConfirmed(late.checkout);
      expect(late.checkout.read()).toEqual({ state: 'unavailable', reason: 'alreadySold' });
      expect(late.journal.read()).toBeNull();
    },
  );

  test.each([
    ['only the list of the category when the category is known', '2', '2', ['2']],
    ['all lists when the category is not known', undefined, '2', ['1', '2', '3']],
  ])('P13: the checkout reads %s', async (_, known, category, lists) => {
    const { server, openCheckout } = createSetup({ category: known });
    server.category = category;
    const { checkout } = await openCheckout();
    expect(checkout.read()).toEqual({ state: 'ready' });
    expect(server.lists).toEqual(lists);
  });

  test.each([
    ['is unknown', null, 'notFound'],
    ['belongs to another buyer', { ...booking, userEmail: 'imran@secondgear.test' }, 'notFound'],
    ['is paid', { ...booking, paid: true }, 'alreadyPaid'],
  ])(
    'P14: the checkout creates no payment intent and confirms no card for a booking that %s',
    async (_, found, reason) => {
      const early = createSetup();
      early.server.booking = found;
      const { checkout } = early.openTab();
      await checkout.open(booking);
      expect(checkout.read()).toEqual({ state: 'unavailable', reason });
      expect(early.countOf('createPaymentIntent')).toBe(0);

      const late = await openReady();
      late.server.booking = found;
      await expectNotConfirmed(late.checkout);
      expect(late.checkout.read()).toEqual({ state: 'unavailable', reason });
    },
  );

  it('the checkout charges nothing while it is unknown whether the booking is already paid', async () => {
    const { server, checkout } = await openReady();
    server.failing.add('findBooking');
    await expectNotConfirmed(checkout);
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
  });

  test('P15: the checkout keeps Pay enabled when Stripe.js throws an error', async () => {
    const { checkout } = await openReady();
    await checkout.pay(() => Promise.reject(new Error('secret pi_1_secret_2')));
    expect(checkout.read()).toEqual({ state: 'declined', error: null });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
  });

  describe('T2: another buyer pays for the bike at the same moment', () => {
    const sold = { state: 'unavailable', reason: 'soldToAnother' };

    test('T2: the checkout reports the bike as sold when the server refuses to create a payment intent for it', async () => {
      const { server, openCheckout, countOf } = createSetup();
      server.errorCode = 'already_sold';
      const { checkout, journal } = await openCheckout();
      expect(checkout.read()).toEqual(sold);
      expect(journal.read()).toBeNull();
      expect(countOf('createPaymentIntent')).toBe(1);
    });

    test('T2: the checkout reports the order as paid when the server refuses a payment intent because the order is paid', async () => {
      const { server, openCheckout } = createSetup();
      server.errorCode = 'already_paid';
      const { checkout } = await openCheckout();
      expect(checkout.read()).toEqual({ state: 'unavailable', reason: 'alreadyPaid' });
    });
  });

  describe('T3: a payment intent whose amount or currency is not the one that the page shows', () => {
    const expected = { amount: 16_500_000, currency: 'bdt' };
    const others = [
      ['another amount', { amount: 1_650_000_000 }],
      ['another currency', { currency: 'usd' }],
      ['a smaller amount', { amount: 165_000 }],
    ] as const;
    const stopped = (more: object) => ({
      state: 'unavailable',
      reason: 'otherCharge',
      actual: { ...expected, ...more },
      expected,
    });

    test.each(others)(
      'T3: the checkout disables Pay, before the buyer can type a card, when the payment intent has %s',
      async (_, more) => {
        const { setIntent, openTab } = createSetup();
        setIntent(more);
        const { checkout } = openTab();
        const seen: string[] = [];
        checkout.subscribe(() => seen.push(checkout.read().state));
        await checkout.open(booking);
        expect(checkout.read()).toEqual(stopped(more));
        expect(seen).not.toContain('ready');
        await expectNotConfirmed(checkout);
      },
    );

    test.each(others)(
      'T3: the checkout does not confirm a payment intent whose charge was changed to %s after the page was opened',
      async (_, more) => {
        const { setIntent, checkout } = await openReady();
        setIntent(more);
        await expectNotConfirmed(checkout);
        expect(checkout.read()).toEqual(stopped(more));
      },
    );

    test('T3: the checkout does not confirm a payment intent that cannot be retrieved, and allows a retry', async () => {
      const { retrieve, checkout } = await openReady();
      retrieve.mockResolvedValueOnce(connectionError);
      await expectNotConfirmed(checkout);
      expect(checkout.read()).toEqual({ state: 'declined', error: null });
      const confirm = vi.fn(async () => succeeded);
      await checkout.pay(confirm);
      expect(checkout.read().state).toBe('paid');
      expect(confirm).toHaveBeenCalledTimes(1);
    });

    test('T3: the checkout compares the payment intent with the configured currency, and not with BDT', async () => {
      const { setIntent, openCheckout } = createSetup({ currency: 'usd' });
      setIntent({ currency: 'usd' });
      const first = await openCheckout();
      expect(first.checkout.read()).toEqual({ state: 'ready' });
      setIntent({});
      await expectNotConfirmed(first.checkout);
      expect(first.checkout.read()).toMatchObject({ reason: 'otherCharge', actual: expected });
    });
  });

  test('P16: the checkout reports paidTwice, with the transaction id for a refund, when another charge has also paid the order', async () => {
    const { server, checkout, journal, endDelays } = await openReady();
    server.failing.add('recordPayment');
    void checkout.pay(async () => succeeded);
    await flush();
    server.booking = { ...booking, paid: true, transactionId: 'pi_of_the_other_device' };
    await endDelays();
    expect(checkout.read()).toEqual({ state: 'paidTwice', transactionId: 'pi_1' });
    expect(journal.read()?.state).toBe('charged');
  });

  test('S2: the checkout creates no payment intent while the browser stores nothing, and creates one when there is space again', async () => {
    const { browser, openCheckout, countOf } = createSetup();
    browser.setFull(true);
    const { checkout } = await openCheckout();
    expect(checkout.read()).toEqual({ state: 'unavailable', reason: 'storage' });
    expect(countOf('createPaymentIntent')).toBe(0);
    browser.setFull(false);
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
  });

  test('A9: the checkout does not record a payment after the buyer has signed out, and keeps the journal entry', async () => {
    const { server, checkout, journal, signOut, countOf } = await openReady();
    void checkout.pay(async () => {
      signOut();
      return succeeded;
    });
    await flush();
    expect(countOf('recordPayment')).toBe(0);
    expect(journal.read()).toMatchObject({ state: 'charged', transactionId: 'pi_1' });
    expect(server.booking?.paid).toBe(false);
  });

  it('the checkout reports why the server returned no client secret, and requests it again when the user presses Try again [R8.33]', async () => {
    const { openTab, server } = createSetup();
    const { checkout } = openTab();
    server.failing.add('createPaymentIntent');
    await checkout.open(booking);
    expect(checkout.read()).toMatchObject({ state: 'unavailable', reason: 'error' });
    server.failing.clear();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
  });
});
