import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../server/serverUnderTest.ts';
import { createOwnRecords, idIn } from './ownRecords.ts';

const bikeId = 'b1ce00000000000000000001';
const userId = 'ace000000000000000000001';
const bookingId = 'b00c00000000000000000001';
const foreignId = 'f00000000000000000000001';
const seller = 'contract-5eed-rahim@secondgear.test';
const buyer = 'contract-5eed-farhana@secondgear.test';

const records = () => {
  const own = createOwnRecords('5eed');
  own.addFound('bike', bikeId, 'Contract 5eed available 1');
  own.addFound('user', userId, seller);
  own.addFound('booking', bookingId, 'Contract 5eed booked 2');
  return own;
};

const post = (path: string, body: unknown, type = 'application/json'): HttpRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (path: string): HttpRequest => ({ method: 'GET', path });
const remove = (path: string): HttpRequest => ({ method: 'DELETE', path });

test.each([
  ['/products/:id', `/products/${bikeId}`, bikeId],
  ['/products/:id/price', `/products/${bikeId}/price?currency=BDT`, bikeId],
  ['/products', '/products', ''],
])('reads the id from the position of the parameter in %s', (pattern, path, id) => {
  expect(idIn(pattern, path)).toBe(id);
});

describe('a request that affects only records of the run', () => {
  test.each<[string, HttpRequest]>([
    ['a request that reads', get('/users?email=stranger%40example.com')],
    ['a request that reads without its filter', get('/bookings')],
    ['the list of reports', get('/report')],
    ['a report of its bike', get(`/report/${bikeId}`)],
    ['marking its bike as sold', get(`/productstatus/${bikeId}`)],
    ['the deletion of its bike', remove(`/products/${bikeId}`)],
    ['the deletion of its user', remove(`/users/${userId}`)],
    ['marking the bikes of its seller as verified', get(`/allproducts?email=${encodeURIComponent(seller)}`)],
    [
      'a user with an e-mail address of the run',
      post('/users', { name: 'Rahim', email: seller.toUpperCase(), role: 'buyer' }),
    ],
    ['a booking of its buyer', post('/bookings', { bikeId, userEmail: buyer })],
    ['a payment for its booking', post('/payments', { bookingId, userEmail: buyer })],
  ])('affects only records of the run: %s', (_, request) => {
    expect(records().affectsOnlyOwnRecords(request)).toBe(true);
  });
});

describe('a request that could change records that are not of the run', () => {
  test.each<[string, HttpRequest]>([
    ['an unknown id', get(`/report/${foreignId}`)],
    ['an unknown id in another case', get(`/PRODUCTSTATUS/${foreignId}`)],
    ['an id followed by another segment', get(`/advertisement/${bikeId}/more`)],
    ['an encoded id', get('/report/%00')],
    ['an operator instead of an id', remove('/products/{}')],
    ['the id of a bike for a user', remove(`/users/${bikeId}`)],
    ['a filter that is missing', get('/allproducts')],
    ['a filter that is empty', get('/allproducts?email=')],
    ['a filter twice', get(`/allproducts?email=${seller}&email=${seller}`)],
    ['an operator in the filter', get('/allproducts?email[$ne]=x')],
    ['another e-mail address', get('/allproducts?email=stranger%40example.com')],
    ['an e-mail address of another run', get('/allproducts?email=contract-0000-rahim%40secondgear.test')],
    ['a body without an e-mail address', post('/users', {})],
    ['a list', post('/users', [{ email: seller }])],
    ['a body that is not JSON', post('/users', `{"email":"${seller}"`)],
    ['a body with another content type', post('/users', { email: seller }, 'text/plain')],
    ['an operator instead of an e-mail address', post('/bookings', { bikeId, userEmail: { $ne: '' } })],
    ['a payment without a booking', post('/payments', { userEmail: buyer })],
    ['a payment for the booking of another', post('/payments', { bookingId: foreignId, userEmail: buyer })],
  ])('could change records that are not of the run: %s', (_, request) => {
    expect(records().affectsOnlyOwnRecords(request)).toBe(false);
  });

  test('a GET request that writes counts as unsafe when its bike is deleted, because some servers would create the bike again', () => {
    const own = records();
    own.trackRequest(remove(`/products/${bikeId}`))({ status: 200, headers: {}, json: { deletedCount: 1 } });
    expect(own.affectsOnlyOwnRecords(get(`/report/${bikeId}`))).toBe(false);
    expect(own.affectsOnlyOwnRecords(remove(`/products/${bikeId}`))).toBe(true);
  });
});

describe('tracking created records', () => {
  const create = post('/products', { email: seller, bikeName: 'Honda CB750' });
  const stateOf = (own: ReturnType<typeof createOwnRecords>) => own.all().at(-1);

  test('stores the id of a created record from the response', () => {
    const own = createOwnRecords('5eed');
    own.trackRequest(create)({ status: 200, headers: {}, json: { acknowledged: true, insertedId: bikeId } });
    expect(stateOf(own)).toMatchObject({ kind: 'bike', id: bikeId, name: 'Honda CB750', state: 'created' });
  });

  test('stores a pending record without an id until the response arrives', () => {
    const own = createOwnRecords('5eed');
    own.trackRequest(create);
    expect(stateOf(own)).toMatchObject({ name: 'Honda CB750', state: 'pending' });
  });

  test('stores the record of a rejected request when a list contains the record', () => {
    const own = createOwnRecords('5eed');
    own.trackRequest(create)({ status: 401, headers: {}, json: {} });
    expect(stateOf(own)).toMatchObject({ state: 'rejected' });
    own.addFound('bike', bikeId, 'Honda CB750');
    expect(own.all()).toEqual([{ kind: 'bike', id: bikeId, name: 'Honda CB750', state: 'created' }]);
  });
});
