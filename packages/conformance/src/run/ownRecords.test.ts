import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../server/serverUnderTest.ts';
import { createOwnRecords } from './ownRecords.ts';

const bikeId = 'b1ce00000000000000000001';
const userId = 'ace000000000000000000001';
const bookingId = 'b00c00000000000000000001';
const foreignId = 'f00000000000000000000001';
const seller = 'contract-5eed-rahim@secondgear.test';

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

describe('a request that could change records that are not of the run', () => {
  test.each<[string, HttpRequest]>([
    ['an unknown id', get(`/report/${foreignId}`)],
    ['an operator instead of an id', remove('/products/{}')],
    ['a filter twice', get(`/allproducts?email=${seller}&email=${seller}`)],
    ['a body without an e-mail address', post('/users', {})],
    ['an operator instead of an e-mail address', post('/bookings', { bikeId, userEmail: { $ne: '' } })],
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
