import { expect, test } from 'vitest';
import { findMismatches } from './findMismatches.ts';

test('findMismatches reports the missing fields of an old record, except the fields that old records may lack', () => {
  const bikes = [{ _id: 1, sellerName: 'a', email: 'b', img: 'c', category_id: 1, bikeName: 'd', originalPrice: 1 }];
  expect(findMismatches('listBikes', bikes)).toEqual([
    '[].resaleValue',
    '[].condition',
    '[].usedYears',
    '[].phone',
    '[].location',
    '[].description',
    '[].date',
  ]);
});

test.each([
  ['listBikes', {}, ['']],
  ['listBikes', [null, 7], ['[]']],
  ['isBuyer', { isBuyer: 'yes' }, ['isBuyer']],
  ['isBuyer', [], ['']],
  ['findBooking', null, []],
  ['listBikes', [{ _id: '1', soldOut: true, advertise: false }], ['[]']],
  ['listUsers', [{ _id: '1', isVerified: true }], ['[]']],
  ['listBookings', [{ _id: '1', paid: true }], ['[].bikeId', '[].userEmail']],
  ['uploadPhoto', { data: {} }, ['data.url']],
  ['uploadPhoto', { data: null }, ['data']],
] as const)('findMismatches finds the mismatches of %s in %j', (name, response, paths) => {
  expect(findMismatches(name, response)).toEqual(paths);
});
