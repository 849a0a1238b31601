import { bikes, bookings, people } from '@second-gear/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answered, lost, openAtoms } from '../testing/createTestStore.ts';
import {
  advertiseBikeAtom,
  bookBikeAtom,
  deleteBikeAtom,
  deleteReportAtom,
  deleteUserAtom,
  reportBikeAtom,
} from './mutations.ts';

const answers = { phone: '01711000123', location: 'Dhanmondi 27' };

afterEach(() => vi.unstubAllGlobals());

describe('booking', () => {
  test('sends who books which bike at what price, and asks for bikes and orders again', async () => {
    const { store, shop, forgotten } = await openAtoms('farhana');
    await store.set(bookBikeAtom, { bike: bikes.restored, answers });
    expect(shop.db().bookings.at(-1)).toMatchObject({
      bikeId: bikes.restored._id,
      userName: people.farhana.name,
      userEmail: people.farhana.email,
      paid: false,
      ...answers,
    });
    expect(forgotten).toEqual(['bikes', 'orders']);
  });

  test('what the request says of the bike is the bike’s own', async () => {
    const { store, world } = await openAtoms('farhana');
    const bookBike = vi.spyOn(world.api, 'bookBike');
    await store.set(bookBikeAtom, { bike: bikes.restored, answers });
    const { _id, img, bikeName, resaleValue } = bikes.restored;
    const { name, email } = people.farhana;
    expect(bookBike).toHaveBeenCalledExactlyOnceWith({
      body: { bikeId: _id, img, bikeName, resaleValue, userName: name, userEmail: email, ...answers },
    });
  });

  test('X3: a refusal has the shop’s own sentence, and the lists are asked for again', async () => {
    const { store, forgotten } = await openAtoms('farhana');
    await expect(store.set(bookBikeAtom, { bike: bikes.booked, answers })).rejects.toMatchObject({
      kind: 'refused',
      sentence: `You already booked ${bikes.booked.bikeName}`,
    });
    expect(forgotten).toEqual(['bikes', 'orders']);
  });

  test('N3: an answer that is lost leaves open whether it was done', async () => {
    const { store, fate } = await openAtoms('farhana');
    fate('POST /bookings', lost);
    await expect(store.set(bookBikeAtom, { bike: bikes.restored, answers })).rejects.toMatchObject({
      kind: 'unconfirmed',
    });
  });

  test('a guest asks for nothing', async () => {
    const { store, asked } = await openAtoms(null);
    await expect(store.set(bookBikeAtom, { bike: bikes.restored, answers })).rejects.toMatchObject({
      kind: 'signedOut',
    });
    expect(asked).toEqual([]);
  });
});

describe('reporting', () => {
  test('is told to the shop, and changes nothing that a buyer sees', async () => {
    const { store, shop, forgotten } = await openAtoms('farhana');
    await store.set(reportBikeAtom, bikes.restored);
    expect(shop.db().products.find(({ _id }) => _id === bikes.restored._id)).toMatchObject({ report: true });
    expect(forgotten).toEqual([]);
  });

  test('refused: the bike may be gone, so the list is asked for again', async () => {
    const { store, fate, forgotten } = await openAtoms('farhana');
    fate(`GET /report/${bikes.restored._id}`, answered({ acknowledged: false }));
    await expect(store.set(reportBikeAtom, bikes.restored)).rejects.toMatchObject({ kind: 'refused' });
    expect(forgotten).toEqual(['bikes']);
  });
});

describe('advertising', () => {
  test('one bike, and the lists that show it are asked for again [R7.21]', async () => {
    const { store, shop, forgotten } = await openAtoms('rahim');
    await expect(store.set(advertiseBikeAtom, bikes.available)).resolves.toBe('done');
    expect(shop.db().products.find(({ _id }) => _id === bikes.available._id)).toMatchObject({ advertise: true });
    expect(forgotten).toEqual(['my bikes', 'trending']);
  });

  test('X5: nothing modified is no success', async () => {
    const { store, forgotten } = await openAtoms('rahim');
    await expect(store.set(advertiseBikeAtom, bikes.soldOut)).resolves.toBe('notAdvertised');
    expect(forgotten).toEqual(['my bikes', 'trending']);
  });
});

describe('deleting', () => {
  test('X4: a bike, and once more, which is no second success', async () => {
    const { store, shop, forgotten } = await openAtoms('rahim');
    await expect(store.set(deleteBikeAtom, bikes.available)).resolves.toBe('done');
    expect(shop.db().products.some(({ _id }) => _id === bikes.available._id)).toBe(false);
    expect(forgotten).toEqual(['my bikes', 'trending', 'bikes']);
    await expect(store.set(deleteBikeAtom, bikes.available)).resolves.toBe('alreadyRemoved');
    expect(forgotten).toHaveLength(6);
  });

  test('X4: a person, and once more, which is no second success', async () => {
    const { store, shop, forgotten } = await openAtoms('nasrin');
    await expect(store.set(deleteUserAtom, people.imran)).resolves.toBe('done');
    expect(shop.db().users.some(({ _id }) => _id === people.imran._id)).toBe(false);
    expect(forgotten).toEqual(['users']);
    await expect(store.set(deleteUserAtom, people.imran)).resolves.toBe('alreadyRemoved');
  });

  test('X4: a report whose bike is gone for good, however the server says so', async () => {
    const { store, fate, forgotten } = await openAtoms('nasrin');
    const call = `DELETE /report/${bikes.reported._id}`;
    fate(call, answered({ acknowledged: true, deletedCount: 0 }));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    fate(call, answered({ message: 'There is no such report.' }, 404));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    fate(call, answered({ acknowledged: false, deletedCount: 0 }));
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('alreadyRemoved');
    expect(forgotten).toEqual([1, 2, 3].flatMap(() => ['reports', 'bikes', 'trending']));
  });

  test('a report that the shop does not acknowledge is no success', async () => {
    const { store, shop, fate } = await openAtoms('nasrin');
    fate(`DELETE /report/${bikes.reported._id}`, answered({ acknowledged: false }));
    await expect(store.set(deleteReportAtom, bikes.reported)).rejects.toMatchObject({ kind: 'refused' });
    fate(`DELETE /report/${bikes.reported._id}`, (go) => go());
    await expect(store.set(deleteReportAtom, bikes.reported)).resolves.toBe('done');
    expect(shop.db().bookings).toContainEqual(bookings.unpaid);
  });

  test.each([
    ['lost on the way', lost, 'unconfirmed'],
    ['not possible now', answered({}, 500), 'broken'],
  ])('N3, N4: an answer that is %s is told as that', async (_, fate, kind) => {
    const visit = await openAtoms('nasrin');
    visit.fate(`DELETE /users/${people.imran._id}`, fate);
    await expect(visit.store.set(deleteUserAtom, people.imran)).rejects.toMatchObject({ kind });
    expect(visit.asked).toHaveLength(1);
  });
});
