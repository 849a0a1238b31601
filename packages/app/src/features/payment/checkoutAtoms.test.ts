import { bikes, bookings, users } from '@second-gear/fixtures';
import type { Stripe } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestStore } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { checkoutAtom, resumePaymentsAtom, sellerOfBikeAtom, stripeAtom } from './checkoutAtoms.ts';
import { loadPaymentsAtom } from './loadPayments.ts';

/** The part of Stripe.js that these tests use. */
const libraryThat = (retrieve: (secret: string) => unknown): Stripe =>
  ({ retrievePaymentIntent: async (secret: string) => retrieve(secret) }) as unknown as Stripe;

const library = libraryThat(() => ({ error: { type: 'api_error' } }));

afterEach(() => vi.unstubAllGlobals());

describe('Stripe.js', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const open = async (load: () => Promise<Stripe | null>) => {
    vi.useRealTimers();
    const app = await createTestStore('farhana');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const loadPayments = vi.fn(load);
    app.store.set(loadPaymentsAtom, loadPayments);
    const unsubscribe = app.store.sub(stripeAtom, () => {});
    return { ...app, loadPayments, unsubscribe, shown: () => app.store.get(stripeAtom) };
  };

  test('stripeAtom returns the object of Stripe.js unchanged, and loads Stripe.js once', async () => {
    const { loadPayments, unsubscribe, shown, store, services } = await open(async () => library);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().data).toBe(library);
    unsubscribe();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    store.sub(stripeAtom, () => {});
    await services.queryClient.refetchQueries({ stale: true });
    expect(shown().data).toBe(library);
    expect(loadPayments).toHaveBeenCalledOnce();
  });

  test('P15: stripeAtom has an error after 15 s, and has the object of Stripe.js when Stripe.js loads later', async () => {
    let come: (library: Stripe | null) => void = () => {};
    const { shown } = await open(() => new Promise((resolve) => (come = resolve)));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(shown().isError).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown().error).toMatchObject({ kind: 'networkError' });
    come(library);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown().data).toBe(library);
    expect(shown().isError).toBe(false);
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

  test('the checkout of a booking is one object per user and booking, and null for a guest', async () => {
    const { store, services } = await createTestStore('farhana');
    const own = store.get(checkoutAtom(id));
    expect(own).not.toBeNull();
    expect(store.get(checkoutAtom(id))).toBe(own);
    expect(store.get(checkoutAtom(bookings.paid._id))).not.toBe(own);
    await services.session.signOut();
    const unsubscribe = store.sub(checkoutAtom(id), () => {});
    expect(store.get(checkoutAtom(id))).toBeNull();
    await services.session.signIn({ email: users.imran.email, password: 'kickstart' });
    expect(store.get(checkoutAtom(id))).not.toBe(own);
    unsubscribe();
  });

  test('P13: the checkout reads the lists of all three categories the first time, and later only the list of the category that contains the bike', async () => {
    const { store, requests } = await createTestStore('farhana');
    store.set(loadPaymentsAtom, async () => unspent);
    const lists = () => requests.splice(0).filter((request) => request.startsWith('GET /categories/'));
    const checkout = store.get(checkoutAtom(id));
    await checkout?.open(bookings.unpaid);
    expect(lists()).toEqual(['GET /categories/1', 'GET /categories/2', 'GET /categories/3']);
    await checkout?.pay(async () => ({ error: { type: 'card_error' } }));
    expect(lists()).toEqual([`GET /categories/${bikes.booked.category_id}`]);
  });

  test('the seller of a booked bike is read from the lists of bikes when no cached list contains the bike', async () => {
    const { store, requests } = await createTestStore('farhana');
    const { sellerName: name, _id: bikeId } = bikes.booked;
    const seller = sellerOfBikeAtom(bikeId);
    store.sub(seller, () => {});
    expect(store.get(seller)({ bikeId })).toEqual({ state: 'loading' });
    await waitFor(() => expect(store.get(seller)({ bikeId })).toMatchObject({ state: 'ready', data: { name } }));
    expect(requests).toHaveLength(3);
  });

  test('the seller of a booked bike is up to date at a second visit, after another buyer has paid', async () => {
    const { store, services, requests } = await createTestStore('farhana');
    const { _id: bikeId, category_id } = bikes.booked;
    const cache = (soldOut: boolean) =>
      services.queryClient.setQueryData(['bikes', category_id], [{ ...bikes.booked, soldOut }]);
    const visit = () => store.sub(sellerOfBikeAtom(bikeId), () => {});
    const shown = () => store.get(sellerOfBikeAtom(bikeId))({ bikeId });
    cache(false);
    const leave = visit();
    expect(shown()).toMatchObject({ data: { isSold: false } });
    leave();
    cache(true);
    visit();
    await waitFor(() => expect(shown()).toMatchObject({ data: { isSold: true } }));
    expect(requests).toEqual([]);
  });
});

describe('a payment of an earlier visit', () => {
  /**
   * Creates the storage of a browser after this: the card was confirmed, and the page was closed before it could store
   * the result.
   */
  const confirmed = async () => {
    const app = await createTestStore('farhana');
    const { store, stored } = app;
    await store.get(checkoutAtom(bookings.unpaid._id))?.open(bookings.unpaid);
    const [key = ''] = [...stored.keys()].filter((name) => name.includes(bookings.unpaid._id));
    const entry: { clientSecret: string } = JSON.parse(stored.get(key) ?? '{}');
    stored.set(key, JSON.stringify({ ...entry, state: 'confirming' }));
    const succeeded = libraryThat((secret) => {
      expect(secret).toBe(entry.clientSecret);
      return { paymentIntent: { id: secret.split('_secret_')[0], status: 'succeeded', client_secret: secret } };
    });
    return { ...app, succeeded, reopened: await reopen(app) };
  };
  /** Opens a new page with the storage of the closed page and the same backend. */
  const reopen = async ({ backend, stored }: Awaited<ReturnType<typeof createTestStore>>) => {
    const next = await createTestStore('farhana', backend);
    for (const [key, value] of stored) if (key.includes(bookings.unpaid._id)) next.stored.set(key, value);
    return next;
  };

  test('P8, P10: an earlier payment is completed when My Orders is opened: the app records it, marks the bike sold, and returns the number of completed payments', async () => {
    const { reopened, succeeded } = await confirmed();
    const { store, backend, invalidated } = reopened;
    store.set(loadPaymentsAtom, async () => succeeded);
    await expect(store.set(resumePaymentsAtom, [bookings.unpaid, bookings.paid])).resolves.toBe(1);
    expect(backend.db().bookings.find(({ _id }) => _id === bookings.unpaid._id)).toMatchObject({ paid: true });
    await waitFor(() =>
      expect(backend.db().products.find(({ _id }) => _id === bookings.unpaid.bikeId)).toMatchObject({ soldOut: true }),
    );
    await waitFor(() => expect(new Set(invalidated)).toEqual(new Set(['orders', 'bikes', 'trending'])));
  });
});
