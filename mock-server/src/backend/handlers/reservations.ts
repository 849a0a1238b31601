import { poishaOf, sameEmail } from '@second-gear/contract';
import type { Db, StoredBooking, StoredIntent } from '@second-gear/fixtures/db';
import { findById } from '../collections.ts';

/**
 * One bike is paid by one buyer (faults T2). A bike is reserved when a card is confirmed, never when a payment page is
 * opened, and what is reserved is computed from the intents. Each request is one step on the whole data, so of two
 * confirmations at the same moment the second finds what the first has written.
 */

/** For how long an open 3-D Secure challenge reserves the bike, in ms. */
export const reservationMs = 10 * 60_000;

type Asked = { email: string; amount: number; idempotencyKey?: string | undefined };

/**
 * The booking that an intent is asked for. The key names it (`<bookingId>:<amount>`, then `:2`, `:3` … ). Without a key it
 * is the buyer's unpaid booking of this price, where there is exactly one. Undefined where neither names one: such an
 * intent reserves nothing.
 *
 * @param amount in poisha; a booking of another price is never meant
 */
export const bookingToPay = (db: Db, { email, amount, idempotencyKey }: Asked): StoredBooking | undefined => {
  const possible = db.bookings.filter(
    ({ userEmail, resaleValue }) => sameEmail(userEmail, email) && poishaOf(resaleValue) === amount,
  );
  if (idempotencyKey) {
    const [, bookingId, keyAmount] = /^([0-9a-f]{24}):(\d+)(?::\d+)?$/.exec(idempotencyKey) ?? [];
    return Number(keyAmount) === amount ? possible.find(({ _id }) => _id === bookingId) : undefined;
  }
  const [first, ...others] = possible.filter(({ paid }) => !paid);
  return others.length === 0 ? first : undefined;
};

/** The intent that a card was charged with for this booking. */
export const chargedIntentOf = (db: Db, { _id }: StoredBooking): StoredIntent | undefined =>
  db.intents.find(({ bookingId, status }) => bookingId === _id && status === 'succeeded');

const holdsBike = ({ status, reservedUntil }: StoredIntent, now: Date): boolean =>
  status === 'succeeded' ||
  (status === 'requires_action' && reservedUntil !== undefined && Date.parse(reservedUntil) > now.getTime());

/** Whether the bike of this booking is sold or deleted, or another buyer has paid it or is confirming a payment. */
export const isTaken = (db: Db, booking: StoredBooking, now: Date): boolean => {
  const bike = findById(db.products, booking.bikeId);
  if (!bike || bike.soldOut) return true;
  if (db.bookings.some(({ _id, bikeId, paid }) => paid && bikeId === bike._id && _id !== booking._id)) return true;
  return db.intents.some((intent) => {
    if (!intent.bookingId || intent.bookingId === booking._id || !holdsBike(intent, now)) return false;
    return findById(db.bookings, intent.bookingId)?.bikeId === bike._id;
  });
};

/** Whether a card may be charged with this intent: no other buyer has the bike, and no other intent has paid the booking. */
export const mayCharge = (db: Db, intent: StoredIntent, now: Date): boolean => {
  const booking = intent.bookingId ? findById(db.bookings, intent.bookingId) : undefined;
  return !booking || !(booking.paid || chargedIntentOf(db, booking) || isTaken(db, booking, now));
};
