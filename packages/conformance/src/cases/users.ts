import assert from 'node:assert/strict';
import { accepts, fieldOf, fieldOfEach, rejects, type TestCase } from './testCase.ts';

export const userCases: readonly TestCase[] = [
  accepts('isAdmin', 'returns true for the admin [R3.17 R7.02]', ({ users: { nasrin } }) => ({
    request: { params: { email: nasrin.email } },
    expectedBody: { isAdmin: true },
  })),
  accepts('isAdmin', 'returns false for another role [R7.02]', ({ users: { farhana } }) => ({
    request: { params: { email: farhana.email } },
    expectedBody: { isAdmin: false },
  })),
  accepts('isAdmin', 'returns false for an unknown e-mail address', {
    request: { params: { email: 'stranger@example.com' } },
    expectedBody: { isAdmin: false },
  }),
  rejects('isAdmin', 400, 'requires an e-mail address', { request: { params: { email: 'constructor' } } }),

  accepts('isBuyer', 'returns true for a buyer [R7.03]', ({ users: { farhana } }) => ({
    request: { params: { email: farhana.email } },
    expectedBody: { isBuyer: true },
  })),
  accepts(
    'isBuyer',
    'ignores upper and lower case in the e-mail address',
    ({ users: { farhana } }) => ({
      request: { params: { email: farhana.email.toUpperCase() } },
      expectedBody: { isBuyer: true },
    }),
    { cause: 'emails' },
  ),
  accepts('isBuyer', 'returns false for an unknown e-mail address', {
    request: { params: { email: 'stranger@example.com' } },
    expectedBody: { isBuyer: false },
  }),
  rejects(
    'isBuyer',
    400,
    'rejects a malformed percent-encoding',
    { raw: { path: '/allusers/buyer/%E0%A4%A' } },
    { proves: 'M-10' },
  ),

  accepts('isSeller', 'returns true for a seller [R7.04]', ({ users: { sadia } }) => ({
    request: { params: { email: sadia.email } },
    expectedBody: { isSeller: true },
  })),
  accepts('isSeller', 'returns false for an unknown e-mail address', {
    request: { params: { email: 'stranger@example.com' } },
    expectedBody: { isSeller: false },
  }),
  rejects(
    'isSeller',
    400,
    'rejects a NUL character',
    { raw: { path: '/allusers/seller/a%00@example.com' } },
    { proves: 'M-10' },
  ),

  accepts('findUser', 'finds one user [R3.16 R3.18 R7.05]', ({ users: { rahim } }) => ({
    request: { query: { email: rahim.email } },
    expectedBody: [{ _id: rahim._id, name: rahim.name, role: 'seller', isVerified: rahim.isVerified }],
  })),
  accepts('findUser', 'returns an empty list for an unknown e-mail address', {
    request: { query: { email: 'stranger@example.com' } },
    expectedBody: [],
  }),
  rejects(
    'findUser',
    400,
    'never lists all users when the e-mail address is missing',
    { raw: { path: '/users' } },
    { proves: 'M-3' },
  ),

  accepts('createUser', 'registers a new user [R3.17 R7.06]', ({ newUser }) => ({
    request: { body: newUser },
    expectedBody: { acknowledged: true },
    after: async ({ read }) => {
      const [user] = await read('findUser', { query: { email: newUser.email } });
      assert.equal(user?.role, 'buyer');
      assert.equal(user.isVerified, false);
    },
  })),
  accepts(
    'createUser',
    'sets the id and the verified badge itself [R3.18]',
    ({ newUser, unknownId }) => ({
      request: { body: { ...newUser, role: 'seller', _id: unknownId, isVerified: true } },
      expectedBody: { acknowledged: true },
      after: async ({ read }) => {
        const [user] = await read('findUser', { query: { email: newUser.email } });
        assert.notEqual(user?._id, unknownId, 'the id was taken from the request');
        assert.equal(user?.isVerified, false, 'isVerified was taken from the request');
      },
    }),
    { proves: 'M-5' },
  ),
  rejects(
    'createUser',
    200,
    'does not change an existing user with this e-mail address',
    ({ users: { rahim } }) => ({
      request: { body: { name: 'Another', email: rahim.email, role: 'buyer' } },
      expectedBody: { acknowledged: false },
    }),
    { cause: 'calls' },
  ),
  rejects(
    'createUser',
    200,
    'does not change an existing user with this e-mail address in another letter case',
    ({ users: { rahim } }) => ({
      request: { body: { name: 'Another', email: rahim.email.toUpperCase(), role: 'buyer' } },
      expectedBody: { acknowledged: false },
    }),
    { cause: 'emails' },
  ),
  rejects(
    'createUser',
    400,
    'rejects the role admin [R3.17 R9.05]',
    ({ newUser }) => ({ request: { body: { ...newUser, role: 'admin' } } }),
    { proves: 'M-5' },
  ),
  rejects('createUser', 400, 'requires a name', ({ newUser }) => ({ request: { body: { ...newUser, name: '  ' } } })),
  rejects('createUser', 400, 'requires an e-mail address', ({ newUser }) => ({
    request: { body: { ...newUser, email: 'jamal' } },
  })),

  accepts('accessToken', 'returns a token for a registered e-mail address [R3.25 R7.07]', ({ users: { farhana } }) => ({
    request: { query: { email: farhana.email } },
    after: async (_, { json }) => {
      const token = fieldOf(json, 'accessToken');
      assert(typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token), 'a header cannot contain this token');
    },
  })),
  rejects(
    'accessToken',
    403,
    'returns no token for an unknown e-mail address',
    { request: { query: { email: 'stranger@example.com' } } },
    { cause: 'calls' },
  ),
  rejects(
    'accessToken',
    403,
    'rejects an unknown e-mail address with the word "Unauthorized" in place of a token',
    { request: { query: { email: 'stranger@example.com' } }, expectedBody: { accessToken: 'Unauthorized' } },
    { cause: 'sentences' },
  ),

  accepts('listUsers', 'lists the buyers [R7.08]', ({ users: { farhana } }) => ({
    request: { query: { role: 'buyer' } },
    after: async (_, { json }) => {
      assert(
        fieldOfEach(json, 'role').every((role) => role === 'buyer'),
        'the list contains users who are not buyers',
      );
      assert(fieldOfEach(json, '_id').includes(farhana._id), 'a buyer is missing from the list');
    },
  })),
  accepts('listUsers', 'lists the sellers [R7.09]', ({ users: { rahim } }) => ({
    request: { query: { role: 'seller' } },
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').includes(rahim._id), 'a seller is missing from the list');
      assert(
        fieldOfEach(json, 'role').every((role) => role === 'seller'),
        'the list contains users who are not sellers',
      );
    },
  })),
  rejects('listUsers', 400, 'rejects the role admin', { request: { query: { role: 'admin' } } }, { cause: 'roles' }),
  rejects(
    'listUsers',
    400,
    'never lists all users when the role is missing',
    { raw: { path: '/allusers' } },
    { proves: 'M-3' },
  ),

  accepts('deleteUser', 'deletes a user and keeps the bookings [R6.07 R7.10]', ({ users: { nasrin, farhana } }) => ({
    as: nasrin.email,
    request: { params: { id: farhana._id } },
    expectedBody: { deletedCount: 1 },
    after: async ({ read }) => {
      assert.deepEqual(await read('findUser', { query: { email: farhana.email } }), []);
      assert((await read('listBookings', { query: { email: farhana.email } })).length > 0);
    },
  })),
  rejects(
    'deleteUser',
    200,
    'deletes nothing for an unknown id',
    ({ users: { nasrin }, unknownId }) => ({
      as: nasrin.email,
      request: { params: { id: unknownId } },
      expectedBody: { deletedCount: 0 },
    }),
    { cause: 'upserts' },
  ),
  rejects(
    'deleteUser',
    403,
    'rejects a request of a seller [R6.07]',
    ({ users: { rahim, sadia } }) => ({ as: rahim.email, request: { params: { id: sadia._id } } }),
    { proves: 'M-4' },
  ),

  accepts('verifySeller', 'verifies a seller [R4.01 R7.11]', ({ users: { nasrin, sadia } }) => ({
    as: nasrin.email,
    request: { params: { id: sadia._id } },
    expectedBody: { modifiedCount: 1 },
    after: async ({ read }) => {
      const [seller] = await read('findUser', { query: { email: sadia.email } });
      assert.equal(seller?.isVerified, true);
      const again = await read('verifySeller', { params: { id: sadia._id } }, nasrin.email);
      assert.equal(again.modifiedCount, 0);
    },
  })),
  rejects(
    'verifySeller',
    200,
    'does not verify a buyer',
    ({ users: { nasrin, farhana } }) => ({
      as: nasrin.email,
      request: { params: { id: farhana._id } },
      expectedBody: { modifiedCount: 0 },
    }),
    { cause: 'roles' },
  ),
  rejects(
    'verifySeller',
    200,
    'changes nothing for an unknown id',
    ({ users: { nasrin }, unknownId }) => ({
      as: nasrin.email,
      request: { params: { id: unknownId } },
      expectedBody: { modifiedCount: 0 },
    }),
    { cause: 'upserts' },
  ),
  rejects(
    'verifySeller',
    403,
    'rejects a request of the seller [R6.08]',
    ({ users: { sadia } }) => ({ as: sadia.email, request: { params: { id: sadia._id } } }),
    { proves: 'M-4' },
  ),

  accepts(
    'verifyBikesOf',
    'marks all bikes of a verified seller as verified [R7.12]',
    ({ users: { sadia, nasrin }, bikes }) => ({
      before: async ({ read }) => {
        await read('verifySeller', { params: { id: sadia._id } }, nasrin.email);
      },
      request: { query: { email: sadia.email } },
      after: async ({ read }) => {
        const ownBikes = await read('listOwnBikes', { query: { email: sadia.email } });
        assert(ownBikes.length > 0 && ownBikes.every(({ isVerified }) => isVerified));
        const reported = (await read('listReports')).find(({ _id }) => _id === bikes.reported._id);
        assert.equal(reported?.isVerified, bikes.reported.isVerified);
      },
    }),
  ),
  rejects(
    'verifyBikesOf',
    200,
    'does not mark the bikes of an unverified seller',
    ({ users: { sadia } }) => ({ request: { query: { email: sadia.email } }, expectedBody: { modifiedCount: 0 } }),
    { cause: 'roles' },
  ),
  rejects(
    'verifyBikesOf',
    200,
    'creates no record for an unknown e-mail address',
    { request: { query: { email: 'stranger@example.com' } }, expectedBody: { modifiedCount: 0 } },
    { proves: 'M-6' },
  ),
  rejects(
    'verifyBikesOf',
    400,
    'never marks all bikes when the e-mail address is missing',
    { raw: { path: '/allproducts' } },
    { proves: 'M-3' },
  ),
];
