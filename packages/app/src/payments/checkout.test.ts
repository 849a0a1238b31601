import type { Booking } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../api/problem.ts';
import { createCheckout } from './checkout.ts';
import type { Entry, Journal } from './journal.ts';

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

const memoryJournal = (): Journal => {
  let kept: Entry | null = null;
  return {
    read: () => kept,
    write: (entry) => {
      kept = entry;
    },
    clear: () => {
      kept = null;
    },
  };
};

/** As much of the shop's server as a payment needs, and a note of everything it was asked. */
const createServer = () => {
  const bike = { _id: 'cb750', soldOut: false };
  const server = {
    asked: [] as string[],
    paid: false,
    bike,
    failing: new Set<string>(),
  };
  const answer =
    <Answer>(name: string, give: () => Answer) =>
    async (): Promise<Answer> => {
      server.asked.push(name);
      if (server.failing.has(name)) throw new Problem('broken');
      return give();
    };
  const api = {
    listCategories: answer('listCategories', () => [{ category_id: '1' }]),
    listBikes: answer('listBikes', () => [bike]),
    createPaymentIntent: answer('createPaymentIntent', () => ({ clientSecret: 'pi_1_secret_2' })),
    recordPayment: answer('recordPayment', () => {
      server.paid = true;
      return { insertedId: 'payment' };
    }),
    findBooking: answer('findBooking', () => ({ ...booking, paid: server.paid })),
    markSold: answer('markSold', () => ({ modifiedCount: 1 })),
  };
  return { server, api: api as unknown as Parameters<typeof createCheckout>[0]['api'] };
};

const succeeded = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as PaymentIntentResult;
const declined = {
  error: { type: 'card_error', message: 'Your card was declined.' },
} as unknown as PaymentIntentResult;

const unpaid = { paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } } as PaymentIntentResult;

const open = async ({ journal = memoryJournal(), wanted = booking } = {}) => {
  const { server, api } = createServer();
  const retrieve = vi.fn(async () => unpaid);
  const begin = () => createCheckout({ api, journal, retrieve, onChange: vi.fn(), wait: () => Promise.resolve() });
  const checkout = begin();
  await checkout.open(wanted);
  return { server, api, journal, checkout, retrieve, reopen: begin };
};

describe('a checkout', () => {
  it('asks for one secret, however often the page is drawn', async () => {
    const { server, checkout } = await open();
    await Promise.all([checkout.open(booking), checkout.open(booking)]);
    expect(checkout.read()).toEqual({ state: 'ready' });
    expect(server.asked.filter((name) => name === 'createPaymentIntent')).toHaveLength(1);
  });

  it('shows whoever looks twice the same', () => {
    const { api } = createServer();
    const checkout = createCheckout({ api, journal: memoryJournal(), retrieve: async () => unpaid, onChange: vi.fn() });
    expect(checkout.read()).toBe(checkout.read());
  });

  it('confirms, then records, then marks the bike sold, then says paid', async () => {
    const { server, checkout, journal } = await open();
    server.asked.length = 0;
    const seen: string[] = [];
    checkout.subscribe(() => seen.push(checkout.read().state));
    await checkout.pay(async (secret) => {
      server.asked.push(`confirm ${secret}`);
      return succeeded;
    });
    expect(server.asked).toEqual([
      'findBooking',
      'listCategories',
      'listBikes',
      'confirm pi_1_secret_2',
      'recordPayment',
      'markSold',
    ]);
    expect(seen).toEqual(['processing', 'recording', 'paid']);
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(journal.read()).toBeNull();
  });

  it('is deaf to a second press in the same tick', async () => {
    const { checkout } = await open();
    const confirm = vi.fn(async () => succeeded);
    await Promise.all([checkout.pay(confirm), checkout.pay(confirm), checkout.pay(confirm)]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('keeps Pay alive after a declined card, with the same secret', async () => {
    const { server, checkout } = await open();
    await checkout.pay(async () => declined);
    expect(checkout.read()).toEqual({ state: 'declined', message: 'Your card was declined.' });
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    expect(server.asked.filter((name) => name === 'createPaymentIntent')).toHaveLength(1);
  });

  it('does not charge for what another tab has paid meanwhile', async () => {
    const { server, checkout } = await open();
    server.paid = true;
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read()).toEqual({ state: 'unavailable', because: 'alreadyPaid' });
  });

  it('charges nothing when it cannot be known whether the booking is paid', async () => {
    const { server, checkout } = await open();
    server.failing.add('findBooking');
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read()).toEqual({ state: 'declined', message: null });
  });

  it('stays usable when the card library breaks its promise', async () => {
    const { checkout } = await open();
    await checkout.pay(() => Promise.reject(new Error('secret pi_1_secret_2')));
    expect(checkout.read()).toEqual({ state: 'declined', message: null });
  });

  it('treats a secret that was charged before as charged, not as failed', async () => {
    const { checkout } = await open();
    await checkout.pay(
      async () =>
        ({
          error: { code: 'payment_intent_unexpected_state', payment_intent: { id: 'pi_1', status: 'succeeded' } },
        }) as unknown as PaymentIntentResult,
    );
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  it('never says failed after a charge: it offers to record it again', async () => {
    const { server, checkout } = await open();
    server.failing.add('recordPayment');
    await checkout.pay(async () => succeeded);
    expect(checkout.read()).toEqual({ state: 'recordingFailed', transactionId: 'pi_1' });
    server.failing.clear();
    await checkout.retry();
    expect(checkout.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
  });

  it('believes the booking when the answer to the record was lost', async () => {
    const { server, checkout } = await open();
    server.failing.add('recordPayment');
    await checkout.pay(async () => {
      server.paid = true;
      return succeeded;
    });
    expect(checkout.read().state).toBe('paid');
    expect(server.asked.filter((name) => name === 'recordPayment')).toHaveLength(1);
  });

  it('records a charge from before a reload, and asks for no second one', async () => {
    const { server, checkout, reopen } = await open();
    server.failing.add('recordPayment');
    await checkout.pay(async () => succeeded);
    server.failing.clear();
    server.asked.length = 0;

    const afterReload = reopen();
    await afterReload.open(booking);
    expect(afterReload.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(server.asked).toEqual(['recordPayment', 'markSold']);
  });

  it('goes on after a reload with the same intent', async () => {
    const { server, reopen } = await open();
    const again = reopen();
    await again.open(booking);
    expect(again.read()).toEqual({ state: 'ready' });
    expect(server.asked.filter((name) => name === 'createPaymentIntent')).toHaveLength(1);
  });

  it('asks the provider after a reload in the middle of a charge, and charges nothing again', async () => {
    const { server, checkout, retrieve, reopen } = await open();
    void checkout.pay(() => new Promise(() => {}));
    retrieve.mockResolvedValue(succeeded);
    server.asked.length = 0;

    const afterReload = reopen();
    await afterReload.open(booking);
    expect(retrieve).toHaveBeenCalledWith('pi_1_secret_2');
    expect(afterReload.read()).toEqual({ state: 'paid', transactionId: 'pi_1' });
    expect(server.asked).not.toContain('createPaymentIntent');
  });

  it('begins no second payment while nobody can say whether the first went through', async () => {
    const { server, retrieve, reopen } = await open();
    retrieve.mockResolvedValue({ error: { type: 'api_connection_error' } } as PaymentIntentResult);
    const afterReload = reopen();
    await afterReload.open(booking);
    expect(afterReload.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
    expect(server.asked.filter((name) => name === 'createPaymentIntent')).toHaveLength(1);
  });

  it('begins anew when the provider does not know the intent any more', async () => {
    const { server, retrieve, reopen } = await open();
    retrieve.mockResolvedValue({
      error: { type: 'invalid_request_error', code: 'resource_missing' },
    } as PaymentIntentResult);
    const afterReload = reopen();
    await afterReload.open(booking);
    expect(afterReload.read()).toEqual({ state: 'ready' });
    expect(server.asked.filter((name) => name === 'createPaymentIntent')).toHaveLength(2);
  });

  it('does not charge for a bike that another buyer has paid for meanwhile', async () => {
    const { server, checkout } = await open();
    server.bike.soldOut = true;
    const confirm = vi.fn(async () => succeeded);
    await checkout.pay(confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(checkout.read()).toEqual({ state: 'unavailable', because: 'alreadySold' });
  });

  it('says paid when only the bike could not be marked sold, and marks it at the next visit', async () => {
    const { server, checkout, reopen } = await open();
    server.failing.add('markSold');
    await checkout.pay(async () => succeeded);
    expect(checkout.read().state).toBe('paid');
    server.failing.clear();
    server.asked.length = 0;

    await reopen().open({ ...booking, paid: true });
    expect(server.asked).toEqual(['markSold']);
  });

  it('asks for no money for what is paid, sold, gone or not priced', async () => {
    const paid = await open({ wanted: { ...booking, paid: true } });
    expect(paid.checkout.read()).toEqual({ state: 'unavailable', because: 'alreadyPaid' });

    const unpriced = await open({ wanted: { ...booking, resaleValue: '1,20,000' } });
    expect(unpriced.checkout.read()).toEqual({ state: 'unavailable', because: 'amount' });

    const gone = await open({ wanted: { ...booking, bikeId: 'deleted' } });
    expect(gone.checkout.read()).toEqual({ state: 'unavailable', because: 'alreadySold' });

    for (const { server } of [paid, unpriced, gone]) expect(server.asked).not.toContain('createPaymentIntent');
  });

  it('says why no secret came, and tries again when asked to', async () => {
    const { server, api } = createServer();
    server.failing.add('createPaymentIntent');
    const checkout = createCheckout({ api, journal: memoryJournal(), retrieve: async () => unpaid, onChange: vi.fn() });
    await checkout.open(booking);
    expect(checkout.read()).toMatchObject({ state: 'unavailable', because: 'problem' });
    server.failing.clear();
    await checkout.open(booking);
    expect(checkout.read()).toEqual({ state: 'ready' });
  });
});
