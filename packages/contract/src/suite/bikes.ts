import assert from 'node:assert/strict';
import { bikes, categories, people } from '../fixtures/index.ts';
import { bad, type Case, eachOf, fieldOf, good } from './case.ts';
import { formWith, listing, png, unknownId } from './samples.ts';

const { farhana, rahim, sadia, tanvir } = people;

export const aboutBikes: readonly Case[] = [
  good('trending', 'is the one bike advertised last', { shows: [{ _id: bikes.advertised._id, advertise: true }] }),
  good('trending', 'is never a sold bike', {
    before: async ({ read }) => {
      await read('markSold', { params: { bikeId: bikes.advertised._id } });
    },
    after: async (_, { json }) => {
      const ids = eachOf(json, '_id');
      assert(ids.length <= 1 && !ids.includes(bikes.advertised._id));
      assert(!eachOf(json, 'soldOut').includes(true));
    },
  }),
  bad('trending', 400, 'takes no operators', { proves: 'M-2', raw: { path: '/allbikes?_limit=100' } }),

  good('listCategories', 'lists the three brands', {
    shows: [categories.honda, categories.yamaha, categories.enfield].map(({ _id, name }) => ({ _id, name })),
  }),
  bad('listCategories', 400, 'takes no operators', { proves: 'M-2', raw: { path: '/categories?_embed=products' } }),

  good('listBikes', 'lists one brand, the newest first, sold ones too', {
    given: { params: { id: '1' } },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: '1' } });
      const dates = listed.map(({ date }) => date);
      assert.deepEqual(dates, dates.toSorted().toReversed());
      assert(listed.every(({ category_id }) => category_id === '1'));
      assert(listed.some(({ _id, soldOut }) => _id === bikes.soldOut._id && soldOut));
    },
  }),
  good('listBikes', 'has none of a brand that there is not', { given: { params: { id: '99' } }, shows: [] }),
  bad('listBikes', 404, 'knows no brand without a number', { proves: 'M-10', given: { params: { id: '__proto__' } } }),
  bad('listBikes', 400, 'takes no operators', { proves: 'M-2', raw: { path: '/categories/1?soldOut_ne=true' } }),

  good('createBike', 'lists a bike, its badge, flags and date set by the server', {
    proves: 'M-5',
    as: sadia.email,
    given: {
      body: {
        ...listing,
        _id: bikes.available._id,
        sellerName: 'Sadia ✔ Verified Seller',
        isVerified: true,
        soldOut: true,
        advertise: true,
        report: true,
        date: '2000-01-01T00:00:00.000Z',
      },
    },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      const bike = (await read('listOwnBikes', { query: { email: sadia.email } })).find(
        ({ bikeName }) => bikeName === listing.bikeName,
      );
      assert.equal(bike?.sellerName, sadia.name);
      assert.notEqual(bike._id, bikes.available._id);
      assert.deepEqual([bike.isVerified, bike.soldOut, bike.advertise, bike.report], [false, false, false, false]);
      assert.notEqual(bike.date, '2000-01-01T00:00:00.000Z');
      assert.equal(bike.resaleValue, listing.resaleValue);
    },
  }),
  good('createBike', 'copies the badge of a verified seller', {
    proves: 'M-5',
    as: rahim.email,
    given: { body: { ...listing, email: rahim.email, isVerified: false } },
    after: async ({ read }) => {
      const theirs = await read('listOwnBikes', { query: { email: rahim.email } });
      assert.equal(theirs.find(({ bikeName }) => bikeName === listing.bikeName)?.isVerified, true);
    },
  }),
  bad('createBike', 403, 'lists none under the e-mail of another', {
    proves: 'M-4',
    as: rahim.email,
    given: { body: listing },
  }),
  bad('createBike', 400, 'knows three brands', { as: sadia.email, given: { body: { ...listing, category_id: '4' } } }),
  bad('createBike', 400, 'knows three conditions', {
    as: sadia.email,
    given: { body: { ...listing, condition: 'Mint' } },
  }),
  ...(['usedYears', 'purchaseYear'] as const).map((field) =>
    bad('createBike', 400, `takes no number without an end: ${field}`, {
      as: sadia.email,
      raw: {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...listing, [field]: 0 }).replace(`"${field}":0`, `"${field}":1e999`),
      },
    }),
  ),
  bad('createBike', 400, 'wants a price', { as: sadia.email, given: { body: { ...listing, resaleValue: '' } } }),

  good('listOwnBikes', 'lists what one seller sells', {
    given: { query: { email: sadia.email } },
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bikes.sellerUnverified._id));
      assert(eachOf(json, 'email').every((email) => email === sadia.email));
    },
  }),
  bad('listOwnBikes', 400, 'never lists everything for want of an address', {
    proves: 'M-3',
    raw: { path: '/product' },
  }),

  good('advertise', 'puts a bike on the home page', {
    as: rahim.email,
    given: { params: { id: bikes.available._id } },
    shows: { modifiedCount: 1 },
    after: async ({ read }) => {
      const [first] = await read('trending');
      assert.equal(first?._id, bikes.available._id);
      assert.equal(first.advertise, true);
    },
  }),
  good('advertise', 'brings a bike to the front again', {
    as: rahim.email,
    given: { params: { id: bikes.advertised._id } },
    shows: { modifiedCount: 1 },
  }),
  bad('advertise', 403, 'is not for the bikes of others', {
    proves: 'M-4',
    as: rahim.email,
    given: { params: { id: bikes.booked._id } },
  }),
  bad('advertise', 200, 'leaves a sold bike where it is', {
    as: rahim.email,
    given: { params: { id: bikes.soldOut._id } },
    shows: { modifiedCount: 0 },
  }),
  bad('advertise', 200, 'makes no bike of an unknown id', {
    proves: 'M-6',
    as: rahim.email,
    given: { params: { id: unknownId } },
    shows: { modifiedCount: 0 },
  }),

  good('deleteBike', 'removes a bike, and leaves its bookings', {
    proves: 'M-13',
    as: tanvir.email,
    given: { params: { id: bikes.booked._id } },
    shows: { deletedCount: 1 },
    after: async ({ ask, read }) => {
      const bookings = await read('listBookings', { query: { email: farhana.email } });
      assert(bookings.some(({ bikeId }) => bikeId === bikes.booked._id));
      const again = await ask('deleteBike', { params: { id: bikes.booked._id } }, tanvir.email);
      assert.deepEqual([again.status, again.json], [200, { acknowledged: true, deletedCount: 0 }]);
    },
  }),
  bad('deleteBike', 403, 'is not for the bikes of others', {
    proves: 'M-4',
    as: rahim.email,
    given: { params: { id: bikes.booked._id } },
  }),
  bad('deleteBike', 200, 'finds nothing with an unknown id', {
    as: rahim.email,
    given: { params: { id: unknownId } },
    shows: { deletedCount: 0 },
  }),

  good('reportBike', 'puts a bike on the list of reports', {
    given: { params: { bikeId: bikes.available._id } },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      assert((await read('listReports')).some(({ _id }) => _id === bikes.available._id));
    },
  }),
  good('reportBike', 'takes a second report for a report', {
    given: { params: { bikeId: bikes.reported._id } },
    shows: { acknowledged: true },
  }),
  bad('reportBike', 200, 'makes no bike of an unknown id', {
    proves: 'M-6',
    given: { params: { bikeId: unknownId } },
    shows: { acknowledged: false, modifiedCount: 0 },
  }),

  good('listReports', 'lists what was reported', {
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bikes.reported._id));
      assert(eachOf(json, 'report').every((report) => report === true));
    },
  }),
  bad('listReports', 400, 'takes no operators', { proves: 'M-2', raw: { path: '/report?_sort=bikeName' } }),

  good('deleteReport', 'removes the reported bike itself', {
    given: { params: { id: bikes.reported._id } },
    shows: { acknowledged: true, deletedCount: 1 },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: bikes.reported.category_id } });
      assert(!listed.some(({ _id }) => _id === bikes.reported._id));
    },
  }),
  good('deleteReport', 'leaves the bookings of the bike it removes', {
    proves: 'M-13',
    before: async ({ read }) => {
      await read('reportBike', { params: { bikeId: bikes.booked._id } });
    },
    given: { params: { id: bikes.booked._id } },
    shows: { deletedCount: 1 },
    after: async ({ read }) => {
      const bookings = await read('listBookings', { query: { email: farhana.email } });
      const booking = bookings.find(({ bikeId }) => bikeId === bikes.booked._id);
      assert.deepEqual(await read('findBooking', { params: { id: booking?._id ?? '' } }), booking);
    },
  }),
  bad('deleteReport', 200, 'removes no bike that nobody reported', {
    given: { params: { id: bikes.available._id } },
    shows: { acknowledged: false },
  }),
  bad('deleteReport', 200, 'finds nothing with an unknown id', {
    given: { params: { id: unknownId } },
    shows: { acknowledged: false },
  }),

  good('uploadPhoto', 'keeps a photo, and gives the same photo the same place', {
    given: { query: { key: 'any' }, form: formWith(png) },
    after: async ({ read }, { json }) => {
      const again = await read('uploadPhoto', { query: { key: 'any' }, form: formWith(png) });
      assert.deepEqual(again.data, fieldOf(json, 'data'));
      assert.match(again.data.url, /\/pictures\/photos\/[0-9a-f]{64}\.png$/);
    },
  }),
  bad('uploadPhoto', 400, 'wants a key', { raw: { path: '/_images', body: formWith(png) } }),
  bad('uploadPhoto', 400, 'wants the field image', { given: { query: { key: 'any' }, form: formWith(png, 'photo') } }),
  bad('uploadPhoto', 415, 'believes the bytes, not the name', {
    given: { query: { key: 'any' }, form: formWith(new TextEncoder().encode('<svg xmlns="…"/>')) },
  }),
  bad('uploadPhoto', 415, 'wants more of a photo than its first bytes', {
    given: { query: { key: 'any' }, form: formWith(png.slice(0, 20)) },
  }),
  bad('uploadPhoto', 415, 'unpacks nothing', {
    given: { query: { key: 'any' }, form: formWith(png) },
    raw: { headers: { 'content-encoding': 'gzip' } },
  }),
  bad('uploadPhoto', 415, 'wants form data', { given: { query: { key: 'any' }, body: { image: 'bike.png' } } }),
];
