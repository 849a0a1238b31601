import { sameEmail, toPoisha } from '@second-gear/contract';
import type { StoredPayment } from '@second-gear/fixtures/db';
import { findById, inserted, updateById } from '../core/collections.ts';
import { type EndpointHandler, errorResult, ok, okWithDb } from '../core/handlerTypes.ts';
import { findBookingToPay, findChargedIntent, isTaken, newIntent } from './reservations.ts';

/**
 * For an `Idempotency-Key` that the buyer has sent before, returns the earlier intent, whatever its status is, so that
 * the buyer's second device finds a charge of the first (failure mode P16). Creating an intent does not reserve the
 * bike, because a buyer who only opens the payment page must not prevent others from paying.
 */
export const createPaymentIntent: EndpointHandler<'createPaymentIntent'> = (
  db,
  { body, currentUser, now, newId, idempotencyKey },
) => {
  const amount = toPoisha(body.resaleValue);
  if (!amount) return errorResult(400, 'resaleValue must be a positive number with at most two decimals.');
  const requestedWith = idempotencyKey ? { email: currentUser.email, key: idempotencyKey.slice(0, 255) } : undefined;
  const known = db.intents.find(
    (intent) =>
      requestedWith && intent.askedWith?.key === requestedWith.key && intent.askedWith.email === requestedWith.email,
  );
  if (known && known.amount !== amount) {
    return errorResult(409, 'This Idempotency-Key was sent with another amount before.', 'idempotency_key_reused');
  }
  const booking = findBookingToPay(db, { email: currentUser.email, amount, idempotencyKey });
  const charged = known?.status === 'succeeded' ? known : booking && findChargedIntent(db, booking);
  if (charged) return ok({ clientSecret: charged.clientSecret });
  if (booking?.paid) return errorResult(409, 'This booking is already paid.', 'already_paid');
  if (booking && isTaken(db, booking, now)) return errorResult(409, 'This bike is already sold.', 'already_sold');
  if (known) return ok({ clientSecret: known.clientSecret });
  const owner = { ...(booking && { bookingId: booking._id }), ...(requestedWith && { askedWith: requestedWith }) };
  const intent = newIntent({ amount, currency: 'bdt', ...owner }, newId);
  return okWithDb({ ...db, intents: [...db.intents, intent] }, { clientSecret: intent.clientSecret });
};

/**
 * A client that has lost the response may send the payment again: a transaction is stored only once. With a real key of
 * Stripe, this server cannot read the charge, so it trusts the transaction id, as the real server does.
 */
export const recordPayment: EndpointHandler<'recordPayment'> = (db, { body, currentUser, newId }) => {
  const booking = findById(db.bookings, body.bookingId);
  if (!booking) return errorResult(404, 'There is no such booking.');
  if (!sameEmail(booking.userEmail, currentUser.email) || !sameEmail(body.userEmail, currentUser.email)) {
    return errorResult(403, 'This booking is not yours.');
  }
  const known = db.payments.find(({ transactionId }) => transactionId === body.transactionId);
  if (known?.bookingId === booking._id) return ok(inserted(known._id));
  if (known) return errorResult(409, 'This transaction has already paid for another booking.');
  if (booking.paid) return errorResult(409, 'This booking is already paid.');
  const amount = toPoisha(booking.resaleValue);
  if (!amount || amount !== toPoisha(body.resaleValue))
    return errorResult(400, 'This is not the price of the booking.');

  const { transactionId } = body;
  const payment: StoredPayment = {
    _id: newId(),
    resaleValue: booking.resaleValue,
    transactionId,
    userEmail: booking.userEmail,
    bookingId: booking._id,
  };
  return okWithDb(
    {
      ...db,
      payments: [...db.payments, payment],
      bookings: updateById(db.bookings, booking._id, { paid: true, transactionId }),
    },
    inserted(payment._id),
  );
};
