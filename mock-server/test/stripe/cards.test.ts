import { type Db, emptyDb, type StoredIntent } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { type CardError, cardHandlers } from '../../src/stripe/cards.ts';
import { outcomeOfCard, validateCard } from '../../src/stripe/testCards.ts';

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

  test('confirmCard responds with 404 for an unknown client secret', () => {
    expect(confirm(db, {}, 'pi_1_secret_2')).toMatchObject({
      status: 404,
      json: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    });
  });
});

describe('card that requires authentication', () => {
  const waiting = resultAndDb(db, confirm(db, { number: '4000002500003155' }));

  test('a card that requires authentication is not charged before the 3-D Secure challenge', () => {
    expect(waiting).toMatchObject({ status: 200, json: { paymentIntent: { status: 'requires_action' } } });
    expect(waiting.db.charges).toEqual([]);
  });

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

describe('card that is declined while another waits for authentication', () => {
  const waiting = resultAndDb(db, confirm(db, { number: '4000002500003155' }));

  test.each([
    ['declined', { number: '4000000000000002' }, 'card_declined'],
    ['invalid', { number: '4242424242424241' }, 'incorrect_number'],
    ['incomplete', { cvc: '' }, 'incomplete_cvc'],
  ])('the 3-D Secure challenge of the first card of an intent ends when a second card is %s', (_, card, code) => {
    const refused = resultAndDb(waiting.db, confirm(waiting.db, card));
    expect(refused).toMatchObject({
      status: 402,
      json: { error: { code, payment_intent: { status: 'requires_payment_method' } } },
    });
    expect(refused.db.intents).toEqual([intent]);
    expect(authenticate(refused.db, true)).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_intent_unexpected_state' } },
    });
    expect(resultAndDb(refused.db, confirm(refused.db)).db.charges).toMatchObject([{ last4: '4242' }]);
  });
});

test('findIntent finds an intent by its client secret, and listCharges lists the charges', () => {
  const { db: charged } = resultAndDb(db, confirm(db));
  expect(cardHandlers.findIntent(charged, { ...context, query: { clientSecret: intent.clientSecret } })).toMatchObject({
    status: 200,
    json: { paymentIntent: { id: 'pi_1', status: 'succeeded', client_secret: intent.clientSecret } },
  });
  expect(cardHandlers.findIntent(charged, { ...context, query: { clientSecret: 'pi_2' } })).toMatchObject({
    status: 404,
  });
  expect(cardHandlers.listCharges(charged, context)).toMatchObject({ status: 200, json: [{ intentId: 'pi_1' }] });
});

test.each([
  ['4242', 'incomplete_number'],
  ['4242 4242 4242 424x', 'invalid_number'],
  ['42424242424242424242', 'invalid_number'],
])('validateCard rejects the number %j as %s', (number, code) => {
  expect(validateCard({ ...good, number }, now)).toMatchObject({ decline: { code } });
});

test.each([
  ['', 'incomplete_expiry'],
  ['1', 'incomplete_expiry'],
  ['13/30', 'invalid_expiry_month'],
])('validateCard rejects the expiry %j as %s', (expiry, code) => {
  expect(validateCard({ ...good, expiry }, now)).toMatchObject({ decline: { code } });
});

const visa = good.number;

test.each([
  [visa, '', 'incomplete_cvc'],
  [visa, '12', 'incomplete_cvc'],
])('for the card %s, validateCard rejects the security code %j as %s', (number, cvc, code) => {
  expect(validateCard({ ...good, number, cvc }, now)).toMatchObject({ decline: { code } });
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

test('a card that is not a test card is declined', () => {
  expect(outcomeOfCard('4539578763621486')).toMatchObject({ decline_code: 'test_mode_live_card' });
});
