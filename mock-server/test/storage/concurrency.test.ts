import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startMock } from '../support/startMock.ts';

const server = await startMock();
afterAll(() => server.close());
beforeEach(() => server.reset());

const { farhana, imran } = users;
const bike = bikes.available;

const request = async (
  name: EndpointName,
  input: Parameters<typeof pathOf>[1],
  body?: unknown,
  token?: string,
  idempotencyKey?: string,
) => {
  const response = await fetch(server.url + pathOf(name, input), {
    method: endpoints[name].method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
};

/** Sends a request to the demo card service. */
const requestCard = async (path: 'confirm' | 'authenticate', body: object) => {
  const response = await fetch(`${server.url}/_cards/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
};

const validCard = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

const tokenOf = async (email: string): Promise<string> =>
  (await request('accessToken', { query: { email } })).json.accessToken;

const book = (buyer: { name: string; email: string }) =>
  request(
    'bookBike',
    {},
    {
      bikeId: bike._id,
      img: bike.img,
      userName: buyer.name,
      userEmail: buyer.email,
      bikeName: bike.bikeName,
      resaleValue: bike.resaleValue,
      phone: '01711000142',
      location: 'Shahbagh',
    },
  );

const times = <Result>(count: number, work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

test('M-12: the server accepts one of two hundred simultaneous bookings of one bike by one buyer', async () => {
  const responses = await times(200, () => book(farhana));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(responses.filter(({ json }) => json.acknowledged === true)).toHaveLength(1);
  const refused = new Set(responses.flatMap(({ json }) => (json.acknowledged ? [] : [json.message])));
  expect([...refused]).toEqual([`You already booked ${bike.bikeName}`]);
  const orders = (await request('listBookings', { query: { email: farhana.email } })).json;
  expect(orders.filter(({ bikeId }: { bikeId: string }) => bikeId === bike._id)).toHaveLength(1);
});

test('M-12: the server records a payment once, and sends the same response to all of twenty simultaneous requests', async () => {
  const { json: booking } = await book(farhana);
  const token = await tokenOf(farhana.email);
  const payment = {
    resaleValue: bike.resaleValue,
    transactionId: 'pi_at_once',
    userEmail: farhana.email,
    bookingId: booking.insertedId,
  };
  const responses = await times(20, () => request('recordPayment', {}, payment, token));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ json }) => json.insertedId)).size).toBe(1);
  const stored = server.store.read().db.payments.filter(({ transactionId }) => transactionId === 'pi_at_once');
  expect(stored).toHaveLength(1);
  const other = await request('recordPayment', {}, { ...payment, transactionId: 'pi_another' }, token);
  expect(other.status).toBe(409);
});

test('M-12: a bike is marked as sold once when two buyers pay for it at the same time', async () => {
  const paying = [farhana, imran].map(async (buyer, turn) => {
    const [{ json: booking }, token] = [await book(buyer), await tokenOf(buyer.email)];
    const payment = {
      resaleValue: bike.resaleValue,
      transactionId: `pi_of_buyer_${turn}`,
      userEmail: buyer.email,
      bookingId: booking.insertedId,
    };
    expect((await request('recordPayment', {}, payment, token)).status).toBe(200);
    return (await request('markSold', { params: { bikeId: bike._id } })).json.modifiedCount;
  });
  expect((await Promise.all(paying)).toSorted()).toEqual([0, 1]);
  expect(server.store.read().db.products.filter(({ _id }) => _id === bike._id)).toMatchObject([{ soldOut: true }]);
});

describe.each([
  ['with the Idempotency-Key', true],
  ['without the Idempotency-Key', false],
])('confirmations of several buyers at the same time, %s', (_, sendsKeys) => {
  /** Creates buyers who have each booked the bike and have the payment page open. */
  const buyersAtPayment = (count: number) =>
    times(count, async (turn) => {
      const buyer = { name: `Buyer ${turn}`, email: `buyer${turn}@example.com` };
      await request('createUser', {}, { ...buyer, role: 'buyer' });
      const token = await tokenOf(buyer.email);
      const { insertedId } = (await book(buyer)).json;
      const amount = Number(bike.resaleValue) * 100;
      const createIntent = (attempt = '') =>
        request(
          'createPaymentIntent',
          {},
          { resaleValue: bike.resaleValue },
          token,
          sendsKeys ? `${insertedId}:${amount}${attempt}` : undefined,
        );
      const { json, status } = await createIntent();
      expect(status).toBe(200);
      return { createIntent, clientSecret: json.clientSecret as string };
    });

  test.each([2, 10])('T2: only one of %i buyers who confirm at the same time is charged', async (count) => {
    const buyers = await buyersAtPayment(count);
    const responses = await Promise.all(
      buyers.map(({ clientSecret }) => requestCard('confirm', { clientSecret, card: validCard })),
    );
    expect(server.store.read().db.charges).toHaveLength(1);
    expect(responses.filter(({ json }) => json.paymentIntent?.status === 'succeeded')).toHaveLength(1);
    expect(responses.filter(({ json }) => json.error?.payment_intent.status === 'canceled')).toHaveLength(count - 1);

    const next = await Promise.all(buyers.map(({ createIntent }) => createIntent(':2')));
    const refused = next.filter(({ status }) => status === 409);
    expect(refused.map(({ json }) => json)).toEqual(
      Array.from({ length: count - 1 }, () => ({ message: 'This bike is already sold.', code: 'already_sold' })),
    );
  });

  test('T2: only one of two buyers with a 3-D Secure card is charged when both confirm at the same time', async () => {
    const buyers = await buyersAtPayment(2);
    const challengeCard = { ...validCard, number: '4000002500003155' };
    const responses = await Promise.all(
      buyers.map(async ({ clientSecret }) => {
        const { json } = await requestCard('confirm', { clientSecret, card: challengeCard });
        if (json.paymentIntent?.status !== 'requires_action') return json;
        return (await requestCard('authenticate', { clientSecret, passed: true })).json;
      }),
    );
    expect(server.store.read().db.charges).toHaveLength(1);
    expect(responses.filter(({ error }) => error?.payment_intent.status === 'canceled')).toHaveLength(1);
  });
});

test('M-13: the bookings and payments of a deleted bike are kept', async () => {
  const { json: booking } = await book(farhana);
  const { db } = server.store.read();
  const token = await tokenOf(users.rahim.email);
  expect((await request('deleteBike', { params: { id: bike._id } }, undefined, token)).json).toMatchObject({
    deletedCount: 1,
  });
  const after = server.store.read().db;
  expect([after.bookings, after.payments, after.charges]).toEqual([db.bookings, db.payments, db.charges]);
  expect((await request('findBooking', { params: { id: booking.insertedId } })).json).toMatchObject({
    bikeName: bike.bikeName,
    resaleValue: bike.resaleValue,
  });
});

test('the handler of a write runs only once', async () => {
  let ids = 0;
  const countingServer = await startMock({
    newId: () => {
      ids += 1;
      return ids.toString(16).padStart(24, '0');
    },
  });
  onTestFinished(() => countingServer.close());
  const response = await fetch(`${countingServer.url}/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nadia', email: 'nadia@example.com', role: 'buyer' }),
  });
  // The handler creates one id each time it runs. The response has the first id, so the handler ran once.
  expect(await response.json()).toMatchObject({ acknowledged: true, insertedId: '000000000000000000000001' });
  expect(ids).toBe(1);
});
