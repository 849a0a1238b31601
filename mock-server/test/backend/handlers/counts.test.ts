import { bikes, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import {
  advertise,
  createBike,
  deleteBike,
  deleteReport,
  markSold,
  reportBike,
} from '../../../src/backend/handlers/bikes.ts';
import { bookBike } from '../../../src/backend/handlers/bookings.ts';
import { createUser, deleteUser, verifyBikesOf, verifySeller } from '../../../src/backend/handlers/users.ts';
import { dbAfter, dbWith, testContext } from './testDb.ts';

/**
 * Tests the counts in the results of writes. A client needs these counts to find out whether its write has changed
 * something, or whether the change was already made (failure modes X4, X5).
 */

const { rahim, sadia, nusrat, nasrin } = users;
const db = dbWith({
  users: [rahim, sadia, nusrat, nasrin],
  products: [bikes.available, bikes.soldOut, bikes.sellerUnverified],
});
const id = bikes.available._id;
const unknown = 'f'.repeat(24);

const updated = (matchedCount: number, modifiedCount: number, acknowledged = true) => ({
  json: { acknowledged, matchedCount, modifiedCount, upsertedCount: 0, upsertedId: null },
});

const write = (title: string, run: (before: Db) => unknown) => ({ title, run });

describe('X5, M-6: counts of updates', () => {
  const bySeller = { ...testContext(), currentUser: rahim };
  const byAdmin = { ...testContext(), currentUser: nasrin };
  const reported = dbAfter(reportBike(db, { ...testContext(), params: { bikeId: id } }));
  const sold = dbAfter(markSold(db, { ...bySeller, params: { bikeId: id } }));
  const verified = dbAfter(verifySeller(db, { ...byAdmin, params: { id: sadia._id } }));

  test.each([
    [write('advertised', (before) => advertise(before, { ...bySeller, params: { id } })), db, [1, 1]],
    [write('advertised, sold', (before) => advertise(before, { ...bySeller, params: { id } })), sold, [1, 0]],
    [write('advertised, unknown', (before) => advertise(before, { ...bySeller, params: { id: unknown } })), db, [0, 0]],
    [write('reported', (before) => reportBike(before, { ...testContext(), params: { bikeId: id } })), db, [1, 1]],
    [
      write('reported twice', (before) => reportBike(before, { ...testContext(), params: { bikeId: id } })),
      reported,
      [1, 0],
    ],
    [write('sold', (before) => markSold(before, { ...bySeller, params: { bikeId: id } })), db, [1, 1]],
    [write('sold twice', (before) => markSold(before, { ...bySeller, params: { bikeId: id } })), sold, [1, 0]],
    [write('sold, unknown', (before) => markSold(before, { ...bySeller, params: { bikeId: unknown } })), db, [0, 0]],
    [write('verified', (before) => verifySeller(before, { ...byAdmin, params: { id: sadia._id } })), db, [1, 1]],
    [
      write('verified twice', (before) => verifySeller(before, { ...byAdmin, params: { id: sadia._id } })),
      verified,
      [1, 0],
    ],
    [
      write('verified, no seller', (before) => verifySeller(before, { ...byAdmin, params: { id: nasrin._id } })),
      db,
      [0, 0],
    ],
    [
      write('bikes of the seller', (before) =>
        verifyBikesOf(before, { ...testContext(), query: { email: sadia.email } }),
      ),
      verified,
      [1, 1],
    ],
    [
      write('no bikes', (before) => verifyBikesOf(before, { ...testContext(), query: { email: nusrat.email } })),
      db,
      [0, 0],
    ],
  ] as const)('X5, M-6: $title', ({ run }, before, [matched, modified]) => {
    expect(run(before)).toMatchObject(updated(matched, modified));
  });

  test('M-6: the backend does not acknowledge the report of an unknown bike', () => {
    expect(reportBike(db, { ...testContext(), params: { bikeId: unknown } })).toEqual({
      status: 200,
      ...updated(0, 0, false),
    });
  });
});

describe('X4: counts of deletions', () => {
  const bySeller = { ...testContext(), currentUser: rahim };
  const byAdmin = { ...testContext(), currentUser: nasrin };
  const reported = dbAfter(reportBike(db, { ...testContext(), params: { bikeId: id } }));
  const one = { json: { acknowledged: true, deletedCount: 1 } };
  const none = { json: { acknowledged: true, deletedCount: 0 } };

  test('X4: deleting a bike or a user again returns the count 0', () => {
    const bike = deleteBike(db, { ...bySeller, params: { id } });
    expect(bike).toMatchObject(one);
    expect(deleteBike(dbAfter(bike), { ...bySeller, params: { id } })).toMatchObject(none);
    const user = deleteUser(db, { ...byAdmin, params: { id: sadia._id } });
    expect(user).toMatchObject(one);
    expect(deleteUser(dbAfter(user), { ...byAdmin, params: { id: sadia._id } })).toMatchObject(none);
    const report = deleteReport(reported, { ...testContext(), params: { id } });
    expect(report).toMatchObject(one);
  });

  test('X4: deleteReport deletes no bike that is not reported', () => {
    expect(deleteReport(db, { ...testContext(), params: { id } })).toEqual({
      status: 200,
      json: { acknowledged: false, deletedCount: 0 },
    });
  });
});

test('M-5: the response to a creation contains the id of the new record', () => {
  const { farhana } = users;
  const before = dbWith({ users: [rahim, farhana], products: [bikes.available] });
  const ofLast = (records: readonly { _id: string }[]) => ({
    json: { acknowledged: true, insertedId: records.at(-1)?._id },
  });
  const newUser = { name: 'Rafi Islam', email: 'rafi@example.com', role: 'buyer' } as const;
  const user = createUser(before, { ...testContext(), body: newUser });
  expect(user).toMatchObject(ofLast(dbAfter(user).users));

  const { _id: bikeId, bikeName, resaleValue, img } = bikes.available;
  const bookingDetails = { bikeId, bikeName, resaleValue, img, phone: '01711000123', location: 'Dhanmondi' };
  const booking = bookBike(before, {
    ...testContext(),
    body: { ...bookingDetails, userName: farhana.name, userEmail: farhana.email },
  });
  expect(booking).toMatchObject(ofLast(dbAfter(booking).bookings));

  const listing = {
    ...bikes.available,
    category_id: '3',
    condition: 'Good',
    advertise: false,
    soldOut: false,
    report: false,
  } as const;
  const bike = createBike(before, { ...testContext(), currentUser: rahim, body: listing });
  expect(bike).toMatchObject(ofLast(dbAfter(bike).products));
});
