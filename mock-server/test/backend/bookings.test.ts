import { buildBike, buildBooking, users } from '@second-gear/fixtures';
import type { StoredBooking } from '@second-gear/fixtures/db';
import { expect, test } from 'vitest';
import { bookBike, createPaymentIntent, recordPayment } from '../../src/backend/handlers/bookings.ts';
import { after, given, shopWith } from './testDb.ts';

const { farhana, imran } = users;
const bike = buildBike({ bikeName: 'Honda CB750 K2', resaleValue: '985000' });
const wish = {
  bikeId: bike._id,
  img: '',
  userName: 'Farhana',
  userEmail: farhana.email,
  bikeName: bike.bikeName,
  resaleValue: bike.resaleValue,
  phone: '01711000142',
  location: 'Shahbagh',
};

test('one bike may be booked by several buyers, and by each once', () => {
  const db = shopWith({ users: [farhana, imran], products: [bike] });
  const ask = given();
  const once = after(bookBike(db, { ...ask, body: wish }));
  const twice = after(bookBike(once, { ...ask, body: { ...wish, userEmail: imran.email } }));
  expect(twice.bookings).toMatchObject([
    { bikeId: bike._id, userEmail: farhana.email, userName: 'Farhana', paid: false },
    { bikeId: bike._id, userEmail: imran.email, paid: false },
  ]);
  expect(bookBike(twice, { ...ask, body: wish })).toEqual({
    status: 200,
    json: { acknowledged: false, message: 'You already booked Honda CB750 K2' },
  });
});

test('an intent is for the price in poisha [R9.01]', () => {
  const ask = { ...given(), currentUser: farhana, body: { resaleValue: '985000.5' } };
  expect(after(createPaymentIntent(shopWith({}), ask)).intents).toMatchObject([
    { amount: 98_500_050, currency: 'bdt', status: 'requires_payment_method' },
  ]);
});

test('P16: asked again with the same key, it is the same intent, charged or not; without a key, with another, or for another buyer it is a new one', () => {
  const ask = { ...given(), currentUser: farhana, body: { resaleValue: '985000' }, idempotencyKey: 'booking:98500000' };
  const once = after(createPaymentIntent(shopWith({}), ask));
  const charged = shopWith({ intents: once.intents.map((intent) => ({ ...intent, status: 'succeeded' as const })) });
  const secret = once.intents[0]?.clientSecret;
  expect(createPaymentIntent(charged, ask)).toEqual({ status: 200, json: { clientSecret: secret } });
  for (const other of [
    { idempotencyKey: undefined },
    { idempotencyKey: 'booking:98500000:2' },
    { currentUser: imran },
  ]) {
    expect(after(createPaymentIntent(once, { ...ask, ...other })).intents).toHaveLength(2);
  }
  expect(createPaymentIntent(once, { ...ask, body: { resaleValue: '1' } })).toMatchObject({ status: 409 });
});

const receiptOf = (booking: StoredBooking, transactionId: string) => ({
  resaleValue: String(booking.resaleValue),
  transactionId,
  userEmail: farhana.email,
  bookingId: booking._id,
});

test('one transaction pays one booking', () => {
  const first = buildBooking({ bike });
  const second = buildBooking({ bike: buildBike({ bikeName: 'Honda CD 70' }) });
  const db = shopWith({ bookings: [first, second] });
  const ask = { ...given(), currentUser: farhana };

  const paid = after(recordPayment(db, { ...ask, body: receiptOf(first, 'pi_1') }));
  expect(paid.bookings).toEqual([{ ...first, paid: true, transactionId: 'pi_1' }, second]);
  expect(paid.payments).toEqual([
    {
      _id: expect.any(String),
      resaleValue: first.resaleValue,
      transactionId: 'pi_1',
      userEmail: farhana.email,
      bookingId: first._id,
    },
  ]);
  expect(recordPayment(paid, { ...ask, body: receiptOf(first, 'pi_1') })).toEqual({
    status: 200,
    json: { acknowledged: true, insertedId: paid.payments[0]?._id },
  });
  expect(recordPayment(paid, { ...ask, body: receiptOf(second, 'pi_1') })).toMatchObject({ status: 409 });
  expect(recordPayment(paid, { ...ask, body: receiptOf(first, 'pi_2') })).toMatchObject({ status: 409 });
});

test('the price of an old record may be a number, and that of a receipt written otherwise', () => {
  const booking = { ...buildBooking({ bike }), resaleValue: 90000.5 };
  const db = shopWith({ bookings: [booking] });
  const body = { ...receiptOf(booking, 'pi_1'), resaleValue: '90000.50' };
  expect(after(recordPayment(db, { ...given(), currentUser: farhana, body })).payments).toMatchObject([
    { resaleValue: 90000.5, transactionId: 'pi_1', bookingId: booking._id },
  ]);
});
