import { bookings, people } from '@second-gear/fixtures';
import type { Stripe } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutAtom, finishPaymentsAtom, paymentsAtom } from './checkout.ts';
import { openAtoms } from './testing/createTestStore.ts';

/** As much of the library as is asked here. */
const libraryThat = (retrieve: (secret: string) => unknown): Stripe =>
  ({ retrievePaymentIntent: async (secret: string) => retrieve(secret) }) as unknown as Stripe;

const library = libraryThat(() => ({ error: { type: 'api_error' } }));

afterEach(() => vi.unstubAllGlobals());

describe('the card payments’ library', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const open = async (load: () => Promise<Stripe | null>) => {
    vi.useRealTimers();
    const visit = await openAtoms('farhana');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const loadPayments = vi.spyOn(visit.world, 'loadPayments').mockImplementation(load);
    const leave = visit.store.sub(paymentsAtom, () => {});
    return { ...visit, loadPayments, leave, shown: () => visit.store.get(paymentsAtom) };
  };

  test('is handed on as it is, and loaded once', async () => {
    const { loadPayments, leave, shown, store, world } = await open(async () => library);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().data).toBe(library);
    leave();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    store.sub(paymentsAtom, () => {});
    await world.queryClient.refetchQueries({ stale: true });
    expect(shown().data).toBe(library);
    expect(loadPayments).toHaveBeenCalledOnce();
  });

  test('P15: that is blocked is a problem, at once and without another try of its own', async () => {
    const { loadPayments, shown } = await open(async () => null);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().error).toMatchObject({ kind: 'unreachable' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loadPayments).toHaveBeenCalledOnce();
  });

  test('P15: that takes longer than 15 s is a problem, until it comes after all', async () => {
    let come: (library: Stripe | null) => void = () => {};
    const { shown } = await open(() => new Promise((resolve) => (come = resolve)));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(shown().isError).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown().error).toMatchObject({ kind: 'unreachable' });
    come(library);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().data).toBe(library);
    expect(shown().isError).toBe(false);
  });

  test('P15: that never comes leaves the problem standing', async () => {
    let come: (library: Stripe | null) => void = () => {};
    const { shown } = await open(() => new Promise((resolve) => (come = resolve)));
    await vi.advanceTimersByTimeAsync(15_001);
    come(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().error).toMatchObject({ kind: 'unreachable' });
  });
});

describe('the checkout of a booking', () => {
  const id = bookings.unpaid._id;
  const unspent = libraryThat(() => ({
    paymentIntent: {
      status: 'requires_payment_method',
      amount: 100 * Number(bookings.unpaid.resaleValue),
      currency: 'bdt',
    },
  }));

  test('is one for a person and a booking, and none for a guest', async () => {
    const { store, world } = await openAtoms('farhana');
    const own = store.get(checkoutAtom(id));
    expect(own).not.toBeNull();
    expect(store.get(checkoutAtom(id))).toBe(own);
    expect(store.get(checkoutAtom(bookings.paid._id))).not.toBe(own);
    await world.session.signOut();
    const leave = store.sub(checkoutAtom(id), () => {});
    expect(store.get(checkoutAtom(id))).toBeNull();
    await world.session.signIn({ email: people.imran.email, password: 'kickstart' });
    expect(store.get(checkoutAtom(id))).not.toBe(own);
    leave();
  });

  test('P1: opens with one intent, kept under the person’s own name', async () => {
    const { store, world, kept, asked } = await openAtoms('farhana');
    vi.spyOn(world, 'loadPayments').mockImplementation(async () => unspent);
    const checkout = store.get(checkoutAtom(id));
    await checkout?.open(bookings.unpaid);
    expect(checkout?.read()).toEqual({ state: 'ready' });
    expect([...kept.keys()].some((key) => key.includes(id))).toBe(true);
    expect(asked.filter((call) => call.startsWith('POST /create-payment-intent'))).toHaveLength(1);
  });

  test('P3: is prepared under a lock of the booking’s, where there are locks', async () => {
    const { store, world } = await openAtoms('farhana');
    vi.spyOn(world, 'loadPayments').mockImplementation(async () => unspent);
    const request = vi.fn(async (_name: string, work: () => Promise<void>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    const checkout = store.get(checkoutAtom(id));
    await checkout?.open(bookings.unpaid);
    expect(request).toHaveBeenCalledExactlyOnceWith(`pay:${id}`, expect.any(Function));
    expect(checkout?.read()).toEqual({ state: 'ready' });
  });
});

describe('what was charged at an earlier visit', () => {
  /** As a page that was closed after Pay: the card was confirmed, and nobody knows more. */
  const confirmed = async () => {
    const visit = await openAtoms('farhana');
    const { store, kept } = visit;
    await store.get(checkoutAtom(bookings.unpaid._id))?.open(bookings.unpaid);
    const [key = ''] = [...kept.keys()].filter((name) => name.includes(bookings.unpaid._id));
    const entry: { clientSecret: string } = JSON.parse(kept.get(key) ?? '{}');
    kept.set(key, JSON.stringify({ ...entry, state: 'confirming' }));
    const succeeded = libraryThat((secret) => {
      expect(secret).toBe(entry.clientSecret);
      return { paymentIntent: { id: secret.split('_secret_')[0], status: 'succeeded', client_secret: secret } };
    });
    return { ...visit, succeeded, reopened: await reopen(visit) };
  };
  /** The same browser and shop, opened anew. */
  const reopen = async ({ shop, kept }: Awaited<ReturnType<typeof openAtoms>>) => {
    const next = await openAtoms('farhana', shop);
    for (const [key, value] of kept) if (key.includes(bookings.unpaid._id)) next.kept.set(key, value);
    return next;
  };

  test('P8, P10: is finished from My Orders: recorded, marked sold, and told how many', async () => {
    const { reopened, succeeded } = await confirmed();
    const { store, world, shop, forgotten } = reopened;
    vi.spyOn(world, 'loadPayments').mockImplementation(async () => succeeded);
    await expect(store.set(finishPaymentsAtom, [bookings.unpaid, bookings.paid])).resolves.toBe(1);
    expect(shop.db().bookings.find(({ _id }) => _id === bookings.unpaid._id)).toMatchObject({ paid: true });
    await vi.waitFor(() =>
      expect(shop.db().products.find(({ _id }) => _id === bookings.unpaid.bikeId)).toMatchObject({ soldOut: true }),
    );
    await vi.waitFor(() => expect(new Set(forgotten)).toEqual(new Set(['orders', 'bikes', 'trending'])));
  });

  test('P8, P15: waits for another visit where the library is blocked', async () => {
    const { reopened } = await confirmed();
    await expect(reopened.store.set(finishPaymentsAtom, [bookings.unpaid])).resolves.toBe(0);
    expect(reopened.shop.db().bookings).toContainEqual(bookings.unpaid);
    expect([...reopened.kept.keys()].some((key) => key.includes(bookings.unpaid._id))).toBe(true);
  });

  test('of a guest nothing is finished', async () => {
    const { store, asked } = await openAtoms(null);
    await expect(store.set(finishPaymentsAtom, [bookings.unpaid])).resolves.toBe(0);
    expect(asked).toEqual([]);
  });
});
