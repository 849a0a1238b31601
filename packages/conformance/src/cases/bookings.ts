import assert from 'node:assert/strict';
import { toPoisha } from '@second-gear/contract';
import type { CauseName } from './findingCauses.ts';
import { accepts, fieldOf, fieldOfEach, rejects, type TestCase } from './testCase.ts';
import type { CaseContext, TestBooking } from './testData.ts';

/** Resale prices from which no amount can be computed (failure mode P12). */
const ambiguousPrices = ['1,20,000', '৳ 90000', 'abc', '0', '-5', '1e9', 90000.005, '0x10', '90000.'];

/** Returns the header `idempotency-key` for the payment of this booking: the booking's id and its price in poisha. */
const idempotencyHeader = ({ _id, resaleValue }: Pick<TestBooking, '_id' | 'resaleValue'>) => ({
  'idempotency-key': `${_id}:${toPoisha(resaleValue)}`,
});

const invalidPayments: [number, string, CauseName, (context: CaseContext) => Record<string, unknown>][] = [
  [403, 'the booking of another buyer', 'roles', ({ users }) => ({ userEmail: users.imran.email })],
  [403, 'the e-mail address of another buyer', 'roles', ({ users }) => ({ userEmail: users.imran.email })],
  [404, 'an unknown booking id', 'money', ({ unknownId }) => ({ bookingId: unknownId })],
  [400, 'another price than that of the booking', 'money', () => ({ resaleValue: '1' })],
  [400, 'a transaction id that is too long', 'input', () => ({ transactionId: 'p'.repeat(256) })],
  [
    409,
    'a second payment of a booking',
    'money',
    ({ bookings: { paid } }) => ({ bookingId: paid._id, resaleValue: paid.resaleValue }),
  ],
];

export const bookingCases: readonly TestCase[] = [
  accepts('bookBike', 'books a bike', ({ users: { farhana }, bookingBody }) => ({
    request: { body: bookingBody },
    expectedBody: { acknowledged: true },
    after: async ({ read }) => {
      const found = await read('listBookings', { query: { email: farhana.email } });
      const booking = found.find(({ bikeId }) => bikeId === bookingBody.bikeId);
      assert.deepEqual(
        [booking?.bikeName, booking?.phone, booking?.paid],
        [bookingBody.bikeName, bookingBody.phone, false],
      );
    },
  })),
  accepts(
    'bookBike',
    'takes name, price and image from the bike, not from the request [R1.03 R3.21 R3.22 R7.29]',
    { proves: 'M-5' },
    ({ users: { farhana }, bookingBody, bikes, unknownId }) => ({
      request: {
        body: {
          ...bookingBody,
          bikeName: 'Another',
          resaleValue: '1',
          img: '/another.svg',
          paid: true,
          _id: unknownId,
        },
      },
      expectedBody: { acknowledged: true },
      after: async ({ read }) => {
        const found = await read('listBookings', { query: { email: farhana.email } });
        const booking = found.find(({ bikeId }) => bikeId === bikes.available._id);
        assert.equal(booking?.bikeName, bikes.available.bikeName);
        assert.equal(booking.resaleValue, bikes.available.resaleValue);
        assert.equal(booking.img, bikes.available.img);
        assert.equal(booking.phone, bookingBody.phone);
        assert.equal(booking.paid, false);
        assert.notEqual(booking._id, unknownId);
      },
    }),
  ),
  rejects(
    'bookBike',
    200,
    'rejects a second booking with a message [R7.30]',
    { cause: 'calls', mayReject: true },
    ({ bookingBodyFor, bikes }) => ({
      request: { body: bookingBodyFor(bikes.booked) },
      after: async (_, { json }) => {
        assert(fieldOf(json, 'acknowledged') !== true, 'a second booking was acknowledged');
        const message = fieldOf(json, 'message');
        assert(typeof message === 'string' && message.trim(), 'there is no message for the buyer');
      },
    }),
  ),
  rejects(
    'bookBike',
    200,
    'rejects a second booking with the e-mail address in another letter case',
    { cause: 'emails' },
    ({ users: { farhana }, bookingBodyFor, bikes }) => ({
      request: { body: { ...bookingBodyFor(bikes.booked), userEmail: farhana.email.toUpperCase() } },
      expectedBody: { acknowledged: false },
    }),
  ),
  rejects('bookBike', 200, 'rejects a sold bike', { cause: 'bookings' }, ({ bikes, bookingBody }) => ({
    before: async ({ read }) => {
      await read('markSold', { params: { bikeId: bikes.available._id } });
    },
    request: { body: bookingBody },
    expectedBody: { acknowledged: false },
  })),
  rejects(
    'bookBike',
    200,
    'rejects a bike that does not exist',
    { cause: 'bookings' },
    ({ bookingBody, unknownId }) => ({
      request: { body: { ...bookingBody, bikeId: unknownId } },
      expectedBody: { acknowledged: false },
    }),
  ),
  rejects(
    'bookBike',
    200,
    'rejects a user who is not a buyer [R6.04]',
    { cause: 'roles' },
    ({ users: { rahim }, bookingBody }) => ({
      request: { body: { ...bookingBody, userEmail: rahim.email } },
      expectedBody: { acknowledged: false },
    }),
  ),
  rejects('bookBike', 400, 'requires a phone number [R1.03]', ({ bookingBody }) => ({
    request: { body: { ...bookingBody, phone: ' ' } },
  })),
  rejects('bookBike', 400, 'requires a meeting location [R1.03]', ({ bookingBody }) => ({
    request: { body: { ...bookingBody, location: undefined } },
  })),

  accepts('listBookings', 'lists the bookings of one buyer [R7.31]', ({ users: { farhana }, bookings }) => ({
    request: { query: { email: farhana.email } },
    after: async (_, { json }) => {
      assert(fieldOfEach(json, '_id').includes(bookings.unpaid._id));
      assert(fieldOfEach(json, 'userEmail').every((email) => email === farhana.email));
    },
  })),

  accepts('findBooking', 'finds one booking [R7.32]', ({ bookings }) => ({
    request: { params: { id: bookings.unpaid._id } },
    expectedBody: { _id: bookings.unpaid._id, bikeName: bookings.unpaid.bikeName },
  })),
  accepts('findBooking', 'returns null for an unknown id', ({ unknownId }) => ({
    request: { params: { id: unknownId } },
    expectedBody: null,
  })),

  accepts('createPaymentIntent', 'returns a client secret [R7.33]', ({ users: { farhana }, bookings }) => ({
    as: farhana.email,
    request: { body: { resaleValue: bookings.unpaid.resaleValue } },
    raw: { headers: idempotencyHeader(bookings.unpaid) },
  })),
  accepts(
    'createPaymentIntent',
    'accepts a price that is a number',
    { cause: 'input' },
    ({ users: { farhana }, bookings }) => ({
      as: farhana.email,
      request: { body: { resaleValue: Number(bookings.unpaid.resaleValue) } },
      raw: { headers: idempotencyHeader(bookings.unpaid) },
    }),
  ),
  rejects(
    'createPaymentIntent',
    409,
    'rejects a sold bike',
    { cause: 'reservation' },
    ({ users: { farhana }, bookings, bikes }) => ({
      as: farhana.email,
      before: async ({ read }) => {
        await read('markSold', { params: { bikeId: bikes.booked._id } });
      },
      request: { body: { resaleValue: bookings.unpaid.resaleValue } },
      raw: { headers: idempotencyHeader(bookings.unpaid) },
      expectedBody: { code: 'already_sold' },
    }),
  ),
  ...ambiguousPrices.map((resaleValue) =>
    rejects(
      'createPaymentIntent',
      400,
      `rejects an ambiguous price: ${resaleValue}`,
      { cause: 'prices' },
      ({ users: { farhana } }) => ({ as: farhana.email, request: { body: { resaleValue } } }),
    ),
  ),

  accepts('recordPayment', 'marks the booking as paid', ({ users: { farhana }, paymentBody }) => ({
    as: farhana.email,
    request: { body: paymentBody },
    after: async ({ read }) => {
      const booking = await read('findBooking', { params: { id: paymentBody.bookingId } });
      assert.deepEqual([booking?.paid, booking?.transactionId], [true, paymentBody.transactionId]);
    },
  })),
  accepts(
    'recordPayment',
    'records a payment once when the request is repeated [R3.22 R3.24 R7.34]',
    { cause: 'money' },
    ({ users: { farhana }, paymentBody }) => ({
      as: farhana.email,
      request: { body: { ...paymentBody, resaleValue: Number(paymentBody.resaleValue) } },
      after: async ({ send, read }, { json }) => {
        const again = await read('recordPayment', { body: paymentBody }, farhana.email);
        assert.equal(again.insertedId, fieldOf(json, 'insertedId'));
        const booking = await read('findBooking', { params: { id: paymentBody.bookingId } });
        assert.deepEqual([booking?.paid, booking?.transactionId], [true, paymentBody.transactionId]);
        const other = { ...paymentBody, transactionId: `${paymentBody.transactionId}b` };
        assert.equal((await send('recordPayment', { body: other }, farhana.email)).status, 409);
      },
    }),
  ),

  ...invalidPayments.map(([status, what, cause, change]) =>
    rejects('recordPayment', status, `rejects ${what}`, { cause }, (context) => ({
      as: what === 'the booking of another buyer' ? context.users.imran.email : context.users.farhana.email,
      request: { body: { ...context.paymentBody, ...change(context) } },
    })),
  ),

  accepts('markSold', 'marks a bike as sold, which ends its advertisement [R4.06 R7.35]', ({ bikes }) => ({
    request: { params: { bikeId: bikes.advertised._id } },
    expectedBody: { modifiedCount: 1 },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: bikes.advertised.category_id } });
      const bike = listed.find(({ _id }) => _id === bikes.advertised._id);
      assert.deepEqual([bike?.soldOut, bike?.advertise], [true, false]);
      const again = await read('markSold', { params: { bikeId: bikes.advertised._id } });
      assert.equal(again.modifiedCount, 0);
    },
  })),
];
