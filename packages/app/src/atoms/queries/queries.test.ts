import type { Bike } from '@second-gear/contract';
import { bikes, bookings, categories, morning, people } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import type { Atom } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../api/client.ts';
import { bookBikeAtom } from '../mutations/mutations.ts';
import { roleAtom } from '../session.ts';
import { answered, lost, openAtoms } from '../testing/createTestStore.ts';
import {
  bikesOfAtom,
  bookedBikesAtom,
  brandsAtom,
  myBikesAtom,
  myOrdersAtom,
  orderAtom,
  reportsAtom,
  sellerAtom,
  trendingAtom,
  usersAtom,
} from './queries.ts';

type Read = { isSuccess: boolean; isError: boolean; data: unknown; error: unknown };
type Visit = Awaited<ReturnType<typeof openAtoms>>;

/** What a list has once it was read, as a page that shows it would have it. */
const read = async ({ store }: Visit, list: Atom<Read>): Promise<unknown> => {
  const leave = store.sub(list, () => {});
  await vi.waitFor(() => expect(store.get(list).isSuccess || store.get(list).isError).toBe(true));
  const { isError, error, data } = store.get(list);
  leave();
  if (isError) throw error;
  return data;
};

const shown = <Record extends { img: string }>(record: Record): Record => ({ ...record, img: `shown:${record.img}` });
const names = (list: unknown) => (list as { bikeName: string }[]).map(({ bikeName }) => bikeName);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the trending bike', () => {
  const withTrending = (first: Partial<Bike>) => answered([{ ...bikes.available, ...first }, bikes.restored]);

  test('is the first of the answer, with its picture', async () => {
    const visit = await openAtoms(null);
    visit.fate('GET /allbikes', withTrending({ advertise: true }));
    await expect(read(visit, trendingAtom)).resolves.toEqual(shown({ ...bikes.available, advertise: true }));
  });

  test('is none where the first is not really advertised, or there is none', async () => {
    const visit = await openAtoms(null);
    visit.fate('GET /allbikes', withTrending({ advertise: false }));
    await expect(read(visit, trendingAtom)).resolves.toBeNull();
    const other = await openAtoms(null);
    other.fate('GET /allbikes', answered([]));
    await expect(read(other, trendingAtom)).resolves.toBeNull();
  });
});

test('the brands, with their pictures; asked for once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await openAtoms(null);
  await expect(read(visit, brandsAtom)).resolves.toEqual(Object.values(categories).map(shown));
  vi.setSystemTime(Date.now() + 59_000);
  await read(visit, brandsAtom);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(visit.asked).toEqual(['GET /categories']);
  vi.setSystemTime(Date.now() + 2_000);
  await read(visit, brandsAtom);
  await vi.waitFor(() => expect(visit.asked).toEqual(['GET /categories', 'GET /categories']));
});

test('the bikes of one brand, with their pictures, and of no other', async () => {
  const visit = await openAtoms('farhana');
  const hondas = (await read(visit, bikesOfAtom('3'))) as Bike[];
  expect(new Set(hondas.map(({ category_id }) => category_id))).toEqual(new Set(['3']));
  expect(hondas.every(({ img }) => img.startsWith('shown:'))).toBe(true);
  expect(await read(visit, bikesOfAtom('1'))).not.toEqual(hondas);
  expect(bikesOfAtom('3')).toBe(bikesOfAtom('3'));
});

describe('the bikes of a brand whose id is not a number', () => {
  test.each(['abc', '7'.repeat(80), '-1', '__proto__'])(
    'T5: are none when the server lists no such brand, and the id is not sent: %s',
    async (id) => {
      const visit = await openAtoms('farhana');
      await expect(read(visit, bikesOfAtom(id))).resolves.toEqual([]);
      expect(visit.asked).toEqual(['GET /categories']);
    },
  );

  test('are read when the server lists the brand', async () => {
    const visit = await openAtoms('farhana');
    visit.fate('GET /categories', answered([{ ...categories.honda, category_id: 'honda' }]));
    visit.fate('GET /categories/honda', answered([bikes.available]));
    await expect(read(visit, bikesOfAtom('honda'))).resolves.toEqual([shown(bikes.available)]);
  });
});

describe('orders', () => {
  test('A9: are the buyer’s own, and anew for the next person', async () => {
    const visit = await openAtoms('farhana');
    await expect(read(visit, myOrdersAtom)).resolves.toEqual([bookings.unpaid, bookings.paid].map(shown));
    await visit.world.session.signOut();
    await visit.world.session.signIn({ email: people.imran.email, password: 'kickstart' });
    await expect(read(visit, myOrdersAtom)).resolves.toEqual([shown(bookings.someoneElses)]);
  });

  test('one of them, looked at afresh each time it is paid for', async () => {
    const visit = await openAtoms('farhana');
    await expect(read(visit, orderAtom(bookings.unpaid._id))).resolves.toEqual(shown(bookings.unpaid));
    await read(visit, orderAtom(bookings.unpaid._id));
    await vi.waitFor(() => expect(visit.asked).toEqual([1, 2].map(() => `GET /bookings/${bookings.unpaid._id}`)));
  });

  test('P14: one that the server does not know is none', async () => {
    const visit = await openAtoms('farhana');
    await expect(read(visit, orderAtom('f'.repeat(24)))).resolves.toBeNull();
  });

  test('T5: one that the server answers with an empty body is none, and is asked for once', async () => {
    const visit = await openAtoms('farhana');
    const unknown = 'f'.repeat(24);
    visit.fate(`GET /bookings/${unknown}`, async () => new Response('', { status: 200 }));
    await expect(read(visit, orderAtom(unknown))).resolves.toBeNull();
    expect(visit.asked).toEqual([`GET /bookings/${unknown}`]);
  });

  test.each(['12345', 'abc', '7'.repeat(80), 'F'.repeat(24), '__proto__', '../users'])(
    'T5: one whose id is not well-formed is none when the buyer has no such order, and the id is not sent: %s',
    async (id) => {
      const visit = await openAtoms('farhana');
      visit.fate(`GET /bookings/${encodeURIComponent(id)}`, lost);
      await expect(read(visit, orderAtom(id))).resolves.toBeNull();
      expect(visit.asked).toEqual([`GET /bookings?${new URLSearchParams({ email: people.farhana.email })}`]);
    },
  );

  test('one with an id of another form is read when the server itself lists it', async () => {
    const visit = await openAtoms('farhana');
    const id = '7b0e4f2a-9d7c-4b55-9f0e-2f1d6a1c1a11';
    const order = { ...bookings.unpaid, _id: id };
    visit.fate('GET /bookings', answered([order]));
    visit.fate(`GET /bookings/${id}`, answered(order));
    await expect(read(visit, orderAtom(id))).resolves.toEqual(shown(order));
  });
});

describe('booked bikes', () => {
  const unpaidAndPaid = [bookings.unpaid, bookings.paid].map(({ bikeId }) => bikeId);
  const requestsOfBookings = ({ asked }: Visit) => asked.filter((call) => call.startsWith('GET /bookings'));

  test('are read with one request for a buyer', async () => {
    const visit = await openAtoms('farhana');
    visit.store.sub(bookedBikesAtom, () => {});
    await vi.waitFor(() => expect([...visit.store.get(bookedBikesAtom)]).toEqual(unpaidAndPaid));
    expect(requestsOfBookings(visit)).toHaveLength(1);
  });

  test.each(['rahim', 'nasrin'] as const)('are not requested for %s, who is no buyer', async (user) => {
    const visit = await openAtoms(user);
    visit.store.sub(bookedBikesAtom, () => {});
    await vi.waitFor(() => expect(visit.store.get(roleAtom).isSuccess).toBe(true));
    expect(visit.store.get(bookedBikesAtom).size).toBe(0);
    expect(requestsOfBookings(visit)).toEqual([]);
  });

  test('hold what was booked now when the bookings cannot be read, and lose it when another buyer signs in', async () => {
    const visit = await openAtoms('farhana');
    visit.fate('GET /bookings', answered({}, 500));
    visit.store.sub(bookedBikesAtom, () => {});
    await vi.waitFor(() => expect(visit.store.get(myOrdersAtom).isError).toBe(true));
    expect(visit.store.get(bookedBikesAtom).size).toBe(0);
    await visit.store.set(bookBikeAtom, {
      bike: bikes.restored,
      answers: { phone: '01711000123', location: 'Dhanmondi 27' },
    });
    expect([...visit.store.get(bookedBikesAtom)]).toEqual([bikes.restored._id]);
    await visit.world.session.signOut();
    await visit.world.session.signIn({ email: people.imran.email, password: 'kickstart' });
    expect(visit.store.get(bookedBikesAtom).size).toBe(0);
  });

  test('do not hold a bike whose booking the server refused', async () => {
    const visit = await openAtoms('farhana');
    visit.fate('POST /bookings', answered({ acknowledged: false, message: 'No.' }));
    const booking = { bike: bikes.restored, answers: { phone: '01711000123', location: 'Dhanmondi 27' } };
    await expect(visit.store.set(bookBikeAtom, booking)).rejects.toThrow();
    expect(visit.store.get(bookedBikesAtom).has(bikes.restored._id)).toBe(false);
  });
});

describe('of a seller', () => {
  test('the record, looked at afresh each time: an admin may have verified them', async () => {
    const visit = await openAtoms('sadia');
    await expect(read(visit, sellerAtom)).resolves.toEqual(people.sadia);
    await read(visit, sellerAtom);
    await vi.waitFor(() => expect(visit.asked).toHaveLength(2));
  });

  test('X7: nobody by that address any more is a problem', async () => {
    const visit = await openAtoms('sadia');
    visit.fate('GET /users', answered([]));
    await expect(read(visit, sellerAtom)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('their bikes, sold ones included, with their pictures', async () => {
    const visit = await openAtoms('rahim');
    const own = (await read(visit, myBikesAtom)) as Bike[];
    expect(names(own)).toContain(bikes.soldOut.bikeName);
    expect(own).toContainEqual(shown(bikes.available));
    expect(new Set(own.map(({ email }) => email))).toEqual(new Set([people.rahim.email]));
  });
});

test('for the admin: everybody of one role, and what was reported', async () => {
  const visit = await openAtoms('nasrin', createShop(morning({ bikes: 0 })));
  const sellers = await read(visit, usersAtom('seller'));
  expect(sellers).toContainEqual(people.sadia);
  expect(sellers).not.toContainEqual(people.farhana);
  await expect(read(visit, usersAtom('buyer'))).resolves.toContainEqual(people.farhana);
  expect(names(await read(visit, reportsAtom))).toEqual([bikes.reported.bikeName]);
});

test.each([
  ['orders', myOrdersAtom],
  ['one order', orderAtom(bookings.unpaid._id)],
  ['the seller', sellerAtom],
  ['my bikes', myBikesAtom],
] as [string, Atom<Read & { fetchStatus: string }>][])('of a guest nothing is asked: %s', async (_, list) => {
  const { store, asked } = await openAtoms(null);
  const leave = store.sub(list, () => {});
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(store.get(list)).toMatchObject({ isSuccess: false, fetchStatus: 'idle' });
  expect(asked).toEqual([]);
  leave();
});

test.each([
  ['trending', trendingAtom],
  ['listCategories', brandsAtom],
  ['listBikes', bikesOfAtom('2')],
  ['listBookings', myOrdersAtom],
  ['findBooking', orderAtom(bookings.unpaid._id)],
  ['findUser', sellerAtom],
  ['listOwnBikes', myBikesAtom],
  ['listUsers', usersAtom('buyer')],
  ['listReports', reportsAtom],
] as [keyof Api, Atom<unknown>][])(
  'whoever leaves before %s is answered no longer waits for it',
  async (call, list) => {
    const { world, store } = await openAtoms('nasrin');
    let signal: AbortSignal | undefined;
    vi.spyOn(world.api, call).mockImplementation((_asked: unknown, options?: { signal?: AbortSignal }) => {
      signal = options?.signal;
      return new Promise<never>(() => {});
    });
    store.sub(list, () => {})();
    expect(signal?.aborted).toBe(true);
  },
);
