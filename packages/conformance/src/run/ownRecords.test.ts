import { describe, expect, test } from 'vitest';
import type { Question } from '../server/serverUnderTest.ts';
import { createOwnRecords } from './ownRecords.ts';

const bikeId = 'b1ce00000000000000000001';
const userId = 'ace000000000000000000001';
const bookingId = 'b00c00000000000000000001';
const foreignId = 'f00000000000000000000001';
const seller = 'contract-5eed-rahim@secondgear.test';
const buyer = 'contract-5eed-farhana@secondgear.test';

const records = () => {
  const own = createOwnRecords('5eed');
  own.found('bike', bikeId, 'Contract 5eed available 1');
  own.found('user', userId, seller);
  own.found('booking', bookingId, 'Contract 5eed booked 2');
  return own;
};

const post = (path: string, body: unknown, type = 'application/json'): Question => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (path: string): Question => ({ method: 'GET', path });
const remove = (path: string): Question => ({ method: 'DELETE', path });

describe('concerns only records of the run:', () => {
  test.each<[string, Question]>([
    ['a call that reads', get('/users?email=stranger%40example.com')],
    ['a call that reads without its filter', get('/bookings')],
    ['the list of reports', get('/report')],
    ['a report of its bike', get(`/report/${bikeId}`)],
    ['its bike as sold', get(`/productstatus/${bikeId}`)],
    ['the deletion of its bike', remove(`/products/${bikeId}`)],
    ['the deletion of its user', remove(`/users/${userId}`)],
    ['the badge for the bikes of its seller', get(`/allproducts?email=${encodeURIComponent(seller)}`)],
    [
      'a user with an address of its own',
      post('/users', { name: 'Rahim', email: seller.toUpperCase(), role: 'buyer' }),
    ],
    ['a booking of its buyer', post('/bookings', { bikeId, userEmail: buyer })],
    ['a payment for its booking', post('/payments', { bookingId, userEmail: buyer })],
  ])('%s', (_, question) => {
    expect(records().concernsOnlyOwn(question)).toBe(true);
  });
});

describe('could change records of others:', () => {
  test.each<[string, Question]>([
    ['an unknown id', get(`/report/${foreignId}`)],
    ['an unknown id in another case', get(`/PRODUCTSTATUS/${foreignId}`)],
    ['an id with more behind it', get(`/advertisement/${bikeId}/more`)],
    ['an encoded id', get('/report/%00')],
    ['an operator for an id', remove('/products/{}')],
    ['the id of a bike for a user', remove(`/users/${bikeId}`)],
    ['a filter that is missing', get('/allproducts')],
    ['a filter that is empty', get('/allproducts?email=')],
    ['a filter twice', get(`/allproducts?email=${seller}&email=${seller}`)],
    ['an operator in the filter', get('/allproducts?email[$ne]=x')],
    ['the address of another', get('/allproducts?email=stranger%40example.com')],
    ['the address of another run', get('/allproducts?email=contract-0000-rahim%40secondgear.test')],
    ['a body without an address', post('/users', {})],
    ['a list', post('/users', [{ email: seller }])],
    ['a body that is no JSON', post('/users', `{"email":"${seller}"`)],
    ['a body that does not say what it is', post('/users', { email: seller }, 'text/plain')],
    ['an operator for an address', post('/bookings', { bikeId, userEmail: { $ne: '' } })],
    ['a payment without a booking', post('/payments', { userEmail: buyer })],
    ['a payment for the booking of another', post('/payments', { bookingId: foreignId, userEmail: buyer })],
  ])('%s', (_, question) => {
    expect(records().concernsOnlyOwn(question)).toBe(false);
  });

  test('a GET that writes with the id of a bike that was deleted, which an upsert would create again', () => {
    const own = records();
    own.sending(remove(`/products/${bikeId}`))({ status: 200, headers: {}, json: { deletedCount: 1 } });
    expect(own.concernsOnlyOwn(get(`/report/${bikeId}`))).toBe(false);
    expect(own.concernsOnlyOwn(remove(`/products/${bikeId}`))).toBe(true);
  });
});

describe('the account', () => {
  const create = post('/products', { email: seller, bikeName: 'Honda CB750' });
  const stateOf = (own: ReturnType<typeof createOwnRecords>) => own.entries().at(-1);

  test('has the id that was answered', () => {
    const own = createOwnRecords('5eed');
    own.sending(create)({ status: 200, headers: {}, json: { acknowledged: true, insertedId: bikeId } });
    expect(stateOf(own)).toMatchObject({ kind: 'bike', id: bikeId, name: 'Honda CB750', state: 'made' });
  });

  test('has a record without an id while its answer has not come', () => {
    const own = createOwnRecords('5eed');
    own.sending(create);
    expect(stateOf(own)).toMatchObject({ name: 'Honda CB750', state: 'asked' });
  });

  test('has a record of a refused question once a list shows it', () => {
    const own = createOwnRecords('5eed');
    own.sending(create)({ status: 401, headers: {}, json: {} });
    expect(stateOf(own)).toMatchObject({ state: 'refused' });
    own.found('bike', bikeId, 'Honda CB750');
    expect(own.entries()).toEqual([{ kind: 'bike', id: bikeId, name: 'Honda CB750', state: 'made' }]);
  });
});
