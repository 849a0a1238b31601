import { buildBike, buildBooking, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { markSold } from '../../../src/backend/handlers/bikes.ts';
import { createPaymentIntent, recordPayment } from '../../../src/backend/handlers/payments.ts';
import { reservationMs } from '../../../src/backend/handlers/reservations.ts';
import { cardHandlers } from '../../../src/stripe/cards.ts';
import { dbWith, testContext } from './testDb.ts';

const { farhana, imran } = users;
const bike = buildBike({ bikeName: 'Honda CB750 K2', resaleValue: '985000' });
const first = buildBooking({ bike, buyer: farhana });
const second = buildBooking({ bike, buyer: imran });
const initialDb = dbWith({ users: [farhana, imran], products: [bike], bookings: [first, second] });

const start = '2026-11-01T03:00:00.000Z';
const good = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const challengeCard = '4000002500003155';
const declined = '4000000000000002';

/** Creates handlers that share their data, so that each request sees the changes of the requests before it. */
const createHandlers = (from: Db = initialDb) => {
  let db = from;
  let now = new Date(start);
  const { newId } = testContext();
  type Result = { status?: number; json?: unknown; db?: Db };
  const apply = (reply: unknown) => {
    const result = reply as Result;
    db = result.db ?? db;
    return { status: result.status, json: result.json as Record<string, unknown> };
  };
  const context = () => ({ now, newId });
  const intentFor = (booking: typeof first, idempotencyKey: string | undefined = `${booking._id}:98500000`) => {
    const currentUser = booking.userEmail === farhana.email ? farhana : imran;
    return apply(
      createPaymentIntent(db, { ...context(), currentUser, body: { resaleValue: '985000' }, idempotencyKey }),
    );
  };
  const confirm = (clientSecret: string, number = good.number) =>
    apply(cardHandlers.confirmCard(db, { ...context(), body: { clientSecret, card: { ...good, number } } }));
  return {
    db: () => db,
    intentFor,
    withoutKey: (currentUser: typeof farhana, resaleValue = '985000') =>
      apply(createPaymentIntent(db, { ...context(), currentUser, body: { resaleValue } })),
    secretOf: (booking: typeof first, key?: string) => String(intentFor(booking, key).json.clientSecret),
    confirm,
    authenticate: (clientSecret: string, passed: boolean) =>
      apply(cardHandlers.authenticateCard(db, { ...context(), body: { clientSecret, passed } })),
    statusOf: (clientSecret: string) => db.intents.find((one) => one.clientSecret === clientSecret)?.status,
    sell: () => apply(markSold(db, { ...context(), params: { bikeId: bike._id } })),
    pay: (booking: typeof first) =>
      apply(
        recordPayment(db, {
          ...context(),
          currentUser: farhana,
          body: { resaleValue: '985000', transactionId: 'pi_0', userEmail: booking.userEmail, bookingId: booking._id },
        }),
      ),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
};

const alreadySold = { status: 409, json: { message: 'This bike is already sold.', code: 'already_sold' } };
const canceled = {
  status: 400,
  json: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } } },
};

describe('payment of a bike that two buyers have booked', () => {
  test('T2: the buyer who confirms second is not charged: the intent is canceled, and the server rejects a new intent', () => {
    const { secretOf, confirm, statusOf, intentFor, db } = createHandlers();
    const [one, other] = [secretOf(first), secretOf(second)];
    expect(confirm(one).status).toBe(200);
    expect(confirm(other)).toMatchObject(canceled);
    expect([statusOf(one), statusOf(other)]).toEqual(['succeeded', 'canceled']);
    expect(db().charges).toHaveLength(1);
    expect(confirm(other)).toMatchObject(canceled);
    expect(intentFor(second)).toMatchObject(alreadySold);
    expect(intentFor(second, `${second._id}:98500000:2`)).toMatchObject(alreadySold);
    expect(intentFor(first)).toMatchObject({ status: 200, json: { clientSecret: one } });
  });

  test('T2: no card is charged for a sold or deleted bike', () => {
    const sold = createHandlers();
    const secret = sold.secretOf(second);
    sold.sell();
    expect(sold.confirm(secret)).toMatchObject(canceled);
    expect(sold.intentFor(first)).toMatchObject(alreadySold);
    expect(createHandlers({ ...initialDb, products: [] }).intentFor(first)).toMatchObject(alreadySold);
    expect(sold.db().charges).toEqual([]);
  });

  test('T2: an open 3-D Secure challenge reserves the bike for ten minutes', () => {
    const { secretOf, confirm, intentFor, pass } = createHandlers();
    const [one, other] = [secretOf(first), secretOf(second)];
    expect(confirm(one, challengeCard)).toMatchObject({ json: { paymentIntent: { status: 'requires_action' } } });
    pass(reservationMs - 1);
    expect(intentFor(second)).toMatchObject(alreadySold);
    pass(1);
    expect(intentFor(second)).toMatchObject({ status: 200, json: { clientSecret: other } });
    expect(confirm(other).status).toBe(200);
  });

  test('T2: the intent is canceled when a 3-D Secure challenge is passed after another buyer has paid', () => {
    const { secretOf, confirm, authenticate, pass, db } = createHandlers();
    const [one, other] = [secretOf(first), secretOf(second)];
    confirm(one, challengeCard);
    pass(reservationMs);
    confirm(other);
    expect(authenticate(one, true)).toMatchObject(canceled);
    expect(db().charges).toHaveLength(1);
  });

  test.each(['a failed challenge', 'a declined card'])('T2: %s ends the reservation of the bike', (how) => {
    const { secretOf, confirm, authenticate } = createHandlers();
    const [one, other] = [secretOf(first), secretOf(second)];
    confirm(one, challengeCard);
    if (how === 'a failed challenge') authenticate(one, false);
    else confirm(one, declined);
    expect(confirm(other).status).toBe(200);
  });
});

describe('the booking that an intent belongs to', () => {
  test('T2: without an Idempotency-Key, an intent belongs to the buyer’s unpaid booking with the same price', () => {
    const { withoutKey, confirm, db } = createHandlers();
    const [one, other] = [farhana, imran].map((buyer) => String(withoutKey(buyer).json.clientSecret));
    expect(db().intents.map(({ bookingId }) => bookingId)).toEqual([first._id, second._id]);
    confirm(one ?? '');
    expect(confirm(other ?? '')).toMatchObject(canceled);
    expect(withoutKey(imran)).toMatchObject(alreadySold);
    expect(withoutKey(farhana)).toMatchObject({ status: 200, json: { clientSecret: one } });
  });

  test('T2: a new intent for a paid booking is rejected', () => {
    const { pay, intentFor } = createHandlers();
    expect(pay(first).status).toBe(200);
    expect(intentFor(first)).toMatchObject({ status: 409, json: { code: 'already_paid' } });
  });

  test('T2: only one of two intents of one booking is charged', () => {
    const { secretOf, confirm, intentFor } = createHandlers();
    const [one, other] = [secretOf(first), secretOf(first, `${first._id}:98500000:2`)];
    confirm(one);
    expect(confirm(other)).toMatchObject(canceled);
    expect(intentFor(first, `${first._id}:98500000:3`)).toMatchObject({ json: { clientSecret: one } });
  });

  test('T2: an Idempotency-Key of an intent with another amount is rejected with a special error code', () => {
    const { intentFor, db } = createHandlers();
    intentFor(first);
    const ofAnotherAmount = createHandlers({
      ...initialDb,
      intents: db().intents.map((one) => ({ ...one, amount: 100 })),
    });
    expect(ofAnotherAmount.intentFor(first)).toMatchObject({ status: 409, json: { code: 'idempotency_key_reused' } });
  });
});
