import { buildBike, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import {
  advertise,
  deleteReport,
  listBikes,
  markSold,
  reportBike,
  trending,
} from '../../../src/backend/handlers/bikes.ts';
import { dbAfter, dbWith, testContext } from './testDb.ts';

const { rahim } = users;
const cb350 = buildBike({ bikeName: 'Honda CB350', date: '2026-10-01T00:00:00.000Z' });
const cg125 = buildBike({ bikeName: 'Honda CG125', date: '2026-10-02T00:00:00.000Z' });
const rd350 = buildBike({ bikeName: 'Yamaha RD 350', brand: 'yamaha' });
const db = dbWith({ users: [rahim], products: [cb350, cg125, rd350] });

const advertised = (bike: { _id: string }, from = db, at?: string) =>
  dbAfter(advertise(from, { ...testContext(at), currentUser: rahim, params: { id: bike._id } }));

test('the trending bike is any bike when no bike is advertised', () => {
  expect(trending(db, testContext())).toMatchObject({ json: [{ advertise: false }] });
  expect(trending(dbWith({}), testContext())).toMatchObject({ json: [] });
});

test('the trending bike is the bike that was advertised last, until that bike is sold [R3.12]', () => {
  const first = advertised(cb350, db, '2026-11-01T03:00:00.000Z');
  const both = advertised(rd350, first, '2026-11-01T04:00:00.000Z');
  expect(trending(both, testContext())).toMatchObject({ json: [{ _id: rd350._id }] });

  const again = advertised(cb350, both, '2026-11-01T05:00:00.000Z');
  expect(trending(again, testContext())).toMatchObject({ json: [{ _id: cb350._id }] });

  const sold = dbAfter(markSold(again, { ...testContext(), params: { bikeId: cb350._id } }));
  expect(sold.products[0]).toMatchObject({ soldOut: true, advertise: false });
  expect(trending(sold, testContext())).toMatchObject({ json: [{ _id: rd350._id }] });
});

test('listBikes returns the bikes of a category, the newest first', () => {
  expect(listBikes(db, { ...testContext(), params: { id: '1' } })).toMatchObject({ json: [cg125, cb350] });
});

test('deleteReport deletes only a reported bike', () => {
  const input = { ...testContext(), params: { id: cb350._id, bikeId: cb350._id } };
  expect(deleteReport(db, input)).toEqual({ status: 200, json: { acknowledged: false, deletedCount: 0 } });
  const reported = dbAfter(reportBike(db, input));
  expect(dbAfter(deleteReport(reported, input)).products).toEqual([cg125, rd350]);
});
