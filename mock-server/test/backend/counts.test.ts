import { bikes, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { advertise, createBike, deleteBike, deleteReport, reportBike } from '../../src/backend/handlers/bikes.ts';
import { bookBike, markSold } from '../../src/backend/handlers/bookings.ts';
import { createUser, deleteUser, verifyBikesOf, verifySeller } from '../../src/backend/handlers/users.ts';
import { given, after as shopAfter, shopWith } from './testDb.ts';

/** What a write says of itself, to the number: clients tell a success from 'already done' by nothing else (faults X4, X5). */

const { rahim, sadia, nusrat, nasrin } = users;
const db = shopWith({
  users: [rahim, sadia, nusrat, nasrin],
  products: [bikes.available, bikes.soldOut, bikes.sellerUnverified],
});
const id = bikes.available._id;
const unknown = 'f'.repeat(24);

const updated = (matchedCount: number, modifiedCount: number, acknowledged = true) => ({
  json: { acknowledged, matchedCount, modifiedCount, upsertedCount: 0, upsertedId: null },
});

const changed = (what: string, ask: (shop: Db) => unknown) => ({ what, ask });

describe('X5, M-6: found and modified', () => {
  const bySeller = { ...given(), currentUser: rahim };
  const byAdmin = { ...given(), currentUser: nasrin };
  const reported = shopAfter(reportBike(db, { ...given(), params: { bikeId: id } }));
  const sold = shopAfter(markSold(db, { ...bySeller, params: { bikeId: id } }));
  const verified = shopAfter(verifySeller(db, { ...byAdmin, params: { id: sadia._id } }));

  test.each([
    [changed('advertised', (shop) => advertise(shop, { ...bySeller, params: { id } })), db, [1, 1]],
    [changed('advertised, sold', (shop) => advertise(shop, { ...bySeller, params: { id } })), sold, [1, 0]],
    [changed('advertised, unknown', (shop) => advertise(shop, { ...bySeller, params: { id: unknown } })), db, [0, 0]],
    [changed('reported', (shop) => reportBike(shop, { ...given(), params: { bikeId: id } })), db, [1, 1]],
    [changed('reported twice', (shop) => reportBike(shop, { ...given(), params: { bikeId: id } })), reported, [1, 0]],
    [changed('sold', (shop) => markSold(shop, { ...bySeller, params: { bikeId: id } })), db, [1, 1]],
    [changed('sold twice', (shop) => markSold(shop, { ...bySeller, params: { bikeId: id } })), sold, [1, 0]],
    [changed('sold, unknown', (shop) => markSold(shop, { ...bySeller, params: { bikeId: unknown } })), db, [0, 0]],
    [changed('verified', (shop) => verifySeller(shop, { ...byAdmin, params: { id: sadia._id } })), db, [1, 1]],
    [
      changed('verified twice', (shop) => verifySeller(shop, { ...byAdmin, params: { id: sadia._id } })),
      verified,
      [1, 0],
    ],
    [
      changed('verified, no seller', (shop) => verifySeller(shop, { ...byAdmin, params: { id: nasrin._id } })),
      db,
      [0, 0],
    ],
    [
      changed('their bikes', (shop) => verifyBikesOf(shop, { ...given(), query: { email: sadia.email } })),
      verified,
      [1, 1],
    ],
    [changed('no bikes', (shop) => verifyBikesOf(shop, { ...given(), query: { email: nusrat.email } })), db, [0, 0]],
  ] as const)('X5, M-6: $what', ({ ask }, shop, [matched, modified]) => {
    expect(ask(shop)).toMatchObject(updated(matched, modified));
  });

  test('M-6: a report of a bike that there is not is not acknowledged', () => {
    expect(reportBike(db, { ...given(), params: { bikeId: unknown } })).toEqual({
      status: 200,
      ...updated(0, 0, false),
    });
  });
});

describe('X4: deleted', () => {
  const bySeller = { ...given(), currentUser: rahim };
  const byAdmin = { ...given(), currentUser: nasrin };
  const reported = shopAfter(reportBike(db, { ...given(), params: { bikeId: id } }));
  const one = { json: { acknowledged: true, deletedCount: 1 } };
  const none = { json: { acknowledged: true, deletedCount: 0 } };

  test('X4: a bike, a person and a report, once', () => {
    const bike = deleteBike(db, { ...bySeller, params: { id } });
    expect(bike).toMatchObject(one);
    expect(deleteBike(shopAfter(bike), { ...bySeller, params: { id } })).toMatchObject(none);
    const user = deleteUser(db, { ...byAdmin, params: { id: sadia._id } });
    expect(user).toMatchObject(one);
    expect(deleteUser(shopAfter(user), { ...byAdmin, params: { id: sadia._id } })).toMatchObject(none);
    const report = deleteReport(reported, { ...given(), params: { id } });
    expect(report).toMatchObject(one);
  });

  test('X4: of what nobody has reported, nothing is deleted', () => {
    expect(deleteReport(db, { ...given(), params: { id } })).toEqual({
      status: 200,
      json: { acknowledged: false, deletedCount: 0 },
    });
  });
});

test('M-5: what is new is answered with the id it is kept under', () => {
  const { farhana } = users;
  const shop = shopWith({ users: [rahim, farhana], products: [bikes.available] });
  const ofLast = (records: readonly { _id: string }[]) => ({
    json: { acknowledged: true, insertedId: records.at(-1)?._id },
  });
  const newcomer = { name: 'Rafi Islam', email: 'rafi@example.com', role: 'buyer' } as const;
  const user = createUser(shop, { ...given(), body: newcomer });
  expect(user).toMatchObject(ofLast(shopAfter(user).users));

  const { _id: bikeId, bikeName, resaleValue, img } = bikes.available;
  const wish = { bikeId, bikeName, resaleValue, img, phone: '01711000123', location: 'Dhanmondi' };
  const booking = bookBike(shop, {
    ...given(),
    body: { ...wish, userName: farhana.name, userEmail: farhana.email },
  });
  expect(booking).toMatchObject(ofLast(shopAfter(booking).bookings));

  const listing = {
    ...bikes.available,
    category_id: '3',
    condition: 'Good',
    advertise: false,
    soldOut: false,
    report: false,
  } as const;
  const bike = createBike(shop, { ...given(), currentUser: rahim, body: listing });
  expect(bike).toMatchObject(ofLast(shopAfter(bike).products));
});
