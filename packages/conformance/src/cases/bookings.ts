import assert from 'node:assert/strict';
import { poishaOf } from '@second-gear/contract';
import { wishFor } from '@second-gear/fixtures';
import { bad, type Case, eachOf, fieldOf, good } from './testCase.ts';
import type { CastBooking, Person } from './testData.ts';

/** Prices that could be read in two ways, or not at all (faults P12). */
const uncertainPrices = ['1,20,000', '৳ 90000', 'abc', '0', '-5', '1e9', 90000.005, '0x10', '90000.'];

/** Which booking is to be paid, in the header in which the client says so. */
const keyFor = ({ _id, resaleValue }: Pick<CastBooking, '_id' | 'resaleValue'>) => ({
  'idempotency-key': `${_id}:${poishaOf(resaleValue)}`,
});

export const aboutOrders: readonly Case[] = [
  good('bookBike', 'books a bike', ({ people: { farhana }, wish }) => ({
    given: { body: wish },
    shows: { acknowledged: true },
    after: async ({ read }) => {
      const orders = await read('listBookings', { query: { email: farhana.email } });
      const order = orders.find(({ bikeId }) => bikeId === wish.bikeId);
      assert.deepEqual([order?.bikeName, order?.phone, order?.paid], [wish.bikeName, wish.phone, false]);
    },
  })),
  good(
    'bookBike',
    'books a bike, as the server knows it [R1.03 R3.21 R3.22 R7.29]',
    ({ people: { farhana }, wish, bikes, unknownId }) => ({
      given: {
        body: { ...wish, bikeName: 'Another', resaleValue: '1', img: '/another.svg', paid: true, _id: unknownId },
      },
      shows: { acknowledged: true },
      after: async ({ read }) => {
        const orders = await read('listBookings', { query: { email: farhana.email } });
        const order = orders.find(({ bikeId }) => bikeId === bikes.available._id);
        assert.equal(order?.bikeName, bikes.available.bikeName);
        assert.equal(order.resaleValue, bikes.available.resaleValue);
        assert.equal(order.img, bikes.available.img);
        assert.equal(order.phone, wish.phone);
        assert.equal(order.paid, false);
        assert.notEqual(order._id, unknownId);
      },
    }),
    { proves: 'M-5' },
  ),
  bad(
    'bookBike',
    200,
    'refuses a second booking with the server’s sentence [R7.30]',
    ({ wishFor, bikes }) => ({
      given: { body: wishFor(bikes.booked) },
      after: async (_, { json }) => {
        assert(fieldOf(json, 'acknowledged') !== true, 'a second booking is acknowledged');
        const message = fieldOf(json, 'message');
        assert(typeof message === 'string' && message.trim(), 'there is no message that the buyer can read');
      },
    }),
    { about: 'calls', orRefused: true },
  ),
  bad(
    'bookBike',
    200,
    'refuses a second booking, whatever the case of the address',
    ({ people: { farhana }, wishFor, bikes }) => ({
      given: { body: { ...wishFor(bikes.booked), userEmail: farhana.email.toUpperCase() } },
      shows: { acknowledged: false },
    }),
    { about: 'emails' },
  ),
  bad(
    'bookBike',
    200,
    'refuses a sold bike',
    ({ bikes, wish }) => ({
      before: async ({ read }) => {
        await read('markSold', { params: { bikeId: bikes.available._id } });
      },
      given: { body: wish },
      shows: { acknowledged: false },
    }),
    { about: 'bookings' },
  ),
  bad(
    'bookBike',
    200,
    'refuses a bike that is no longer listed',
    ({ wish, unknownId }) => ({ given: { body: { ...wish, bikeId: unknownId } }, shows: { acknowledged: false } }),
    { about: 'bookings' },
  ),
  bad(
    'bookBike',
    200,
    'refuses whoever is no buyer [R6.04]',
    ({ people: { rahim }, wish }) => ({
      given: { body: { ...wish, userEmail: rahim.email } },
      shows: { acknowledged: false },
    }),
    { about: 'roles' },
  ),
  bad('bookBike', 400, 'wants a phone number [R1.03]', ({ wish }) => ({ given: { body: { ...wish, phone: ' ' } } })),
  bad('bookBike', 400, 'wants a meeting location [R1.03]', ({ wish }) => ({
    given: { body: { ...wish, location: undefined } },
  })),

  good('listBookings', 'lists what one buyer booked [R7.31]', ({ people: { farhana }, bookings }) => ({
    given: { query: { email: farhana.email } },
    after: async (_, { json }) => {
      assert(eachOf(json, '_id').includes(bookings.unpaid._id));
      assert(eachOf(json, 'userEmail').every((email) => email === farhana.email));
    },
  })),
  good('listBookings', 'has none of a stranger', { given: { query: { email: 'stranger@example.com' } }, shows: [] }),
  bad(
    'listBookings',
    400,
    'never lists everything for want of an address',
    { raw: { path: '/bookings' } },
    { proves: 'M-3' },
  ),

  good('findBooking', 'finds one booking [R7.32]', ({ bookings }) => ({
    given: { params: { id: bookings.unpaid._id } },
    shows: { _id: bookings.unpaid._id, bikeName: bookings.unpaid.bikeName },
  })),
  good('findBooking', 'answers null to an unknown id', ({ unknownId }) => ({
    given: { params: { id: unknownId } },
    shows: null,
  })),
  bad(
    'findBooking',
    404,
    'knows that an id is nobody’s',
    { given: { params: { id: 'constructor' } } },
    { proves: 'M-10' },
  ),

  good('createPaymentIntent', 'gives a client secret [R7.33]', ({ people: { farhana }, bookings }) => ({
    as: farhana.email,
    given: { body: { resaleValue: bookings.unpaid.resaleValue } },
    raw: { headers: keyFor(bookings.unpaid) },
  })),
  good(
    'createPaymentIntent',
    'takes a price that is a number',
    ({ people: { farhana }, bookings }) => ({
      as: farhana.email,
      given: { body: { resaleValue: Number(bookings.unpaid.resaleValue) } },
      raw: { headers: keyFor(bookings.unpaid) },
    }),
    { about: 'input' },
  ),
  bad(
    'createPaymentIntent',
    409,
    'refuses a bike that another buyer has paid for',
    ({ people: { farhana, imran }, bikes: { available }, transactionId }) => ({
      as: imran.email,
      given: { body: { resaleValue: available.resaleValue } },
      arrange: async ({ read }) => {
        const bookingOf = async (buyer: Person): Promise<string> => {
          const { insertedId } = await read('bookBike', { body: wishFor(available, buyer) });
          assert(insertedId, 'bookBike gave no id');
          return insertedId;
        };
        const bookingId = await bookingOf(farhana);
        const other = await bookingOf(imran);
        const { resaleValue } = available;
        const body = { resaleValue, transactionId: `${transactionId}_first`, userEmail: farhana.email, bookingId };
        await read('recordPayment', { body }, farhana.email);
        await read('markSold', { params: { bikeId: available._id } });
        return { raw: { headers: keyFor({ _id: other, resaleValue }) } };
      },
      shows: { code: 'already_sold' },
    }),
    { about: 'reservation' },
  ),
  bad(
    'createPaymentIntent',
    409,
    'gives no intent for a sold bike',
    ({ people: { farhana }, bookings, bikes }) => ({
      as: farhana.email,
      before: async ({ read }) => {
        await read('markSold', { params: { bikeId: bikes.booked._id } });
      },
      given: { body: { resaleValue: bookings.unpaid.resaleValue } },
      raw: { headers: keyFor(bookings.unpaid) },
      shows: { code: 'already_sold' },
    }),
    { about: 'reservation' },
  ),
  ...uncertainPrices.map((resaleValue) =>
    bad(
      'createPaymentIntent',
      400,
      `charges no price that must be guessed: ${resaleValue}`,
      ({ people: { farhana } }) => ({ as: farhana.email, given: { body: { resaleValue } } }),
      { about: 'money' },
    ),
  ),

  good('recordPayment', 'makes a booking paid', ({ people: { farhana }, receipt }) => ({
    as: farhana.email,
    given: { body: receipt },
    after: async ({ read }) => {
      const order = await read('findBooking', { params: { id: receipt.bookingId } });
      assert.deepEqual([order?.paid, order?.transactionId], [true, receipt.transactionId]);
    },
  })),
  good(
    'recordPayment',
    'makes a booking paid once, however often it is told [R3.22 R3.24 R7.34]',
    ({ people: { farhana }, receipt }) => ({
      as: farhana.email,
      given: { body: { ...receipt, resaleValue: Number(receipt.resaleValue) } },
      after: async ({ ask, read }, { json }) => {
        const again = await read('recordPayment', { body: receipt }, farhana.email);
        assert.equal(again.insertedId, fieldOf(json, 'insertedId'));
        const order = await read('findBooking', { params: { id: receipt.bookingId } });
        assert.deepEqual([order?.paid, order?.transactionId], [true, receipt.transactionId]);
        const other = { ...receipt, transactionId: `${receipt.transactionId}b` };
        assert.equal((await ask('recordPayment', { body: other }, farhana.email)).status, 409);
      },
    }),
    { about: 'money' },
  ),
  good(
    'recordPayment',
    'sets the id and the price itself',
    ({ people: { farhana }, receipt, unknownId }) => ({
      as: farhana.email,
      given: { body: { ...receipt, _id: unknownId, paid: false, soldOut: true, isVerified: true } },
      after: async ({ read }, { json }) => {
        assert.notEqual(fieldOf(json, 'insertedId'), unknownId);
        const order = await read('findBooking', { params: { id: receipt.bookingId } });
        assert.equal(order?.paid, true);
      },
    }),
    { proves: 'M-5' },
  ),
  bad(
    'recordPayment',
    403,
    'is not for the bookings of others',
    ({ people: { imran }, receipt }) => ({ as: imran.email, given: { body: { ...receipt, userEmail: imran.email } } }),
    { proves: 'M-4' },
  ),
  bad(
    'recordPayment',
    403,
    'is not said for others',
    ({ people: { farhana, imran }, receipt }) => ({
      as: farhana.email,
      given: { body: { ...receipt, userEmail: imran.email } },
    }),
    { proves: 'M-4' },
  ),
  bad(
    'recordPayment',
    404,
    'finds no booking with an unknown id',
    ({ people: { farhana }, receipt, unknownId }) => ({
      as: farhana.email,
      given: { body: { ...receipt, bookingId: unknownId } },
    }),
    { about: 'money' },
  ),
  bad(
    'recordPayment',
    400,
    'wants the price of the booking',
    ({ people: { farhana }, receipt }) => ({
      as: farhana.email,
      given: { body: { ...receipt, resaleValue: '1' } },
    }),
    { about: 'money' },
  ),
  bad('recordPayment', 400, 'takes no endless transaction id', ({ people: { farhana }, receipt }) => ({
    as: farhana.email,
    given: { body: { ...receipt, transactionId: receipt.transactionId.padEnd(256, 'p') } },
  })),
  bad(
    'recordPayment',
    409,
    'pays no booking twice',
    ({ people: { farhana }, receipt, bookings }) => ({
      as: farhana.email,
      given: { body: { ...receipt, bookingId: bookings.paid._id, resaleValue: bookings.paid.resaleValue } },
    }),
    { about: 'money' },
  ),

  good('markSold', 'takes a bike off the home page, once [R4.06 R7.35]', ({ bikes }) => ({
    given: { params: { bikeId: bikes.advertised._id } },
    shows: { modifiedCount: 1 },
    after: async ({ read }) => {
      const listed = await read('listBikes', { params: { id: bikes.advertised.category_id } });
      const bike = listed.find(({ _id }) => _id === bikes.advertised._id);
      assert.deepEqual([bike?.soldOut, bike?.advertise], [true, false]);
      const again = await read('markSold', { params: { bikeId: bikes.advertised._id } });
      assert.equal(again.modifiedCount, 0);
    },
  })),
  bad(
    'markSold',
    200,
    'makes no bike of an unknown id',
    ({ unknownId }) => ({ given: { params: { bikeId: unknownId } }, shows: { modifiedCount: 0 } }),
    { proves: 'M-6' },
  ),
];
