import { type NewId, sameEmail, toPoisha } from '@second-gear/contract';
import type { Db, StoredBooking, StoredIntent } from '@second-gear/fixtures/db';
import { findById } from '../core/collections.ts';

/**
 * Only one buyer can pay for a bike (failure mode T2). Confirming a card reserves the bike for its buyer; opening a
 * payment page does not. Reservations are not stored, but computed from the payment intents. Each request is one
 * transaction on all data: if two buyers confirm at the same time, the second request reads what the first has written.
 */

/** How long an open 3-D Secure challenge reserves the bike for its buyer. */
export const reservationMs = 10 * 60_000;

type IntentRequest = { email: string; amount: number; idempotencyKey?: string | undefined };

/**
 * Finds the booking for which a payment intent is created. An `Idempotency-Key` is `<bookingId>:<amount>`, with `:2`,
 * `:3` … at the end for further intents. Without a key, it is the buyer's only unpaid booking with this price. An intent
 * without a booking reserves no bike.
 */
export const findBookingToPay = (
  db: Db,
  { email, amount, idempotencyKey }: IntentRequest,
): StoredBooking | undefined => {
  const possible = db.bookings.filter(
    ({ userEmail, resaleValue }) => sameEmail(userEmail, email) && toPoisha(resaleValue) === amount,
  );
  if (idempotencyKey) {
    const [, bookingId, keyAmount] = /^([0-9a-f]{24}):(\d+)(?::\d+)?$/.exec(idempotencyKey) ?? [];
    return Number(keyAmount) === amount ? possible.find(({ _id }) => _id === bookingId) : undefined;
  }
  const [first, ...others] = possible.filter(({ paid }) => !paid);
  return others.length === 0 ? first : undefined;
};

export const newIntent = (
  fields: Pick<StoredIntent, 'amount' | 'currency' | 'bookingId' | 'askedWith'>,
  newId: NewId,
): StoredIntent => {
  const id = `pi_${newId()}`;
  return { _id: newId(), id, clientSecret: `${id}_secret_${newId()}`, status: 'requires_payment_method', ...fields };
};

export const findChargedIntent = (db: Db, { _id }: StoredBooking): StoredIntent | undefined =>
  db.intents.find(({ bookingId, status }) => bookingId === _id && status === 'succeeded');

const reservesBike = ({ status, reservedUntil }: StoredIntent, now: Date): boolean =>
  status === 'succeeded' ||
  (status === 'requires_action' && reservedUntil !== undefined && Date.parse(reservedUntil) > now.getTime());

/** Whether the booking's bike is sold or deleted, or another buyer has paid for it or is confirming a payment. */
export const isTaken = (db: Db, booking: StoredBooking, now: Date): boolean => {
  const bike = findById(db.products, booking.bikeId);
  if (!bike || bike.soldOut) return true;
  if (db.bookings.some(({ _id, bikeId, paid }) => paid && bikeId === bike._id && _id !== booking._id)) return true;
  return db.intents.some((intent) => {
    if (!intent.bookingId || intent.bookingId === booking._id || !reservesBike(intent, now)) return false;
    return findById(db.bookings, intent.bookingId)?.bikeId === bike._id;
  });
};

/** Whether no other buyer has bought or reserved the bike, and no other intent has paid the booking. */
export const mayCharge = (db: Db, intent: StoredIntent, now: Date): boolean => {
  const booking = intent.bookingId ? findById(db.bookings, intent.bookingId) : undefined;
  return !booking || !(booking.paid || findChargedIntent(db, booking) || isTaken(db, booking, now));
};
