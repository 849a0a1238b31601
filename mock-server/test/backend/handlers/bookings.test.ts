import { buildBike, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { bookBike } from '../../../src/backend/handlers/bookings.ts';
import { dbAfter, dbWith, testContext } from './testDb.ts';

const { farhana, imran } = users;
const bike = buildBike({ bikeName: 'Honda CB750 K2', resaleValue: '985000' });
const bookingBody = {
  bikeId: bike._id,
  img: '',
  userName: 'Farhana',
  userEmail: farhana.email,
  bikeName: bike.bikeName,
  resaleValue: bike.resaleValue,
  phone: '01711000142',
  location: 'Shahbagh',
};

test('bookBike accepts only one booking of a bike per buyer', () => {
  const db = dbWith({ users: [farhana, imran], products: [bike] });
  const context = testContext();
  const once = dbAfter(bookBike(db, { ...context, body: bookingBody }));
  const twice = dbAfter(bookBike(once, { ...context, body: { ...bookingBody, userEmail: imran.email } }));
  expect(twice.bookings).toMatchObject([
    { bikeId: bike._id, userEmail: farhana.email, userName: 'Farhana', paid: false },
    { bikeId: bike._id, userEmail: imran.email, paid: false },
  ]);
  expect(bookBike(twice, { ...context, body: bookingBody })).toEqual({
    status: 200,
    json: { acknowledged: false, message: 'You already booked Honda CB750 K2' },
  });
});
