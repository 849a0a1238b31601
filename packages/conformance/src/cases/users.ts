import assert from 'node:assert/strict';
import { accepts, fieldOf, fieldOfEach, rejects, type TestCase } from './testCase.ts';

/** The user for whom each of these endpoints returns true, and one of another role. */
const roleEndpoints = [
  ['isAdmin', 'nasrin', 'farhana'],
  ['isBuyer', 'farhana', 'sadia'],
  ['isSeller', 'sadia', 'farhana'],
] as const;

const stranger = 'stranger@example.com';

export const userCases: readonly TestCase[] = [
  ...roleEndpoints.flatMap(([endpoint, holder, other]) => [
    accepts(endpoint, 'returns true for a user with this role [R3.17 R7.02 R7.03 R7.04]', ({ users }) => ({
      request: { params: { email: users[holder].email } },
      expectedBody: { [endpoint]: true },
    })),
    accepts(endpoint, 'returns false for another role', ({ users }) => ({
      request: { params: { email: users[other].email } },
      expectedBody: { [endpoint]: false },
    })),
    accepts(endpoint, 'returns false for an unknown e-mail address', {
      request: { params: { email: stranger } },
      expectedBody: { [endpoint]: false },
    }),
  ]),
  accepts(
    'isBuyer',
    'ignores upper and lower case in the e-mail address',
    { cause: 'emails' },
    ({ users: { farhana } }) => ({
      request: { params: { email: farhana.email.toUpperCase() } },
      expectedBody: { isBuyer: true },
    }),
  ),

  accepts('findUser', 'finds one user [R3.16 R3.18 R7.05]', ({ users: { rahim } }) => ({
    request: { query: { email: rahim.email } },
    expectedBody: [{ _id: rahim._id, name: rahim.name, role: 'seller', isVerified: rahim.isVerified }],
  })),

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
    { proves: 'M-5' },
    ({ newUser, unknownId }) => ({
      request: { body: { ...newUser, role: 'seller', _id: unknownId, isVerified: true } },
      expectedBody: { acknowledged: true },
      after: async ({ read }) => {
        const [user] = await read('findUser', { query: { email: newUser.email } });
        assert.notEqual(user?._id, unknownId, 'the id was taken from the request');
        assert.equal(user?.isVerified, false, 'isVerified was taken from the request');
      },
    }),
  ),
  rejects(
    'createUser',
    200,
    'does not change an existing user with this e-mail address',
    { cause: 'calls' },
    ({ users: { rahim } }) => ({
      request: { body: { name: 'Another', email: rahim.email, role: 'buyer' } },
      expectedBody: { acknowledged: false },
    }),
  ),
  rejects(
    'createUser',
    200,
    'does not change an existing user with this e-mail address in another letter case',
    { cause: 'emails' },
    ({ users: { rahim } }) => ({
      request: { body: { name: 'Another', email: rahim.email.toUpperCase(), role: 'buyer' } },
      expectedBody: { acknowledged: false },
    }),
  ),
  rejects('createUser', 400, 'rejects the role admin [R3.17 R9.05]', { proves: 'M-5' }, ({ newUser }) => ({
    request: { body: { ...newUser, role: 'admin' } },
  })),
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
    { cause: 'calls' },
    { request: { query: { email: stranger } } },
  ),
  rejects(
    'accessToken',
    403,
    'rejects an unknown e-mail address with the word "Unauthorized" in place of a token',
    { cause: 'errors' },
    { request: { query: { email: stranger } }, expectedBody: { accessToken: 'Unauthorized' } },
  ),

  ...(['buyer', 'seller'] as const).map((role) =>
    accepts('listUsers', `lists the users of one role: ${role} [R7.08 R7.09]`, ({ users: { farhana, rahim } }) => ({
      request: { query: { role } },
      after: async (_, { json }) => {
        assert(
          fieldOfEach(json, 'role').every((one) => one === role),
          'the list contains users of another role',
        );
        const { _id } = role === 'buyer' ? farhana : rahim;
        assert(fieldOfEach(json, '_id').includes(_id), `a ${role} is missing from the list`);
      },
    })),
  ),
  rejects('listUsers', 400, 'rejects the role admin', { cause: 'roles' }, { request: { query: { role: 'admin' } } }),

  accepts('deleteUser', 'deletes a user and keeps the bookings [R6.07 R7.10]', ({ users: { nasrin, farhana } }) => ({
    as: nasrin.email,
    request: { params: { id: farhana._id } },
    expectedBody: { deletedCount: 1 },
    after: async ({ read }) => {
      assert.deepEqual(await read('findUser', { query: { email: farhana.email } }), []);
      assert((await read('listBookings', { query: { email: farhana.email } })).length > 0);
    },
  })),

  accepts('verifySeller', 'verifies a seller [R4.01 R6.08 R7.11]', ({ users: { nasrin, sadia } }) => ({
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
  rejects('verifySeller', 200, 'does not verify a buyer', { cause: 'roles' }, ({ users: { nasrin, farhana } }) => ({
    as: nasrin.email,
    request: { params: { id: farhana._id } },
    expectedBody: { modifiedCount: 0 },
  })),

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
    { cause: 'roles' },
    ({ users: { sadia } }) => ({ request: { query: { email: sadia.email } }, expectedBody: { modifiedCount: 0 } }),
  ),
  rejects(
    'verifyBikesOf',
    200,
    'creates no record for an unknown e-mail address',
    { proves: 'M-6' },
    { request: { query: { email: stranger } }, expectedBody: { modifiedCount: 0 } },
  ),
];
