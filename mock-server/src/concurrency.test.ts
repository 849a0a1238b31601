import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, people } from '@second-gear/contract/fixtures';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMock } from './testing/startMock.ts';

const server = await startMock();
afterAll(() => server.close());
beforeEach(() => server.reset());

const { farhana, imran } = people;
const bike = bikes.available;

const ask = async (name: EndpointName, asked: Parameters<typeof pathOf>[1], body?: unknown, token?: string) => {
  const answer = await fetch(server.url + pathOf(name, asked), {
    method: endpoints[name].method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
};

const tokenOf = async (email: string): Promise<string> =>
  (await ask('accessToken', { query: { email } })).json.accessToken;

const book = (buyer: { name: string; email: string }) =>
  ask(
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

const many = <Result>(count: number, work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

test('M-12: two hundred bookings of one bike by one buyer at once are one', async () => {
  const answers = await many(200, () => book(farhana));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ json }) => json.acknowledged === true)).toHaveLength(1);
  const refused = new Set(answers.flatMap(({ json }) => (json.acknowledged ? [] : [json.message])));
  expect([...refused]).toEqual([`You already booked ${bike.bikeName}`]);
  const orders = (await ask('listBookings', { query: { email: farhana.email } })).json;
  expect(orders.filter(({ bikeId }: { bikeId: string }) => bikeId === bike._id)).toHaveLength(1);
});

test('M-12: one charge that is told twenty times at once is recorded once, with one answer', async () => {
  const { json: booking } = await book(farhana);
  const token = await tokenOf(farhana.email);
  const receipt = {
    resaleValue: bike.resaleValue,
    transactionId: 'pi_at_once',
    userEmail: farhana.email,
    bookingId: booking.insertedId,
  };
  const answers = await many(20, () => ask('recordPayment', {}, receipt, token));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => json.insertedId)).size).toBe(1);
  const kept = server.store.read().db.payments.filter(({ transactionId }) => transactionId === 'pi_at_once');
  expect(kept).toHaveLength(1);
  const other = await ask('recordPayment', {}, { ...receipt, transactionId: 'pi_another' }, token);
  expect(other.status).toBe(409);
});

test('M-12: of two buyers who pay one bike at once, one finds it sold already', async () => {
  const paying = [farhana, imran].map(async (buyer, turn) => {
    const [{ json: booking }, token] = [await book(buyer), await tokenOf(buyer.email)];
    const receipt = {
      resaleValue: bike.resaleValue,
      transactionId: `pi_of_buyer_${turn}`,
      userEmail: buyer.email,
      bookingId: booking.insertedId,
    };
    expect((await ask('recordPayment', {}, receipt, token)).status).toBe(200);
    return (await ask('markSold', { params: { bikeId: bike._id } })).json.modifiedCount;
  });
  expect((await Promise.all(paying)).toSorted()).toEqual([0, 1]);
  expect(server.store.read().db.products.filter(({ _id }) => _id === bike._id)).toMatchObject([{ soldOut: true }]);
});

test('M-13: a deleted bike leaves what was booked and paid of it', async () => {
  const { json: booking } = await book(farhana);
  const { db } = server.store.read();
  const token = await tokenOf(people.rahim.email);
  expect((await ask('deleteBike', { params: { id: bike._id } }, undefined, token)).json).toMatchObject({
    deletedCount: 1,
  });
  const after = server.store.read().db;
  expect([after.bookings, after.payments, after.charges]).toEqual([db.bookings, db.payments, db.charges]);
  expect((await ask('findBooking', { params: { id: booking.insertedId } })).json).toMatchObject({
    bikeName: bike.bikeName,
    resaleValue: bike.resaleValue,
  });
});
