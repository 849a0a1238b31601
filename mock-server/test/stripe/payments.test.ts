import { buildBike, buildBooking, users } from '@second-gear/fixtures';
import { type Db, emptyDb } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { markSold } from '../../src/backend/handlers/bikes.ts';
import { createPaymentIntent, recordPayment } from '../../src/backend/handlers/payments.ts';
import { reservationMs } from '../../src/backend/handlers/reservations.ts';
import { cardHandlers } from '../../src/stripe/cards.ts';

const { farhana, imran } = users;
const bike = buildBike({ bikeName: 'Honda CB750 K2', resaleValue: '985000' });
const first = buildBooking({ bike, buyer: farhana });
const second = buildBooking({ bike, buyer: imran });
const initialDb: Db = { ...emptyDb(), users: [farhana, imran], products: [bike], bookings: [first, second] };

const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const challengeCard = '4000002500003155';
const declinedCard = '4000000000000002';

/** Handlers that share their data, so that each request sees the changes of the requests before it. */
const createShop = (from: Db = initialDb) => {
  let db = from;
  let time = Date.parse('2026-11-01T03:00:00.000Z');
  let ids = 0;
  const newId = () => {
    ids += 1;
    return String(ids).padStart(24, '0');
  };
  const apply = (reply: unknown) => {
    const result = reply as { status?: number; json?: unknown; db?: Db };
    db = result.db ?? db;
    return { status: result.status, json: result.json as Record<string, unknown> };
  };
  const context = () => ({ now: new Date(time), newId });
  const intentFor = (
    { _id, userEmail }: typeof first,
    { key = `${_id}:98500000`, resaleValue = '985000' }: { key?: string | undefined; resaleValue?: string } = {},
  ) => {
    const currentUser = userEmail === farhana.email ? farhana : imran;
    const idempotencyKey = key || undefined;
    return apply(createPaymentIntent(db, { ...context(), currentUser, body: { resaleValue }, idempotencyKey }));
  };
  return {
    db: () => db,
    intentFor,
    secretOf: (booking: typeof first, key?: string) => String(intentFor(booking, { key }).json.clientSecret),
    confirm: (clientSecret: string, number = good.number) =>
      apply(cardHandlers.confirmCard(db, { ...context(), body: { clientSecret, card: { ...good, number } } })),
    authenticate: (clientSecret: string, passed: boolean) =>
      apply(cardHandlers.authenticateCard(db, { ...context(), body: { clientSecret, passed } })),
    sell: () => apply(markSold(db, { ...context(), params: { bikeId: bike._id } })),
    pay: ({ _id: bookingId }: typeof first, transactionId: string) => {
      const body = { resaleValue: '985000', transactionId, userEmail: farhana.email, bookingId };
      return apply(recordPayment(db, { ...context(), currentUser: farhana, body }));
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
};

const errorWith = (status: number, code: string, intentStatus: string) => ({
  status,
  json: { error: { code, payment_intent: { status: intentStatus } } },
});
const canceled = errorWith(400, 'payment_intent_unexpected_state', 'canceled');
const conflict = (code: string) => ({ status: 409, json: { code } });
const alreadySold = conflict('already_sold');

describe('card service', () => {
  test('a card is charged once, and the ledger has its amount and only its last four digits', () => {
    const { secretOf, confirm, db } = createShop();
    const secret = secretOf(first);
    expect(confirm(secret)).toMatchObject({ status: 200, json: { paymentIntent: { status: 'succeeded' } } });
    expect(confirm(secret)).toMatchObject(errorWith(400, 'payment_intent_unexpected_state', 'succeeded'));
    expect(db().charges).toMatchObject([{ amount: 98_500_000, currency: 'bdt', last4: '4242' }]);
    expect(JSON.stringify(db())).not.toContain('42424');
  });

  test('after a declined card, a card is charged after a passed 3-D Secure challenge, and not after a failed one', () => {
    const { secretOf, confirm, authenticate, db } = createShop();
    const secret = secretOf(first);
    expect(confirm(secret, declinedCard)).toMatchObject(errorWith(402, 'card_declined', 'requires_payment_method'));
    confirm(secret, challengeCard);
    const failed = errorWith(402, 'payment_intent_authentication_failure', 'requires_payment_method');
    expect(authenticate(secret, false)).toMatchObject(failed);
    expect([authenticate(secret, true).status, db().charges]).toEqual([400, []]);
    confirm(secret, challengeCard);
    expect([authenticate(secret, true).status, authenticate(secret, true).status]).toEqual([200, 400]);
    expect(db().charges).toMatchObject([{ last4: '3155' }]);
  });
});

test('P16: an Idempotency-Key returns the same intent for the same buyer and amount only, also after the charge', () => {
  const { intentFor, secretOf, confirm, db } = createShop();
  const secret = secretOf(first);
  expect(secretOf(first)).toBe(secret);
  expect(secretOf(second, `${first._id}:98500000`)).not.toBe(secret);
  expect(secretOf(first, `${first._id}:98500000:2`)).not.toBe(secret);
  expect(intentFor(first, { resaleValue: '1' })).toMatchObject(conflict('idempotency_key_reused'));
  expect(db().intents).toHaveLength(3);
  confirm(secret);
  expect(secretOf(first)).toBe(secret);
});

test('a transaction pays only one booking', () => {
  const { pay } = createShop({ ...initialDb, bookings: [first, { ...second, userEmail: farhana.email }] });
  expect([pay(first, 'pi_1').status, pay(second, 'pi_1').status]).toEqual([200, 409]);
});

describe('payment of a bike that two buyers have booked', () => {
  test('T2: no card is charged for a sold or deleted bike', () => {
    const { secretOf, sell, confirm, intentFor } = createShop();
    const secret = secretOf(second);
    sell();
    expect(confirm(secret)).toMatchObject(canceled);
    expect(intentFor(first)).toMatchObject(alreadySold);
    expect(createShop({ ...initialDb, products: [] }).intentFor(first)).toMatchObject(alreadySold);
  });

  test('T2: an open 3-D Secure challenge reserves the bike for ten minutes, and charges nothing afterwards', () => {
    const { secretOf, confirm, intentFor, authenticate, pass, db } = createShop();
    const [one, other] = [secretOf(first), secretOf(second)];
    confirm(one, challengeCard);
    pass(reservationMs - 1);
    expect(intentFor(second)).toMatchObject(alreadySold);
    pass(1);
    expect(intentFor(second)).toMatchObject({ status: 200, json: { clientSecret: other } });
    expect(confirm(other).status).toBe(200);
    expect(authenticate(one, true)).toMatchObject(canceled);
    expect(db().charges).toHaveLength(1);
  });

  test.each(['a failed challenge', 'a declined card'])('T2: %s ends the reservation of the bike', (how) => {
    const { secretOf, confirm, authenticate } = createShop();
    const [one, other] = [secretOf(first), secretOf(second)];
    confirm(one, challengeCard);
    if (how === 'a failed challenge') authenticate(one, false);
    else confirm(one, declinedCard);
    expect(confirm(other).status).toBe(200);
  });

  test('T2: only one of two intents of one booking is charged, and none for a paid booking', () => {
    const { secretOf, confirm, intentFor, pay } = createShop();
    const [one, other] = [secretOf(first), secretOf(first, `${first._id}:98500000:2`)];
    confirm(one);
    expect(confirm(other)).toMatchObject(canceled);
    expect(secretOf(first, `${first._id}:98500000:3`)).toBe(one);
    expect(pay(first, 'pi_1').status).toBe(200);
    const paid = createShop({ ...initialDb, bookings: [{ ...first, paid: true }] });
    expect(paid.intentFor(first)).toMatchObject(conflict('already_paid'));
    expect(intentFor(second)).toMatchObject(alreadySold);
  });
});
