import assert from 'node:assert/strict';
import { bad, type Case, eachOf, fieldOf, good } from './testCase.ts';

export const aboutPeople: readonly Case[] = [
  good('isAdmin', 'knows the admin [R3.17 R7.02]', ({ people: { nasrin } }) => ({
    given: { params: { email: nasrin.email } },
    shows: { isAdmin: true },
  })),
  good('isAdmin', 'knows who is none [R7.02]', ({ people: { farhana } }) => ({
    given: { params: { email: farhana.email } },
    shows: { isAdmin: false },
  })),
  good('isAdmin', 'says no of a stranger', {
    given: { params: { email: 'stranger@example.com' } },
    shows: { isAdmin: false },
  }),
  bad('isAdmin', 400, 'wants an e-mail address', { given: { params: { email: 'constructor' } } }),

  good('isBuyer', 'knows a buyer [R7.03]', ({ people: { farhana } }) => ({
    given: { params: { email: farhana.email } },
    shows: { isBuyer: true },
  })),
  good(
    'isBuyer',
    'finds an address whatever its case',
    ({ people: { farhana } }) => ({
      given: { params: { email: farhana.email.toUpperCase() } },
      shows: { isBuyer: true },
    }),
    { about: 'emails' },
  ),
  good('isBuyer', 'says no of a stranger', {
    given: { params: { email: 'stranger@example.com' } },
    shows: { isBuyer: false },
  }),
  bad('isBuyer', 400, 'cannot read a broken escape', { raw: { path: '/allusers/buyer/%E0%A4%A' } }, { proves: 'M-10' }),

  good('isSeller', 'knows a seller [R7.04]', ({ people: { sadia } }) => ({
    given: { params: { email: sadia.email } },
    shows: { isSeller: true },
  })),
  good('isSeller', 'says no of a stranger', {
    given: { params: { email: 'stranger@example.com' } },
    shows: { isSeller: false },
  }),
  bad(
    'isSeller',
    400,
    'does not read a NUL',
    { raw: { path: '/allusers/seller/a%00@example.com' } },
    { proves: 'M-10' },
  ),

  good('findUser', 'finds one person [R3.16 R3.18 R7.05]', ({ people: { rahim } }) => ({
    given: { query: { email: rahim.email } },
    shows: [{ _id: rahim._id, name: rahim.name, role: 'seller', isVerified: rahim.isVerified }],
  })),
  good('findUser', 'finds nobody', { given: { query: { email: 'stranger@example.com' } }, shows: [] }),
  bad('findUser', 400, 'never lists everybody for want of an address', { raw: { path: '/users' } }, { proves: 'M-3' }),

  good('createUser', 'takes in a newcomer [R3.17 R7.06]', ({ newcomer }) => ({
    given: { body: newcomer },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      const [user] = await read('findUser', { query: { email: newcomer.email } });
      assert.equal(user?.role, 'buyer');
      assert.equal(user.isVerified, false);
    },
  })),
  good(
    'createUser',
    'sets the id and the badge itself [R3.18]',
    ({ newcomer, unknownId }) => ({
      given: { body: { ...newcomer, role: 'seller', _id: unknownId, isVerified: true } },
      shows: { acknowledged: true },
      after: async ({ read }) => {
        const [user] = await read('findUser', { query: { email: newcomer.email } });
        assert.notEqual(user?._id, unknownId, 'the id was taken from the request');
        assert.equal(user?.isVerified, false, 'isVerified was taken from the request');
      },
    }),
    { proves: 'M-5' },
  ),
  bad(
    'createUser',
    200,
    'leaves a known address as it is',
    ({ people: { rahim } }) => ({
      given: { body: { name: 'Another', email: rahim.email, role: 'buyer' } },
      shows: { acknowledged: false },
    }),
    { about: 'calls' },
  ),
  bad(
    'createUser',
    200,
    'leaves a known address as it is, whatever its case',
    ({ people: { rahim } }) => ({
      given: { body: { name: 'Another', email: rahim.email.toUpperCase(), role: 'buyer' } },
      shows: { acknowledged: false },
    }),
    { about: 'emails' },
  ),
  bad(
    'createUser',
    400,
    'makes nobody admin [R3.17 R9.05]',
    // Asked only where an admin can delete the user again: a server that accepts this has one more admin.
    ({ newcomer, people: { nasrin } }) => ({
      given: { body: { ...newcomer, role: 'admin' } },
      before: async ({ read }) => {
        await read('isAdmin', { params: { email: nasrin.email } });
      },
    }),
    { proves: 'M-5' },
  ),
  bad('createUser', 400, 'wants a name', ({ newcomer }) => ({ given: { body: { ...newcomer, name: '  ' } } })),
  bad('createUser', 400, 'wants an e-mail address', ({ newcomer }) => ({
    given: { body: { ...newcomer, email: 'jamal' } },
  })),

  good('accessToken', 'is given to a known address [R3.25 R7.07]', ({ people: { farhana } }) => ({
    given: { query: { email: farhana.email } },
    after: async (_, { json }) => {
      const token = fieldOf(json, 'accessToken');
      assert(typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token), 'no header can carry this token');
    },
  })),
  bad(
    'accessToken',
    403,
    'is refused to a stranger',
    { given: { query: { email: 'stranger@example.com' } } },
    { about: 'calls' },
  ),
  bad(
    'accessToken',
    403,
    'refuses with the word that the client knows',
    { given: { query: { email: 'stranger@example.com' } }, shows: { accessToken: 'Unauthorized' } },
    { about: 'sentences' },
  ),

  good('listUsers', 'lists the buyers [R7.08]', ({ people: { farhana } }) => ({
    given: { query: { role: 'buyer' } },
    after: async (_, { json }) => {
      assert(
        eachOf(json, 'role').every((role) => role === 'buyer'),
        'there are others than buyers in the list',
      );
      assert(eachOf(json, '_id').includes(farhana._id), 'a buyer is missing from the list');
    },
  })),
  good('listUsers', 'lists the sellers [R7.09]', ({ people: { rahim } }) => ({
    given: { query: { role: 'seller' } },
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(rahim._id), 'a seller is missing from the list');
      assert(
        eachOf(json, 'role').every((role) => role === 'seller'),
        'there are others than sellers in the list',
      );
    },
  })),
  bad('listUsers', 400, 'does not list the admins', { given: { query: { role: 'admin' } } }, { about: 'roles' }),
  bad('listUsers', 400, 'never lists everybody for want of a role', { raw: { path: '/allusers' } }, { proves: 'M-3' }),

  good('deleteUser', 'removes a user, and leaves their bookings [R6.07 R7.10]', ({ people: { nasrin, farhana } }) => ({
    as: nasrin.email,
    given: { params: { id: farhana._id } },
    shows: { deletedCount: 1 },
    after: async ({ read }) => {
      assert.deepEqual(await read('findUser', { query: { email: farhana.email } }), []);
      assert((await read('listBookings', { query: { email: farhana.email } })).length > 0);
    },
  })),
  bad(
    'deleteUser',
    200,
    'finds nobody with an unknown id',
    ({ people: { nasrin }, unknownId }) => ({
      as: nasrin.email,
      given: { params: { id: unknownId } },
      shows: { deletedCount: 0 },
    }),
    { about: 'upserts' },
  ),
  bad(
    'deleteUser',
    403,
    'is not for sellers [R6.07]',
    ({ people: { rahim, sadia } }) => ({ as: rahim.email, given: { params: { id: sadia._id } } }),
    { proves: 'M-4' },
  ),

  good('verifySeller', 'verifies a seller [R4.01 R7.11]', ({ people: { nasrin, sadia } }) => ({
    as: nasrin.email,
    given: { params: { id: sadia._id } },
    shows: { modifiedCount: 1 },
    after: async ({ read }) => {
      const [seller] = await read('findUser', { query: { email: sadia.email } });
      assert.equal(seller?.isVerified, true);
      const again = await read('verifySeller', { params: { id: sadia._id } }, nasrin.email);
      assert.equal(again.modifiedCount, 0);
    },
  })),
  bad(
    'verifySeller',
    200,
    'verifies no buyer',
    ({ people: { nasrin, farhana } }) => ({
      as: nasrin.email,
      given: { params: { id: farhana._id } },
      shows: { modifiedCount: 0 },
    }),
    { about: 'roles' },
  ),
  bad(
    'verifySeller',
    200,
    'finds nobody with an unknown id',
    ({ people: { nasrin }, unknownId }) => ({
      as: nasrin.email,
      given: { params: { id: unknownId } },
      shows: { modifiedCount: 0 },
    }),
    { about: 'upserts' },
  ),
  bad(
    'verifySeller',
    403,
    'is not for the seller [R6.08]',
    ({ people: { sadia } }) => ({ as: sadia.email, given: { params: { id: sadia._id } } }),
    { proves: 'M-4' },
  ),

  good(
    'verifyBikesOf',
    'gives the badge to all bikes of a verified seller [R7.12]',
    ({ people: { sadia, nasrin }, bikes }) => ({
      before: async ({ read }) => {
        await read('verifySeller', { params: { id: sadia._id } }, nasrin.email);
      },
      given: { query: { email: sadia.email } },
      after: async ({ read }) => {
        const theirs = await read('listOwnBikes', { query: { email: sadia.email } });
        assert(theirs.length > 0 && theirs.every(({ isVerified }) => isVerified));
        const reported = (await read('listReports')).find(({ _id }) => _id === bikes.reported._id);
        assert.equal(reported?.isVerified, bikes.reported.isVerified);
      },
    }),
  ),
  bad(
    'verifyBikesOf',
    200,
    'gives no badge that no admin gave',
    ({ people: { sadia } }) => ({ given: { query: { email: sadia.email } }, shows: { modifiedCount: 0 } }),
    { about: 'roles' },
  ),
  bad(
    'verifyBikesOf',
    200,
    'makes nobody of an unknown address',
    { given: { query: { email: 'stranger@example.com' } }, shows: { modifiedCount: 0 } },
    { proves: 'M-6' },
  ),
  bad(
    'verifyBikesOf',
    400,
    'never verifies everything for want of an address',
    { raw: { path: '/allproducts' } },
    { proves: 'M-3' },
  ),
];
