import { type Db, emptyDb, type StoredIntent } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { type CardError, cardHandlers } from '../../src/stripe/cards.ts';

const now = new Date('2026-11-01T03:00:00.000Z');
const context = { now, newId: () => 'c0ffee000000000000000001' };
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
  cardHandlers.confirmCard(from, { ...context, body: { clientSecret, card: { ...good, ...card } } });

const authenticate = (from: Db, passed: boolean) =>
  cardHandlers.authenticateCard(from, { ...context, body: { clientSecret: intent.clientSecret, passed } });

/** Returns the result of a handler, and the data after the handler has run. */
const resultAndDb = (from: Db, reply: ReturnType<typeof confirm>) => {
  if (!('json' in reply)) throw new Error('the card service returns no deferred results');
  return { ...reply, db: reply.db ?? from };
};

const errorOf = (reply: ReturnType<typeof confirm>): CardError => {
  if (!('json' in reply) || !('error' in reply.json)) throw new Error('this was not refused');
  return reply.json.error as CardError;
};

describe('confirmCard', () => {
  test('confirmCard charges a valid card once, and stores only its last four digits', () => {
    const first = resultAndDb(db, confirm(db));
    expect(first).toMatchObject({
      status: 200,
      json: { paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 10_850_000, currency: 'bdt' } },
    });
    expect(first.db.charges).toEqual([
      {
        _id: context.newId(),
        intentId: 'pi_1',
        amount: 10_850_000,
        currency: 'bdt',
        last4: '4242',
        at: now.toISOString(),
      },
    ]);
    expect(JSON.stringify(first.db)).not.toContain('42424');

    const second = resultAndDb(first.db, confirm(first.db));
    expect(second).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
    });
    expect(second.db).toBe(first.db);
  });

  test('confirmCard accepts another card for an intent after a declined card', () => {
    expect(errorOf(confirm(db, { number: '4000000000000002' }))).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(confirm(db)).toMatchObject({ status: 200 });
  });
});

describe('card that requires authentication', () => {
  const waiting = resultAndDb(db, confirm(db, { number: '4000002500003155' }));

  test('a card that requires authentication is charged once after the challenge is passed', () => {
    const passed = resultAndDb(waiting.db, authenticate(waiting.db, true));
    expect(passed).toMatchObject({ status: 200, json: { paymentIntent: { status: 'succeeded' } } });
    expect(passed.db.charges).toMatchObject([{ last4: '3155' }]);
    expect(authenticate(passed.db, true)).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  test('a failed 3-D Secure challenge charges nothing, and the intent then accepts another card', () => {
    const failed = resultAndDb(waiting.db, authenticate(waiting.db, false));
    expect(failed).toMatchObject({
      status: 402,
      json: { error: { type: 'card_error', code: 'payment_intent_authentication_failure' } },
    });
    expect(failed.db.charges).toEqual([]);
    expect(authenticate(failed.db, true)).toMatchObject({ status: 400 });
    expect(resultAndDb(failed.db, confirm(failed.db)).db.charges).toHaveLength(1);
  });
});

test.each([
  ['4242424242424242', '123'],
  ['4000056655665556', '123'],
  ['5555555555554444', '123'],
])('Stripe’s test card %s is charged', (number, cvc) => {
  const charged = resultAndDb(db, confirm(db, { number, cvc }));
  expect(charged).toMatchObject({ status: 200, json: { paymentIntent: { status: 'succeeded' } } });
  expect(charged.db.charges).toMatchObject([{ last4: number.slice(-4) }]);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
])('Stripe’s test card %s is declined with Stripe’s error', (number, code, reason, message) => {
  const refused = resultAndDb(db, confirm(db, { number }));
  expect(refused.status).toBe(402);
  const { type, payment_intent, ...problem } = errorOf(refused);
  expect(problem).toEqual({ code, message, ...(reason && { decline_code: reason }) });
  expect(refused.db).toBe(db);
});
