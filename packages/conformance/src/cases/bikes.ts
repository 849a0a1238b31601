import assert from 'node:assert/strict';
import { categories, formWith, png } from '@second-gear/fixtures';
import { accepts, fieldOf, fieldOfEach, rejects, type TestCase } from './testCase.ts';

export const bikeCases: readonly TestCase[] = [
  accepts('trending', 'returns at most one bike', { cause: 'trending' }, () => ({
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').length <= 1, 'the list has more than one bike');
    },
  })),
  accepts('trending', 'returns the bike that was advertised last [R7.14]', ({ bikes }) => ({
    after: async (_, { json }) => {
      const [first] = fieldOfEach(json, '_id');
      assert.equal(first, bikes.advertised._id, 'the list does not begin with the bike that was advertised last');
      assert.equal(fieldOfEach(json, 'advertise')[0], true);
    },
  })),
  accepts('trending', 'never returns a sold bike', { cause: 'trending' }, ({ bikes }) => ({
    before: async ({ read }) => {
      await read('markSold', { params: { bikeId: bikes.advertised._id } });
    },
    after: async (_, { json }) => {
      assert(!fieldOfEach(json, '_id').slice(0, 1).includes(bikes.advertised._id), 'the first bike is sold');
    },
  })),

  accepts('listCategories', 'lists the three brands [R3.06 R3.20 R7.15 R9.03]', {
    after: async (_, { json }) => {
      const names = fieldOfEach(json, 'name');
      const listed = new Map(fieldOfEach(json, 'category_id').map((id, index) => [id, names[index]]));
      for (const { name, category_id } of [categories.honda, categories.yamaha, categories.enfield])
        assert.equal(listed.get(category_id), name);
    },
  }),

  accepts('listBikes', 'lists every available bike of one category', ({ bikes }) => ({
    request: { params: { id: bikes.available.category_id } },
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').includes(bikes.available._id), 'a bike is missing from the list of its category');
      const others = fieldOfEach(json, 'category_id').filter((id) => id !== bikes.available.category_id);
      assert(others.length === 0, 'the list contains bikes of another category');
    },
  })),
  accepts(
    'listBikes',
    'lists one category, the newest bike first, including sold bikes [R7.16]',
    { cause: 'trending' },
    ({ bikes }) => ({
      request: { params: { id: '1' } },
      after: async ({ read }) => {
        const listed = await read('listBikes', { params: { id: '1' } });
        const dates = listed.map(({ date }) => date);
        assert.deepEqual(dates, dates.toSorted().toReversed(), 'the newest bike is not the first');
        assert(listed.find(({ _id }) => _id === bikes.soldOut._id)?.soldOut, 'a sold bike is missing');
      },
    }),
  ),
  accepts('listBikes', 'returns an empty list for an unknown category', {
    request: { params: { id: '99' } },
    expectedBody: [],
  }),

  accepts('createBike', 'creates a bike [R3.02 R7.17]', ({ users: { sadia }, bikeBody }) => ({
    as: sadia.email,
    request: { body: bikeBody },
    expectedBody: { acknowledged: true },
    after: async ({ read }) => {
      const ownBikes = await read('listOwnBikes', { query: { email: sadia.email } });
      const bike = ownBikes.find(({ bikeName }) => bikeName === bikeBody.bikeName);
      assert.equal(bike?.resaleValue, bikeBody.resaleValue);
      assert.equal(bike.sellerName, sadia.name);
    },
  })),
  accepts(
    'createBike',
    'sets the verified badge, the flags and the date of the bike itself [R3.01 R3.11 R3.13 R3.14 R3.15 R4.03]',
    { proves: 'M-5' },
    ({ users: { sadia }, bikeBody, unknownId }) => ({
      as: sadia.email,
      request: {
        body: {
          ...bikeBody,
          _id: unknownId,
          sellerName: 'Sadia ✔ Verified Seller',
          isVerified: true,
          soldOut: true,
          advertise: true,
          report: true,
          date: '2000-01-01T00:00:00.000Z',
        },
      },
      expectedBody: { acknowledged: true },
      after: async ({ read }) => {
        const ownBikes = await read('listOwnBikes', { query: { email: sadia.email } });
        const bike = ownBikes.find(({ bikeName }) => bikeName === bikeBody.bikeName);
        assert.equal(bike?.sellerName, sadia.name);
        assert.notEqual(bike._id, unknownId);
        assert.deepEqual([bike.isVerified, bike.soldOut, bike.advertise, bike.report], [false, false, false, false]);
        assert.notEqual(bike.date, '2000-01-01T00:00:00.000Z');
        assert.equal(bike.resaleValue, bikeBody.resaleValue);
      },
    }),
  ),
  accepts(
    'createBike',
    'copies the verified badge of the seller [R3.04]',
    { proves: 'M-5' },
    ({ users: { rahim }, bikeBody }) => ({
      as: rahim.email,
      request: { body: { ...bikeBody, email: rahim.email, isVerified: false } },
      after: async ({ read }) => {
        const ownBikes = await read('listOwnBikes', { query: { email: rahim.email } });
        assert.equal(ownBikes.find(({ bikeName }) => bikeName === bikeBody.bikeName)?.isVerified, rahim.isVerified);
      },
    }),
  ),
  rejects(
    'createBike',
    403,
    'rejects the e-mail address of another seller [R3.03]',
    { proves: 'M-4' },
    ({ users: { rahim }, bikeBody }) => ({ as: rahim.email, request: { body: bikeBody } }),
  ),
  ...(
    [
      ['an unknown category', { category_id: '4' }],
      ['an unknown condition', { condition: 'Mint' }],
      ['a missing price', { resaleValue: '' }],
    ] as const
  ).map(([what, fields]) =>
    rejects('createBike', 400, `rejects ${what} [R3.06 R3.08 R9.03]`, ({ users: { sadia }, bikeBody }) => ({
      as: sadia.email,
      request: { body: { ...bikeBody, ...fields } },
    })),
  ),

  accepts('listOwnBikes', 'lists the bikes of one seller [R7.18]', ({ users: { sadia }, bikes }) => ({
    request: { query: { email: sadia.email } },
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').includes(bikes.sellerUnverified._id));
      assert(fieldOfEach(json, 'email').every((email) => email === sadia.email));
    },
  })),

  ...(['advertise', 'deleteBike'] as const).map((name) =>
    rejects(name, 403, 'rejects the bike of another seller', { proves: 'M-4' }, ({ users: { rahim }, bikes }) => ({
      as: rahim.email,
      request: { params: { id: bikes.booked._id } },
    })),
  ),
  accepts('advertise', 'makes a bike the trending bike [R3.12 R4.04 R7.19]', ({ users: { rahim }, bikes }) => ({
    as: rahim.email,
    request: { params: { id: bikes.available._id } },
    expectedBody: { modifiedCount: 1 },
    after: async ({ read }) => {
      const [first] = await read('trending');
      assert.deepEqual([first?._id, first?.advertise], [bikes.available._id, true]);
    },
  })),
  rejects('advertise', 200, 'does not advertise a sold bike', { cause: 'bookings' }, ({ users: { rahim }, bikes }) => ({
    as: rahim.email,
    request: { params: { id: bikes.soldOut._id } },
    expectedBody: { modifiedCount: 0 },
  })),

  accepts(
    'deleteBike',
    'deletes a bike and keeps its bookings [R4.08 R7.22]',
    { proves: 'M-13' },
    ({ users: { tanvir, farhana }, bikes }) => ({
      as: tanvir.email,
      request: { params: { id: bikes.booked._id } },
      expectedBody: { deletedCount: 1 },
      after: async ({ send, read }) => {
        const bookings = await read('listBookings', { query: { email: farhana.email } });
        assert(bookings.some(({ bikeId }) => bikeId === bikes.booked._id));
        const again = await send('deleteBike', { params: { id: bikes.booked._id } }, tanvir.email);
        assert(again.status === 404 || fieldOf(again.json, 'deletedCount') === 0, 'a deleted bike was deleted again');
      },
    }),
  ),

  accepts('reportBike', 'adds a bike to the list of reports [R4.09 R7.25]', ({ bikes }) => ({
    request: { params: { bikeId: bikes.available._id } },
    expectedBody: { acknowledged: true },
    after: async ({ read }) => {
      assert((await read('listReports')).some(({ _id }) => _id === bikes.available._id));
    },
  })),
  accepts('reportBike', 'accepts a second report of the same bike', ({ bikes }) => ({
    request: { params: { bikeId: bikes.reported._id } },
    expectedBody: { acknowledged: true },
  })),

  accepts('listReports', 'lists the reported bikes [R3.23 R7.27]', ({ bikes }) => ({
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').includes(bikes.reported._id));
      assert(fieldOfEach(json, 'report').every((report) => report === true));
    },
  })),

  accepts('deleteReport', 'deletes the reported bike itself [R4.10 R7.28]', ({ bikes }) => ({
    request: { params: { id: bikes.reported._id } },
    expectedBody: { acknowledged: true },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: bikes.reported.category_id } });
      assert(!listed.some(({ _id }) => _id === bikes.reported._id));
    },
  })),
  rejects('deleteReport', 200, 'does not delete a bike that is not reported', { cause: 'roles' }, ({ bikes }) => ({
    request: { params: { id: bikes.available._id } },
    expectedBody: { acknowledged: false },
  })),

  accepts('uploadPhoto', 'stores a photo, and returns the same URL for the same photo [R1.20 R3.29 R7.36]', {
    request: { query: { key: 'any' }, form: formWith(png) },
    after: async ({ read }, { json }) => {
      const again = await read('uploadPhoto', { query: { key: 'any' }, form: formWith(png) });
      assert.deepEqual(again.data, fieldOf(json, 'data'));
    },
  }),
  rejects('uploadPhoto', 400, 'requires a key [R7.36]', { raw: { path: '/_images', body: formWith(png) } }),
  rejects('uploadPhoto', 400, 'requires the field image [R3.28]', {
    request: { query: { key: 'any' }, form: formWith(png, 'photo') },
  }),
  rejects('uploadPhoto', 415, 'rejects an SVG image that is named as a photo', {
    request: { query: { key: 'any' }, form: formWith(new TextEncoder().encode('<svg xmlns="…"/>')) },
  }),
  rejects('uploadPhoto', 415, 'rejects a truncated photo', {
    request: { query: { key: 'any' }, form: formWith(png.slice(0, 20)) },
  }),
  rejects('uploadPhoto', 415, 'requires form data [R3.28]', {
    request: { query: { key: 'any' }, body: { image: 'bike.png' } },
  }),
];
