import assert from 'node:assert/strict';
import { categories, formWith, png } from '@second-gear/fixtures';
import { bad, type Case, eachOf, fieldOf, good } from './testCase.ts';

export const aboutBikes: readonly Case[] = [
  good(
    'trending',
    'is one bike at most',
    {
      after: async (_, { json }) => {
        assert(eachOf(json, '_id').length <= 1, 'there are more');
      },
    },
    { about: 'trending' },
  ),
  good('trending', 'is the one bike advertised last [R7.14]', ({ bikes }) => ({
    after: async (_, { json }) => {
      const [first] = eachOf(json, '_id');
      assert.equal(first, bikes.advertised._id, 'the list does not begin with the bike that was advertised last');
      assert.equal(eachOf(json, 'advertise')[0], true);
    },
  })),
  good(
    'trending',
    'is never a sold bike',
    ({ bikes }) => ({
      before: async ({ read }) => {
        await read('markSold', { params: { bikeId: bikes.advertised._id } });
      },
      after: async (_, { json }) => {
        assert(!eachOf(json, '_id').slice(0, 1).includes(bikes.advertised._id), 'it is a sold bike');
      },
    }),
    { about: 'trending' },
  ),
  bad('trending', 400, 'takes no operators', { raw: { path: '/allbikes?_limit=100' } }, { proves: 'M-2' }),

  good('listCategories', 'lists the three brands [R3.06 R3.20 R7.15 R9.03]', {
    after: async (_, { json }) => {
      const names = eachOf(json, 'name');
      const listed = new Map(eachOf(json, 'category_id').map((id, place) => [id, names[place]]));
      for (const { name, category_id } of [categories.honda, categories.yamaha, categories.enfield]) {
        assert.equal(listed.get(category_id), name);
      }
    },
  }),
  bad('listCategories', 400, 'takes no operators', { raw: { path: '/categories?_embed=products' } }, { proves: 'M-2' }),

  good('listBikes', 'lists every bike of one brand that can be bought', ({ bikes }) => ({
    given: { params: { id: bikes.available.category_id } },
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bikes.available._id), 'a bike is missing from the list of its brand');
      assert(
        eachOf(json, 'category_id').every((id) => id === bikes.available.category_id),
        'there are bikes of another brand in the list',
      );
    },
  })),
  good(
    'listBikes',
    'lists one brand, the newest first, sold ones too [R7.16]',
    ({ bikes }) => ({
      given: { params: { id: '1' } },
      after: async ({ read }) => {
        const listed = await read('listBikes', { params: { id: '1' } });
        const dates = listed.map(({ date }) => date);
        assert.deepEqual(dates, dates.toSorted().toReversed(), 'the newest is not the first');
        assert(
          listed.some(({ _id, soldOut }) => _id === bikes.soldOut._id && soldOut),
          'a sold bike is missing',
        );
      },
    }),
    { about: 'trending' },
  ),
  good('listBikes', 'has none of a brand that there is not', { given: { params: { id: '99' } }, shows: [] }),
  bad(
    'listBikes',
    404,
    'knows no brand without a number',
    { given: { params: { id: '__proto__' } } },
    { proves: 'M-10' },
  ),
  bad('listBikes', 400, 'takes no operators', { raw: { path: '/categories/1?soldOut_ne=true' } }, { proves: 'M-2' }),

  good('createBike', 'lists a bike [R3.02 R7.17]', ({ people: { sadia }, listing }) => ({
    as: sadia.email,
    given: { body: listing },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      const theirs = await read('listOwnBikes', { query: { email: sadia.email } });
      const bike = theirs.find(({ bikeName }) => bikeName === listing.bikeName);
      assert.equal(bike?.resaleValue, listing.resaleValue);
      assert.equal(bike.sellerName, sadia.name);
    },
  })),
  good(
    'createBike',
    'lists a bike, its badge, flags and date set by the server [R3.01 R3.11 R3.13 R3.14 R3.15 R4.03]',
    ({ people: { sadia }, listing, unknownId }) => ({
      as: sadia.email,
      given: {
        body: {
          ...listing,
          _id: unknownId,
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
        assert.notEqual(bike._id, unknownId);
        assert.deepEqual([bike.isVerified, bike.soldOut, bike.advertise, bike.report], [false, false, false, false]);
        assert.notEqual(bike.date, '2000-01-01T00:00:00.000Z');
        assert.equal(bike.resaleValue, listing.resaleValue);
      },
    }),
    { proves: 'M-5' },
  ),
  good(
    'createBike',
    'copies the badge of a verified seller [R3.04]',
    ({ people: { rahim }, listing }) => ({
      as: rahim.email,
      given: { body: { ...listing, email: rahim.email, isVerified: false } },
      after: async ({ read }) => {
        const theirs = await read('listOwnBikes', { query: { email: rahim.email } });
        assert.equal(theirs.find(({ bikeName }) => bikeName === listing.bikeName)?.isVerified, rahim.isVerified);
      },
    }),
    { proves: 'M-5' },
  ),
  bad(
    'createBike',
    403,
    'lists none under the e-mail of another [R3.03]',
    ({ people: { rahim }, listing }) => ({ as: rahim.email, given: { body: listing } }),
    { proves: 'M-4' },
  ),
  bad('createBike', 400, 'knows three brands [R3.06 R9.03]', ({ people: { sadia }, listing }) => ({
    as: sadia.email,
    given: { body: { ...listing, category_id: '4' } },
  })),
  bad('createBike', 400, 'knows three conditions [R3.08]', ({ people: { sadia }, listing }) => ({
    as: sadia.email,
    given: { body: { ...listing, condition: 'Mint' } },
  })),
  ...(['usedYears', 'purchaseYear'] as const).map((field) =>
    bad('createBike', 400, `takes no number without an end: ${field}`, ({ people: { sadia }, listing }) => ({
      as: sadia.email,
      raw: {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...listing, [field]: 0 }).replace(`"${field}":0`, `"${field}":1e999`),
      },
    })),
  ),
  bad('createBike', 400, 'wants a price', ({ people: { sadia }, listing }) => ({
    as: sadia.email,
    given: { body: { ...listing, resaleValue: '' } },
  })),

  good('listOwnBikes', 'lists what one seller sells [R7.18]', ({ people: { sadia }, bikes }) => ({
    given: { query: { email: sadia.email } },
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bikes.sellerUnverified._id));
      assert(eachOf(json, 'email').every((email) => email === sadia.email));
    },
  })),
  good('listOwnBikes', 'has none of a stranger', { given: { query: { email: 'stranger@example.com' } }, shows: [] }),
  bad(
    'listOwnBikes',
    400,
    'never lists everything for want of an address',
    { raw: { path: '/product' } },
    { proves: 'M-3' },
  ),

  good('advertise', 'puts a bike on the home page [R4.04 R7.19]', ({ people: { rahim }, bikes }) => ({
    as: rahim.email,
    given: { params: { id: bikes.available._id } },
    shows: { modifiedCount: 1 },
    after: async ({ read }) => {
      const [first] = await read('trending');
      assert.equal(first?._id, bikes.available._id);
      assert.equal(first.advertise, true);
    },
  })),
  good(
    'advertise',
    'brings a bike to the front again',
    ({ people: { rahim }, bikes }) => ({
      as: rahim.email,
      given: { params: { id: bikes.advertised._id } },
      shows: { modifiedCount: 1 },
    }),
    { about: 'trending' },
  ),
  bad(
    'advertise',
    403,
    'is not for the bikes of others',
    ({ people: { rahim }, bikes }) => ({ as: rahim.email, given: { params: { id: bikes.booked._id } } }),
    { proves: 'M-4' },
  ),
  bad(
    'advertise',
    200,
    'leaves a sold bike where it is',
    ({ people: { rahim }, bikes }) => ({
      as: rahim.email,
      given: { params: { id: bikes.soldOut._id } },
      shows: { modifiedCount: 0 },
    }),
    { about: 'bookings' },
  ),
  bad(
    'advertise',
    200,
    'makes no bike of an unknown id',
    ({ people: { rahim }, unknownId }) => ({
      as: rahim.email,
      given: { params: { id: unknownId } },
      shows: { modifiedCount: 0 },
    }),
    { proves: 'M-6' },
  ),

  good(
    'deleteBike',
    'removes a bike, and leaves its bookings [R4.08 R7.22]',
    ({ people: { tanvir, farhana }, bikes }) => ({
      as: tanvir.email,
      given: { params: { id: bikes.booked._id } },
      shows: { deletedCount: 1 },
      after: async ({ ask, read }) => {
        const bookings = await read('listBookings', { query: { email: farhana.email } });
        assert(bookings.some(({ bikeId }) => bikeId === bikes.booked._id));
        const again = await ask('deleteBike', { params: { id: bikes.booked._id } }, tanvir.email);
        assert(again.status === 404 || fieldOf(again.json, 'deletedCount') === 0, 'what is gone is deleted again');
      },
    }),
    { proves: 'M-13' },
  ),
  bad(
    'deleteBike',
    403,
    'is not for the bikes of others',
    ({ people: { rahim }, bikes }) => ({ as: rahim.email, given: { params: { id: bikes.booked._id } } }),
    { proves: 'M-4' },
  ),
  bad(
    'deleteBike',
    200,
    'finds nothing with an unknown id',
    ({ people: { rahim }, unknownId }) => ({
      as: rahim.email,
      given: { params: { id: unknownId } },
      shows: { deletedCount: 0 },
    }),
    { about: 'upserts' },
  ),

  good('reportBike', 'puts a bike on the list of reports [R4.09 R7.25]', ({ bikes }) => ({
    given: { params: { bikeId: bikes.available._id } },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      assert((await read('listReports')).some(({ _id }) => _id === bikes.available._id));
    },
  })),
  good('reportBike', 'takes a second report for a report', ({ bikes }) => ({
    given: { params: { bikeId: bikes.reported._id } },
    shows: { acknowledged: true },
  })),
  bad(
    'reportBike',
    200,
    'makes no bike of an unknown id',
    ({ unknownId }) => ({
      given: { params: { bikeId: unknownId } },
      shows: { acknowledged: false, modifiedCount: 0 },
    }),
    { proves: 'M-6' },
  ),

  good('listReports', 'lists what was reported [R3.23 R7.27]', ({ bikes }) => ({
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bikes.reported._id));
      assert(eachOf(json, 'report').every((report) => report === true));
    },
  })),
  bad('listReports', 400, 'takes no operators', { raw: { path: '/report?_sort=bikeName' } }, { proves: 'M-2' }),

  good('deleteReport', 'removes the reported bike itself [R4.10 R7.28]', ({ bikes }) => ({
    given: { params: { id: bikes.reported._id } },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: bikes.reported.category_id } });
      assert(!listed.some(({ _id }) => _id === bikes.reported._id));
    },
  })),
  good(
    'deleteReport',
    'leaves the bookings of the bike it removes',
    ({ people: { farhana }, bikes }) => ({
      before: async ({ read }) => {
        await read('reportBike', { params: { bikeId: bikes.booked._id } });
      },
      given: { params: { id: bikes.booked._id } },
      shows: { acknowledged: true },
      after: async ({ read }) => {
        const bookings = await read('listBookings', { query: { email: farhana.email } });
        const booking = bookings.find(({ bikeId }) => bikeId === bikes.booked._id);
        assert.deepEqual(await read('findBooking', { params: { id: booking?._id ?? '' } }), booking);
      },
    }),
    { proves: 'M-13' },
  ),
  bad(
    'deleteReport',
    200,
    'removes no bike that nobody reported',
    ({ bikes }) => ({ given: { params: { id: bikes.available._id } }, shows: { acknowledged: false } }),
    { about: 'roles' },
  ),
  bad(
    'deleteReport',
    200,
    'finds nothing with an unknown id',
    ({ unknownId }) => ({ given: { params: { id: unknownId } }, shows: { acknowledged: false } }),
    { about: 'upserts' },
  ),

  good('uploadPhoto', 'keeps a photo, and gives the same photo the same place [R1.20 R3.29 R7.36]', {
    given: { query: { key: 'any' }, form: formWith(png) },
    after: async ({ read }, { json }) => {
      const again = await read('uploadPhoto', { query: { key: 'any' }, form: formWith(png) });
      assert.deepEqual(again.data, fieldOf(json, 'data'));
    },
  }),
  bad('uploadPhoto', 400, 'wants a key [R7.36]', { raw: { path: '/_images', body: formWith(png) } }),
  bad('uploadPhoto', 400, 'wants the field image [R3.28]', {
    given: { query: { key: 'any' }, form: formWith(png, 'photo') },
  }),
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
  bad('uploadPhoto', 415, 'wants form data [R3.28]', { given: { query: { key: 'any' }, body: { image: 'bike.png' } } }),
];
