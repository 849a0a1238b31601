import { bikes, users } from '@second-gear/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnknownOutcome } from '#core/data/mutationResult.ts';
import { deleteReportAtom, deleteUserAtom } from '#features/admin/adminData.ts';
import { verifySellerAtom } from '#features/admin/verifySeller.ts';
import { bookBikeAtom } from '#features/booking/bookBike.ts';
import { bookedBikesAtom } from '#features/booking/bookings.ts';
import { reportedIdsAtom } from '#features/saved/bikeLists.ts';
import { reportBikeAtom } from '#features/saved/reportBike.ts';
import { advertiseBikeAtom, deleteBikeAtom } from '#features/selling/ownBikes.ts';
import { createTestStore, dropped, type NetworkBehaviour, respondWith } from './createTestStore.ts';

const answers = { phone: '01711000123', location: 'Dhanmondi 27' };

afterEach(() => vi.unstubAllGlobals());

describe('bookBike', () => {
  test('bookBike sends the user, the bike, its price, the phone number in Latin digits and the location as typed, and refetches bikes and orders [R3.21 R11.61]', async () => {
    const { services, store, invalidated } = await createTestStore('farhana');
    const send = vi.spyOn(services.api, 'bookBike');
    const { _id: bikeId, bikeName, img, resaleValue } = bikes.restored;
    await store.set(bookBikeAtom, { bike: bikes.restored, answers: { phone: '০১৭১১০০০১২৩', location: 'ধানমন্ডি ২৭' } });
    const { name: userName, email: userEmail } = users.farhana;
    const booking = { bikeId, bikeName, img, resaleValue, userName, userEmail };
    expect(send).toHaveBeenCalledExactlyOnceWith({
      body: { ...booking, phone: '01711000123', location: 'ধানমন্ডি ২৭' },
    });
    expect(invalidated).toEqual(['bikes', 'orders']);
  });

  test("X3: bookBike throws an error with the server's message, and refetches the lists of bikes and orders", async () => {
    const { store, invalidated } = await createTestStore('farhana');
    await expect(store.set(bookBikeAtom, { bike: bikes.booked, answers })).rejects.toMatchObject({
      kind: 'rejected',
      userMessage: `You already booked ${bikes.booked.bikeName}`,
    });
    expect(invalidated).toEqual(['bikes', 'orders']);
  });
});

describe('reportBike', () => {
  test('reportBike sends the report to the server, and refetches no list', async () => {
    const { store, backend, invalidated } = await createTestStore('farhana');
    await store.set(reportBikeAtom, bikes.restored);
    expect(backend.db().products.find(({ _id }) => _id === bikes.restored._id)).toMatchObject({ report: true });
    expect(invalidated).toEqual([]);
    expect(store.get(reportedIdsAtom)).toEqual(new Set([bikes.restored._id]));
  });

  test('X3: a report that the server does not acknowledge is sent once, is not kept, and refetches the bikes', async () => {
    const { store, onRequest, requests, invalidated } = await createTestStore('farhana');
    const request = `GET /report/${bikes.restored._id}`;
    onRequest(request, respondWith({ acknowledged: false, modifiedCount: 0 }));
    await expect(store.set(reportBikeAtom, bikes.restored)).rejects.toMatchObject({ kind: 'rejected' });
    expect(requests.filter((sent) => sent === request)).toHaveLength(1);
    expect(invalidated).toEqual(['bikes']);
    expect(store.get(reportedIdsAtom)).toEqual(new Set());
  });
});

describe('advertising a bike', () => {
  test('advertising a bike sends one request, and refetches the lists that contain the bike [R7.21]', async () => {
    const { store, backend, invalidated } = await createTestStore('rahim');
    await expect(store.set(advertiseBikeAtom, bikes.available)).resolves.toBe('done');
    expect(backend.db().products.find(({ _id }) => _id === bikes.available._id)).toMatchObject({ advertise: true });
    expect(invalidated).toEqual(['my bikes', 'bikes', 'trending']);
  });
});

describe('deletions', () => {
  test('X4: the second deletion of the same bike has the result alreadyRemoved', async () => {
    const { store, backend, invalidated } = await createTestStore('rahim');
    await expect(store.set(deleteBikeAtom, bikes.available)).resolves.toBe('done');
    expect(backend.db().products.some(({ _id }) => _id === bikes.available._id)).toBe(false);
    expect(invalidated).toEqual(['my bikes', 'trending', 'bikes']);
    await expect(store.set(deleteBikeAtom, bikes.available)).resolves.toBe('alreadyRemoved');
    expect(invalidated).toHaveLength(6);
  });

  test('X4: the deletion of a report has the result alreadyRemoved for each form in which the server can report this', async () => {
    const { store, onRequest, invalidated } = await createTestStore('nasrin');
    const request = `DELETE /report/${bikes.reported._id}`;
    onRequest(request, respondWith({ acknowledged: true, deletedCount: 0 }));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    onRequest(request, respondWith({ message: 'There is no such report.' }, 404));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    onRequest(request, respondWith({ acknowledged: false, deletedCount: 0 }));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    expect(invalidated).toEqual([1, 2, 3].flatMap(() => ['reports', 'bikes', 'trending']));
  });
});

describe('a write with an unknown outcome', () => {
  type Visit = Awaited<ReturnType<typeof createTestStore>>;
  type Write = (store: Visit['store']) => Promise<unknown>;
  const { restored, available, reported } = bikes;
  const writes: [string, keyof typeof users, string, Write][] = [
    ['a booking', 'farhana', 'POST /bookings', (store) => store.set(bookBikeAtom, { bike: restored, answers })],
    ['a report', 'farhana', `GET /report/${restored._id}`, (store) => store.set(reportBikeAtom, restored)],
    ['advertising', 'rahim', `GET /advertisement/${available._id}`, (store) => store.set(advertiseBikeAtom, available)],
    ['deleting a bike', 'rahim', `DELETE /products/${available._id}`, (store) => store.set(deleteBikeAtom, available)],
    [
      'deleting a user',
      'nasrin',
      `DELETE /users/${users.imran._id}`,
      (store) => store.set(deleteUserAtom, users.imran),
    ],
    ['deleting a report', 'nasrin', `DELETE /report/${reported._id}`, (store) => store.set(deleteReportAtom, reported)],
    [
      'verifying a seller',
      'nasrin',
      `PUT /allusers/seller/${users.sadia._id}`,
      (store) => store.set(verifySellerAtom, users.sadia),
    ],
  ];
  const badGateway: NetworkBehaviour = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 });

  /** Sends the write. Returns its error, which must be an UnknownOutcome. */
  const send = async (store: Visit['store'], write: Write) => {
    const error = await write(store).catch((thrown: unknown) => thrown);
    if (!(error instanceof UnknownOutcome)) throw new TypeError(`not an UnknownOutcome: ${error}`);
    return error;
  };

  test.each(writes)(
    'F90: %s is found in the list, which is read again, when only the response was lost',
    async (...row) => {
      const [, as, request, write] = row;
      const app = await createTestStore(as);
      for (const [then, behaviour] of [
        ['the server did nothing', badGateway],
        ['the server did it', async (respond) => respond().then(() => badGateway(respond))],
      ] as const satisfies [string, NetworkBehaviour][]) {
        app.onRequest(request, behaviour);
        const error = await send(app.store, write);
        expect(await error.findOut(), then).toBe(behaviour === badGateway ? null : 'done');
      }
      expect(app.requests.filter((sent) => sent.startsWith(request))).toHaveLength(2);
    },
  );

  test('F90: a booking that the list shows counts as booked on the cards', async () => {
    const { store, onRequest } = await createTestStore('farhana');
    onRequest('POST /bookings', dropped);
    await (await send(store, (into) => into.set(bookBikeAtom, { bike: restored, answers }))).findOut();
    expect(store.get(bookedBikesAtom)).toContain(restored._id);
  });

  test('F90: an earlier booking of the same bike is not taken for the one whose response was lost', async () => {
    const { store, onRequest } = await createTestStore('farhana');
    await store.set(bookBikeAtom, { bike: restored, answers });
    onRequest('POST /bookings', badGateway);
    const later = { ...answers, phone: '01811000321' };
    const error = await send(store, (into) => into.set(bookBikeAtom, { bike: restored, answers: later }));
    expect(await error.findOut()).toBeNull();
  });
});
