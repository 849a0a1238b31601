import { poishaOf, sameEmail } from '@second-gear/contract';
import type { StoredBooking, StoredIntent, StoredPayment } from '@second-gear/fixtures/db';
import { changeOne, findById, inserted, updated } from '../collections.ts';
import { type Call, changes, refuses, says } from '../handler.ts';
import { bookingToPay, chargedIntentOf, isTaken } from './reservations.ts';
import { userByEmail } from './users.ts';

/** A booking is refused with 200 and a sentence, as the real server does; the client shows that sentence (spec §8). */
const notBooked = (message: string) => says({ acknowledged: false, message });

/** What the booking says of the bike is the server's own record, not what the request says of it. */
export const bookBike: Call<'bookBike'> = (db, { body, newId }) => {
  const bike = findById(db.products, body.bikeId);
  if (!bike) return notBooked('This bike is no longer listed');
  const buyer = userByEmail(db, body.userEmail);
  if (buyer?.role !== 'buyer') return notBooked('Only Buyer can book');
  const isBooked = db.bookings.some(
    ({ bikeId, userEmail }) => bikeId === bike._id && sameEmail(userEmail, buyer.email),
  );
  if (isBooked) return notBooked(`You already booked ${bike.bikeName}`);
  if (bike.soldOut) return notBooked(`${bike.bikeName} is already sold`);

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
  return changes({ ...db, bookings: [...db.bookings, booking] }, inserted(booking._id));
};

export const listBookings: Call<'listBookings'> = (db, { query }) =>
  says(db.bookings.filter(({ userEmail }) => sameEmail(userEmail, query.email)));

export const findBooking: Call<'findBooking'> = (db, { params }) => says(findById(db.bookings, params.id) ?? null);

/**
 * A new intent on every call, unless its buyer has asked with the same key before: then the same one, however far it has
 * come, so that a second device finds the charge of the first (faults P16). The amount is in poisha, and never guessed
 * from a price that can be read in two ways. The intent is refused when another buyer has the bike, and reserves nothing
 * itself: a buyer who only opens the payment page does not keep others from paying.
 */
export const createPaymentIntent: Call<'createPaymentIntent'> = (db, { body, reader, now, newId, idempotencyKey }) => {
  const amount = poishaOf(body.resaleValue);
  if (!amount) return refuses(400, 'resaleValue must be a positive number with at most two decimals.');
  const askedWith = idempotencyKey ? { email: reader.email, key: idempotencyKey.slice(0, 255) } : undefined;
  const known = db.intents.find(
    (intent) => askedWith && intent.askedWith?.key === askedWith.key && intent.askedWith.email === askedWith.email,
  );
  if (known && known.amount !== amount) {
    return refuses(409, 'This Idempotency-Key was sent with another amount before.', 'idempotency_key_reused');
  }
  const booking = bookingToPay(db, { email: reader.email, amount, idempotencyKey });
  const charged = known?.status === 'succeeded' ? known : booking && chargedIntentOf(db, booking);
  if (charged) return says({ clientSecret: charged.clientSecret });
  if (booking?.paid) return refuses(409, 'This booking is already paid.', 'already_paid');
  if (booking && isTaken(db, booking, now)) return refuses(409, 'This bike is already sold.', 'already_sold');
  if (known) return says({ clientSecret: known.clientSecret });
  const id = `pi_${newId()}`;
  const intent: StoredIntent = {
    _id: newId(),
    id,
    clientSecret: `${id}_secret_${newId()}`,
    amount,
    currency: 'bdt',
    status: 'requires_payment_method',
    ...(booking && { bookingId: booking._id }),
    ...(askedWith && { askedWith }),
  };
  return changes({ ...db, intents: [...db.intents, intent] }, { clientSecret: intent.clientSecret });
};

/**
 * Recording one transaction twice records it once, with one answer: a client that lost the answer may ask again.
 * The ledger is not looked at, on purpose: with a publishable key the charge is in Stripe's books, which this server
 * cannot read, so that it takes the transaction id on trust, as the real one does.
 */
export const recordPayment: Call<'recordPayment'> = (db, { body, reader, newId }) => {
  const booking = findById(db.bookings, body.bookingId);
  if (!booking) return refuses(404, 'There is no such booking.');
  if (!sameEmail(booking.userEmail, reader.email) || !sameEmail(body.userEmail, reader.email)) {
    return refuses(403, 'This booking is not yours.');
  }
  const known = db.payments.find(({ transactionId }) => transactionId === body.transactionId);
  if (known?.bookingId === booking._id) return says(inserted(known._id));
  if (known) return refuses(409, 'This transaction has already paid for another booking.');
  if (booking.paid) return refuses(409, 'This booking is already paid.');
  const amount = poishaOf(booking.resaleValue);
  if (!amount || amount !== poishaOf(body.resaleValue)) return refuses(400, 'This is not the price of the booking.');

  const { transactionId } = body;
  const payment: StoredPayment = {
    _id: newId(),
    resaleValue: booking.resaleValue,
    transactionId,
    userEmail: booking.userEmail,
    bookingId: booking._id,
  };
  return changes(
    {
      ...db,
      payments: [...db.payments, payment],
      bookings: changeOne(db.bookings, booking._id, { paid: true, transactionId }),
    },
    inserted(payment._id),
  );
};

/** A sold bike leaves the home page too. */
export const markSold: Call<'markSold'> = (db, { params }) => {
  const bike = findById(db.products, params.bikeId);
  if (!bike) return says(updated(0, 0));
  if (bike.soldOut) return says(updated(1, 0));
  const products = changeOne(db.products, bike._id, { soldOut: true, advertise: false });
  return changes({ ...db, products }, updated(1, 1));
};
