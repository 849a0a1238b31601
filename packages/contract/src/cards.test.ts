import { describe, expect, test } from 'vitest';
import { checkCard, outcomeOf } from './cards/testCards.ts';
import { type CardError, cards } from './cards.ts';
import { type Db, emptyDb, type StoredIntent } from './db.ts';

const now = new Date('2026-11-01T03:00:00.000Z');
const given = { now, newId: () => 'c0ffee000000000000000001' };
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

const intent: StoredIntent = {
  _id: '100000000000000000000001',
  id: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  amount: 10_850_000,
  currency: 'bdt',
  status: 'requires_payment_method',
};
const db: Db = { ...emptyDb(), intents: [intent] };

const confirm = (from: Db, card: Partial<typeof good> = {}, clientSecret = intent.clientSecret) =>
  cards.confirmCard(from, { ...given, body: { clientSecret, card: { ...good, ...card } } });

const authenticate = (from: Db, passed: boolean) =>
  cards.authenticateCard(from, { ...given, body: { clientSecret: intent.clientSecret, passed } });

/** What came of it: the reply, and the data from now on. */
const seen = (from: Db, reply: ReturnType<typeof confirm>) => {
  if (!('json' in reply)) throw new Error('the card stand-in sends nobody on errands');
  return { ...reply, db: reply.db ?? from };
};

const errorOf = (reply: ReturnType<typeof confirm>): CardError => {
  if (!('json' in reply) || !('error' in reply.json)) throw new Error('this was not refused');
  return reply.json.error as CardError;
};

describe('confirming', () => {
  test('charges a good card once, and keeps no more of it than four digits', () => {
    const first = seen(db, confirm(db));
    expect(first).toMatchObject({
      status: 200,
      json: { paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 10_850_000, currency: 'bdt' } },
    });
    expect(first.db.charges).toEqual([
      {
        _id: given.newId(),
        intentId: 'pi_1',
        amount: 10_850_000,
        currency: 'bdt',
        last4: '4242',
        at: now.toISOString(),
      },
    ]);
    expect(JSON.stringify(first.db)).not.toContain('42424');

    const second = seen(first.db, confirm(first.db));
    expect(second).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
    });
    expect(second.db).toBe(first.db);
  });

  test('takes another card after a declined one', () => {
    expect(errorOf(confirm(db, { number: '4000000000000002' }))).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(confirm(db)).toMatchObject({ status: 200 });
  });

  test('knows no intent by another secret', () => {
    expect(confirm(db, {}, 'pi_1_secret_2')).toMatchObject({
      status: 404,
      json: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    });
  });
});

describe('a card that asks for authentication', () => {
  const asked = seen(db, confirm(db, { number: '4000002500003155' }));

  test('is not charged before', () => {
    expect(asked).toMatchObject({ status: 200, json: { paymentIntent: { status: 'requires_action' } } });
    expect(asked.db.charges).toEqual([]);
  });

  test('is charged when it is passed, once', () => {
    const passed = seen(asked.db, authenticate(asked.db, true));
    expect(passed).toMatchObject({ status: 200, json: { paymentIntent: { status: 'succeeded' } } });
    expect(passed.db.charges).toMatchObject([{ last4: '3155' }]);
    expect(authenticate(passed.db, true)).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  test('is not charged when it is failed, and another may take its place', () => {
    const failed = seen(asked.db, authenticate(asked.db, false));
    expect(failed).toMatchObject({
      status: 402,
      json: { error: { type: 'card_error', code: 'payment_intent_authentication_failure' } },
    });
    expect(failed.db.charges).toEqual([]);
    expect(authenticate(failed.db, true)).toMatchObject({ status: 400 });
    expect(seen(failed.db, confirm(failed.db)).db.charges).toHaveLength(1);
  });
});

test('an intent can be looked up by its secret, and the ledger read', () => {
  const { db: charged } = seen(db, confirm(db));
  expect(cards.findIntent(charged, { ...given, query: { clientSecret: intent.clientSecret } })).toMatchObject({
    status: 200,
    json: { paymentIntent: { id: 'pi_1', status: 'succeeded', client_secret: intent.clientSecret } },
  });
  expect(cards.findIntent(charged, { ...given, query: { clientSecret: 'pi_2' } })).toMatchObject({ status: 404 });
  expect(cards.listCharges(charged, given)).toMatchObject({ status: 200, json: [{ intentId: 'pi_1' }] });
});

test.each([
  ['4242', 'incomplete_number'],
  ['4242 4242 4242 424x', 'invalid_number'],
  ['42424242424242424242', 'invalid_number'],
  ['4242 4242 4242 4241', 'incorrect_number'],
  ['', 'incomplete_number'],
])('the number %j is %s', (number, code) => {
  expect(checkCard({ ...good, number }, now)).toMatchObject({ problem: { code } });
});

test.each([
  ['', 'incomplete_expiry'],
  ['1', 'incomplete_expiry'],
  ['13/30', 'invalid_expiry_month'],
  ['00/30', 'invalid_expiry_month'],
  ['12/25', 'invalid_expiry_year_past'],
  ['10/26', 'invalid_expiry_month_past'],
  ['01/99', 'invalid_expiry_year'],
])('the expiry %j is %s', (expiry, code) => {
  expect(checkCard({ ...good, expiry }, now)).toMatchObject({ problem: { code } });
});

test.each(['11/26', '11 / 26', '1126', '12/30'])('the expiry %j is good', (expiry) => {
  expect(checkCard({ ...good, expiry }, now)).toEqual({ number: '4242424242424242' });
});

test.each(['', '12', '12345', 'abc'])('the security code %j is not complete', (cvc) => {
  expect(checkCard({ ...good, cvc }, now)).toMatchObject({ problem: { code: 'incomplete_cvc' } });
});

test('says what Stripe says of its test cards, and of a card that is none', () => {
  expect(outcomeOf('4000000000009995')).toMatchObject({
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  });
  expect(outcomeOf('5555555555554444')).toMatchObject({ decline_code: 'test_mode_live_card' });
});
