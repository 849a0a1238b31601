import type { NewId } from '@second-gear/contract';
import { type Db, type StoredCharge, StoredIntent } from '@second-gear/fixtures/db';
import * as v from 'valibot';
import { updateById } from '../backend/core/collections.ts';
import { type EndpointSpec, type ErrorResult, type HandlerFor, ok, okWithDb } from '../backend/core/handlerTypes.ts';
import { mayCharge, newIntent, reservationMs } from '../backend/handlers/reservations.ts';
import { type CardDecline, outcomeOfCard } from './testCards.ts';

/**
 * The demo card service: the backend of the fake Stripe object, with Stripe's error codes, messages and test cards. It
 * stores every charge in a ledger.
 */

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(320, 'is too long'));

export const cardEndpoints = {
  confirmCard: {
    method: 'POST',
    path: '/_cards/confirm',
    bearer: false,
    writes: true,
    body: v.object({ clientSecret: text, card: v.object({ number: text, expiry: text, cvc: text }) }),
  },
  authenticateCard: {
    method: 'POST',
    path: '/_cards/authenticate',
    bearer: false,
    writes: true,
    body: v.object({ clientSecret: text, passed: v.boolean('must be true or false') }),
  },
  findIntent: {
    method: 'GET',
    path: '/_cards/intent',
    bearer: false,
    writes: false,
    query: v.strictObject({ clientSecret: text }),
  },
  listCharges: { method: 'GET', path: '/_ledger', bearer: false, writes: false },
} as const satisfies Record<string, EndpointSpec>;

export type CardEndpointName = keyof typeof cardEndpoints;

/** `amount` is in poisha (BDT × 100). */
export type PaymentIntent = {
  id: string;
  status: StoredIntent['status'];
  amount: number;
  currency: string;
  client_secret: string;
};

/** An error in Stripe's format; `message` is Stripe's own sentence for the user. */
export type CardError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_intent?: PaymentIntent;
};

type CardHandler<Name extends CardEndpointName, Answer> = HandlerFor<(typeof cardEndpoints)[Name], Answer>;

const toPaymentIntent = ({ id, status, amount, currency, clientSecret }: StoredIntent): PaymentIntent => ({
  id,
  status,
  amount,
  currency,
  client_secret: clientSecret,
});

const cardErrorResult = (status: ErrorResult['status'], error: CardError): ErrorResult => ({ status, json: { error } });

const noSuchIntent = cardErrorResult(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent',
});

const unexpectedState = (intent: StoredIntent, message: string): ErrorResult =>
  cardErrorResult(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: toPaymentIntent(intent),
  });

const findBySecret = (db: Db, clientSecret: string): StoredIntent | undefined =>
  db.intents.find((intent) => intent.clientSecret === clientSecret);

const withIntent = (db: Db, intent: StoredIntent): Db => ({
  ...db,
  intents: updateById(db.intents, intent._id, intent),
});

const released = (intent: StoredIntent, status: StoredIntent['status']): StoredIntent => ({
  ...intent,
  status,
  last4: undefined,
  reservedUntil: undefined,
});

/** The intent then accepts a new card. Completing the authentication of an earlier card charges nothing. */
const declineCard = (db: Db, intent: StoredIntent, decline: CardDecline): ErrorResult => {
  const open = released(intent, 'requires_payment_method');
  const refusal = cardErrorResult(402, { type: 'card_error', ...decline, payment_intent: toPaymentIntent(open) });
  return intent.status === open.status ? refusal : { ...refusal, db: withIntent(db, open) };
};

const canceledError = (intent: StoredIntent): ErrorResult =>
  unexpectedState(
    intent,
    'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
  );

/** Another buyer has bought or reserved the bike. A canceled intent can never charge a card. */
const cancelIntent = (db: Db, intent: StoredIntent): ErrorResult => {
  const over = released(intent, 'canceled');
  return { ...canceledError(over), db: withIntent(db, over) };
};

const chargeIntent = (db: Db, intent: StoredIntent, last4: string, { now, newId }: { now: Date; newId: NewId }) => {
  const paid = released(intent, 'succeeded');
  const { id: intentId, amount, currency } = intent;
  const charges = [...db.charges, { _id: newId(), intentId, amount, currency, last4, at: now.toISOString() }];
  return okWithDb({ ...withIntent(db, paid), charges }, { paymentIntent: toPaymentIntent(paid) });
};

/** It never charges an intent twice, and charges only one buyer for a bike (`backend/handlers/reservations.ts`). */
const confirmCard: CardHandler<'confirmCard', { paymentIntent: PaymentIntent }> = (db, { body, now, newId }) => {
  const intent = findBySecret(db, body.clientSecret);
  if (!intent) return noSuchIntent;
  if (intent.status === 'succeeded')
    return unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  if (intent.status === 'canceled') return canceledError(intent);
  if (!mayCharge(db, intent, now)) return cancelIntent(db, intent);
  const number = body.card.number.replace(/\D/g, '');
  const outcome = outcomeOfCard(number);
  const last4 = number.slice(-4);
  if (outcome === 'succeeds') return chargeIntent(db, intent, last4, { now, newId });
  if (outcome === 'requiresAuthentication') {
    const reservedUntil = new Date(now.getTime() + reservationMs).toISOString();
    const waiting: StoredIntent = { ...intent, status: 'requires_action', last4, reservedUntil };
    return okWithDb(withIntent(db, waiting), { paymentIntent: toPaymentIntent(waiting) });
  }
  return declineCard(db, intent, outcome);
};

/** Completes the 3-D Secure challenge of an intent. */
const authenticateCard: CardHandler<'authenticateCard', { paymentIntent: PaymentIntent }> = (db, { body, ...run }) => {
  const intent = findBySecret(db, body.clientSecret);
  if (!intent) return noSuchIntent;
  if (intent.status !== 'requires_action' || intent.last4 === undefined)
    return unexpectedState(intent, 'This PaymentIntent does not require an action from the user.');
  if (!mayCharge(db, intent, run.now)) return cancelIntent(db, intent);
  if (body.passed) return chargeIntent(db, intent, intent.last4, run);
  return declineCard(db, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};

const findIntent: CardHandler<'findIntent', { paymentIntent: PaymentIntent }> = (db, { query }) => {
  const intent = findBySecret(db, query.clientSecret);
  return intent ? ok({ paymentIntent: toPaymentIntent(intent) }) : noSuchIntent;
};

/** The ledger: all charges, oldest first. */
const listCharges: CardHandler<'listCharges', StoredCharge[]> = (db) => ok(db.charges);

export const cardHandlers = { confirmCard, authenticateCard, findIntent, listCharges };

/** The request with which another server creates an intent. Stripe's other parameters have no effect. */
export const NewIntent = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999_99)),
  currency: StoredIntent.entries.currency,
});

/** Not one of the `cardHandlers`: web pages must not create intents. */
export const createIntent = (db: Db, request: v.InferOutput<typeof NewIntent>, newId: NewId) => {
  const intent = newIntent(request, newId);
  return { data: { ...db, intents: [...db.intents, intent] }, result: toPaymentIntent(intent) };
};
