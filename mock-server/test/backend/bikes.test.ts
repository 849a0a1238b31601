import { buildBike, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { advertise, deleteReport, listBikes, reportBike, trending } from '../../src/backend/handlers/bikes.ts';
import { markSold } from '../../src/backend/handlers/bookings.ts';
import { after, given, shopWith } from './testDb.ts';

const { rahim } = users;
const cb350 = buildBike({ bikeName: 'Honda CB350', date: '2026-10-01T00:00:00.000Z' });
const cg125 = buildBike({ bikeName: 'Honda CG125', date: '2026-10-02T00:00:00.000Z' });
const rd350 = buildBike({ bikeName: 'Yamaha RD 350', brand: 'yamaha' });
const db = shopWith({ users: [rahim], products: [cb350, cg125, rd350] });

const advertised = (bike: { _id: string }, from = db, at?: string) =>
  after(advertise(from, { ...given(at), currentUser: rahim, params: { id: bike._id } }));

test('nothing advertised: a bike, which says so itself', () => {
  expect(trending(db, given())).toMatchObject({ json: [{ advertise: false }] });
  expect(trending(shopWith({}), given())).toMatchObject({ json: [] });
});

test('the bike advertised last is trending, until it is sold [R3.12]', () => {
  const first = advertised(cb350, db, '2026-11-01T03:00:00.000Z');
  const both = advertised(rd350, first, '2026-11-01T04:00:00.000Z');
  expect(trending(both, given())).toMatchObject({ json: [{ _id: rd350._id }] });

  const again = advertised(cb350, both, '2026-11-01T05:00:00.000Z');
  expect(trending(again, given())).toMatchObject({ json: [{ _id: cb350._id }] });

  const sold = after(markSold(again, { ...given(), params: { bikeId: cb350._id } }));
  expect(sold.products[0]).toMatchObject({ soldOut: true, advertise: false });
  expect(trending(sold, given())).toMatchObject({ json: [{ _id: rd350._id }] });
});

test('a brand is listed with the newest first', () => {
  expect(listBikes(db, { ...given(), params: { id: '1' } })).toMatchObject({ json: [cg125, cb350] });
});

test('a bike must be reported before the report can be deleted', () => {
  const asked = { ...given(), params: { id: cb350._id, bikeId: cb350._id } };
  expect(deleteReport(db, asked)).toEqual({ status: 200, json: { acknowledged: false, deletedCount: 0 } });
  const reported = after(reportBike(db, asked));
  expect(after(deleteReport(reported, asked)).products).toEqual([cg125, rd350]);
});
