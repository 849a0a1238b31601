import type { Bike } from '@second-gear/contract';
import { bikes, bookings, categories, users } from '@second-gear/fixtures';
import type { Atom } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#core/api/client.ts';
import { bikesOfAtom, categoriesAtom, trendingAtom } from '#core/data/bikes.ts';
import { reportsAtom } from '#features/admin/adminData.ts';
import { usersAtom } from '#features/admin/users.ts';
import { bookingAtom, myBookingsAtom } from '#features/booking/bookings.ts';
import { myBikesAtom, sellerAtom } from '#features/selling/ownBikes.ts';
import { createTestStore, dropped, respondWith } from './createTestStore.ts';
import { waitFor } from './waitFor.ts';

type Read = { isSuccess: boolean; isError: boolean; data: unknown; error: unknown };
type Visit = Awaited<ReturnType<typeof createTestStore>>;

/** Subscribes to a query, as a page that shows its data does. Resolves with the data. */
const read = async ({ store }: Visit, list: Atom<Read>): Promise<unknown> => {
  const unsubscribe = store.sub(list, () => {});
  await waitFor(() => expect(store.get(list).isSuccess || store.get(list).isError).toBe(true));
  const { isError, error, data } = store.get(list);
  unsubscribe();
  if (isError) throw error;
  return data;
};

const shown = <Record extends { img: string }>(record: Record): Record => ({ ...record, img: `shown:${record.img}` });
const names = (list: unknown) => (list as { bikeName: string }[]).map(({ bikeName }) => bikeName);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('trending bike', () => {
  const withTrending = (first: Partial<Bike>) => respondWith([{ ...bikes.available, ...first }, bikes.restored]);

  test('the trending bike is the first bike of the response, with its image', async () => {
    const app = await createTestStore(null);
    app.onRequest('GET /allbikes', withTrending({ advertise: true }));
    await expect(read(app, trendingAtom)).resolves.toEqual(shown({ ...bikes.available, advertise: true }));
  });

  test('the trending bike is null when the first bike of the response is not advertised, or the response is empty', async () => {
    const app = await createTestStore(null);
    app.onRequest('GET /allbikes', withTrending({ advertise: false }));
    await expect(read(app, trendingAtom)).resolves.toBeNull();
    const other = await createTestStore(null);
    other.onRequest('GET /allbikes', respondWith([]));
    await expect(read(other, trendingAtom)).resolves.toBeNull();
  });
});

test('the categories are requested with their images, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await createTestStore(null);
  await expect(read(app, categoriesAtom)).resolves.toEqual(Object.values(categories).map(shown));
  vi.setSystemTime(Date.now() + 59_000);
  await read(app, categoriesAtom);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(app.requests).toEqual(['GET /categories']);
  vi.setSystemTime(Date.now() + 2_000);
  await read(app, categoriesAtom);
  await waitFor(() => expect(app.requests).toEqual(['GET /categories', 'GET /categories']));
});

test('the bikes of one category are requested with their images', async () => {
  const app = await createTestStore('farhana');
  const hondas = (await read(app, bikesOfAtom('3'))) as Bike[];
  expect(new Set(hondas.map(({ category_id }) => category_id))).toEqual(new Set(['3']));
  expect(hondas.every(({ img }) => img.startsWith('shown:'))).toBe(true);
  expect(await read(app, bikesOfAtom('1'))).not.toEqual(hondas);
  expect(bikesOfAtom('3')).toBe(bikesOfAtom('3'));
});

describe('bikes of a category whose id is not a number', () => {
  test.each(['abc', '7'.repeat(80)])(
    'T5: the list of bikes is empty, and the id is not sent, when the server has no category with the id %s',
    async (id) => {
      const app = await createTestStore('farhana');
      await expect(read(app, bikesOfAtom(id))).resolves.toEqual([]);
      expect(app.requests).toEqual(['GET /categories']);
    },
  );

  test('when the server has a category with an id that is not a number, its bikes are requested', async () => {
    const app = await createTestStore('farhana');
    app.onRequest('GET /categories', respondWith([{ ...categories.honda, category_id: 'honda' }]));
    app.onRequest('GET /categories/honda', respondWith([bikes.available]));
    await expect(read(app, bikesOfAtom('honda'))).resolves.toEqual([shown(bikes.available)]);
  });
});

describe('bookings', () => {
  test('A9: orders are those of the signed-in buyer, and are requested again for the next user', async () => {
    const app = await createTestStore('farhana');
    await expect(read(app, myBookingsAtom)).resolves.toEqual([bookings.unpaid, bookings.paid].map(shown));
    await app.services.session.signOut();
    await app.services.session.signIn({ email: users.imran.email, password: 'kickstart' });
    await expect(read(app, myBookingsAtom)).resolves.toEqual([shown(bookings.ofOtherBuyer)]);
  });

  test('a single order is requested again each time it is shown for payment', async () => {
    const app = await createTestStore('farhana');
    await expect(read(app, bookingAtom(bookings.unpaid._id))).resolves.toEqual(shown(bookings.unpaid));
    await read(app, bookingAtom(bookings.unpaid._id));
    await waitFor(() => expect(app.requests).toEqual([1, 2].map(() => `GET /bookings/${bookings.unpaid._id}`)));
  });

  test('P14: a single order is null when the server does not know it', async () => {
    const app = await createTestStore('farhana');
    await expect(read(app, bookingAtom('f'.repeat(24)))).resolves.toBeNull();
  });

  test.each(['12345', 'abc', '7'.repeat(80)])(
    "T5: a single order is null, and its id is not sent, when the id is not well-formed and not among the buyer's orders: %s",
    async (id) => {
      const app = await createTestStore('farhana');
      app.onRequest(`GET /bookings/${encodeURIComponent(id)}`, dropped);
      await expect(read(app, bookingAtom(id))).resolves.toBeNull();
      expect(app.requests).toEqual([`GET /bookings?${new URLSearchParams({ email: users.farhana.email })}`]);
    },
  );

  test("a single order is requested when its id has an unusual form and the server lists it among the buyer's orders", async () => {
    const app = await createTestStore('farhana');
    const id = '7b0e4f2a-9d7c-4b55-9f0e-2f1d6a1c1a11';
    const order = { ...bookings.unpaid, _id: id };
    app.onRequest('GET /bookings', respondWith([order]));
    app.onRequest(`GET /bookings/${id}`, respondWith(order));
    await expect(read(app, bookingAtom(id))).resolves.toEqual(shown(order));
  });
});

describe('seller', () => {
  test("the seller's record is requested again each time it is shown, because an admin may have verified the seller", async () => {
    const app = await createTestStore('sadia');
    await expect(read(app, sellerAtom)).resolves.toEqual(users.sadia);
    await read(app, sellerAtom);
    await waitFor(() => expect(app.requests).toHaveLength(2));
  });

  test("X7: the query of the seller's record fails when the server does not know the seller's e-mail address", async () => {
    const app = await createTestStore('sadia');
    app.onRequest('GET /users', respondWith([]));
    await expect(read(app, sellerAtom)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test("the seller's bikes are requested with their images, including sold bikes", async () => {
    const app = await createTestStore('rahim');
    const own = (await read(app, myBikesAtom)) as Bike[];
    expect(names(own)).toContain(bikes.soldOut.bikeName);
    expect(own).toContainEqual(shown(bikes.available));
    expect(new Set(own.map(({ email }) => email))).toEqual(new Set([users.rahim.email]));
  });
});

test.each([
  ['orders', myBookingsAtom],
  ['one order', bookingAtom(bookings.unpaid._id)],
  ['the seller', sellerAtom],
  ['my bikes', myBikesAtom],
] as [string, Atom<Read & { fetchStatus: string }>][])(
  'a query that needs a signed-in user sends no request for a guest: %s',
  async (_, list) => {
    const { store, requests } = await createTestStore(null);
    const unsubscribe = store.sub(list, () => {});
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.get(list)).toMatchObject({ isSuccess: false, fetchStatus: 'idle' });
    expect(requests).toEqual([]);
    unsubscribe();
  },
);

test.each([
  ['trending', trendingAtom],
  ['listCategories', categoriesAtom],
  ['listBikes', bikesOfAtom('2')],
  ['listBookings', myBookingsAtom],
  ['findBooking', bookingAtom(bookings.unpaid._id)],
  ['findUser', sellerAtom],
  ['listOwnBikes', myBikesAtom],
  ['listUsers', usersAtom('buyer')],
  ['listReports', reportsAtom],
] as [keyof Api, Atom<unknown>][])(
  'the request of %s is aborted when the user leaves the page before the response',
  async (request, list) => {
    const { services, store } = await createTestStore('nasrin');
    let signal: AbortSignal | undefined;
    vi.spyOn(services.api, request).mockImplementation((_asked: unknown, options?: { signal?: AbortSignal }) => {
      signal = options?.signal;
      return new Promise<never>(() => {});
    });
    store.sub(list, () => {})();
    expect(signal?.aborted).toBe(true);
  },
);
