import { sameEmail } from '@second-gear/contract';
import type { StoredBooking } from '@second-gear/fixtures/db';
import { findById, inserted, userByEmail } from '../core/collections.ts';
import { type EndpointHandler, ok, okWithDb } from '../core/handlerTypes.ts';

/** As the real server does. The client shows the message. */
const rejectBooking = (message: string) => ok({ acknowledged: false, message });

/** Name, price and image are those of the server's record of the bike, not those of the request. */
export const bookBike: EndpointHandler<'bookBike'> = (db, { body, newId }) => {
  const bike = findById(db.products, body.bikeId);
  if (!bike) return rejectBooking('This bike is no longer listed');
  const buyer = userByEmail(db, body.userEmail);
  if (buyer?.role !== 'buyer') return rejectBooking('Only Buyer can book');
  const isBooked = db.bookings.some(
    ({ bikeId, userEmail }) => bikeId === bike._id && sameEmail(userEmail, buyer.email),
  );
  if (isBooked) return rejectBooking(`You already booked ${bike.bikeName}`);
  if (bike.soldOut) return rejectBooking(`${bike.bikeName} is already sold`);

  const booking: StoredBooking = {
    _id: newId(),
    bikeId: bike._id,
    img: bike.img,
    userName: body.userName,
    userEmail: buyer.email,
    bikeName: bike.bikeName,
    resaleValue: bike.resaleValue,
    phone: body.phone,
    location: body.location,
    paid: false,
  };
  return okWithDb({ ...db, bookings: [...db.bookings, booking] }, inserted(booking._id));
};

export const listBookings: EndpointHandler<'listBookings'> = (db, { query }) =>
  ok(db.bookings.filter(({ userEmail }) => sameEmail(userEmail, query.email)));

export const findBooking: EndpointHandler<'findBooking'> = (db, { params }) =>
  ok(findById(db.bookings, params.id) ?? null);
