import { buildBike, buildBooking, users } from '@second-gear/fixtures';
import type { StoredBooking } from '@second-gear/fixtures/db';
import { expect, test } from 'vitest';
import { createPaymentIntent, recordPayment } from '../../../src/backend/handlers/payments.ts';
import { dbAfter, dbWith, testContext } from './testDb.ts';

const { farhana, imran } = users;
const bike = buildBike({ bikeName: 'Honda CB750 K2', resaleValue: '985000' });

test('createPaymentIntent converts the price to poisha [R9.01]', () => {
  const context = { ...testContext(), currentUser: farhana, body: { resaleValue: '985000.5' } };
  expect(dbAfter(createPaymentIntent(dbWith({}), context)).intents).toMatchObject([
    { amount: 98_500_050, currency: 'bdt', status: 'requires_payment_method' },
  ]);
});

test('P16: createPaymentIntent returns an existing intent only for the same buyer and Idempotency-Key', () => {
  const context = {
    ...testContext(),
    currentUser: farhana,
    body: { resaleValue: '985000' },
    idempotencyKey: 'booking:98500000',
  };
  const once = dbAfter(createPaymentIntent(dbWith({}), context));
  const charged = dbWith({ intents: once.intents.map((intent) => ({ ...intent, status: 'succeeded' as const })) });
  const secret = once.intents[0]?.clientSecret;
  expect(createPaymentIntent(charged, context)).toEqual({ status: 200, json: { clientSecret: secret } });
  for (const other of [
    { idempotencyKey: undefined },
    { idempotencyKey: 'booking:98500000:2' },
    { currentUser: imran },
  ]) {
    expect(dbAfter(createPaymentIntent(once, { ...context, ...other })).intents).toHaveLength(2);
  }
  expect(createPaymentIntent(once, { ...context, body: { resaleValue: '1' } })).toMatchObject({ status: 409 });
});

const paymentBody = (booking: StoredBooking, transactionId: string) => ({
  resaleValue: String(booking.resaleValue),
  transactionId,
  userEmail: farhana.email,
  bookingId: booking._id,
});

test('recordPayment records only one transaction for a booking, and only one booking for a transaction', () => {
  const first = buildBooking({ bike });
  const second = buildBooking({ bike: buildBike({ bikeName: 'Honda CD 70' }) });
  const db = dbWith({ bookings: [first, second] });
  const context = { ...testContext(), currentUser: farhana };

  const paid = dbAfter(recordPayment(db, { ...context, body: paymentBody(first, 'pi_1') }));
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
  expect(recordPayment(paid, { ...context, body: paymentBody(first, 'pi_1') })).toEqual({
    status: 200,
    json: { acknowledged: true, insertedId: paid.payments[0]?._id },
  });
  expect(recordPayment(paid, { ...context, body: paymentBody(second, 'pi_1') })).toMatchObject({ status: 409 });
  expect(recordPayment(paid, { ...context, body: paymentBody(first, 'pi_2') })).toMatchObject({ status: 409 });
});
