import type { NewId } from '@second-gear/contract';
import { type Db, type StoredCharge, StoredIntent } from '@second-gear/fixtures/db';
import * as v from 'valibot';
import { changeOne } from '../backend/collections.ts';
import { type CallOf, changes, type Refusal, type Row, says } from '../backend/handler.ts';
import { mayCharge, reservationMs } from '../backend/handlers/reservations.ts';
import { type CardProblem, checkCard, outcomeOf } from './testCards.ts';

/**
 * The card stand-in: what answers at the other end of the local card object when there is no publishable key. It speaks
 * Stripe's words, honours Stripe's public test cards, and writes every charge into a ledger. Not calls of the product's
 * own server, hence a table of their own.
 */

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(320, 'is too long'));
/** May be '' too: what is wrong with a card is said in Stripe's sentences. */
const typed = v.pipe(v.string(), v.maxLength(64, 'is too long'));

export const cardEndpoints = {
  confirmCard: {
    method: 'POST',
    path: '/_cards/confirm',
    bearer: false,
    writes: true,
    body: v.object({ clientSecret: text, card: v.object({ number: typed, expiry: typed, cvc: typed }) }),
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
} as const satisfies Record<string, Row>;

export type CardEndpointName = keyof typeof cardEndpoints;

/** `amount` is in poisha (BDT × 100). */
export type PaymentIntent = {
  id: string;
  status: StoredIntent['status'];
  amount: number;
  currency: string;
  client_secret: string;
};

/** What was wrong, in Stripe's shape; `message` is Stripe's own sentence, meant for people. */
export type CardError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_intent?: PaymentIntent;
};

/** A charge as the ledger shows it. `amount` is in poisha. */
export type Charge = StoredCharge;

type CardCall<Name extends CardEndpointName, Answer> = CallOf<(typeof cardEndpoints)[Name], Answer>;

const shown = ({ id, status, amount, currency, clientSecret }: StoredIntent): PaymentIntent => ({
  id,
  status,
  amount,
  currency,
  client_secret: clientSecret,
});

const failed = (status: Refusal['status'], error: CardError): Refusal => ({ status, json: { error } });

const noSuchIntent = failed(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent',
});

const unexpectedState = (intent: StoredIntent, message: string): Refusal =>
  failed(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: shown(intent),
  });

const intentOf = (db: Db, clientSecret: string): StoredIntent | undefined =>
  db.intents.find((intent) => intent.clientSecret === clientSecret);

const withIntent = (db: Db, intent: StoredIntent): Db => ({
  ...db,
  intents: changeOne(db.intents, intent._id, intent),
});

/**
 * A card that was not taken. Whatever card was waiting for its holder before is forgotten with it: the intent takes
 * another one, and an authentication that is still open somewhere pays for nothing.
 */
const notTaken = (db: Db, intent: StoredIntent, problem: CardProblem): Refusal => {
  const open: StoredIntent = {
    ...intent,
    status: 'requires_payment_method',
    last4: undefined,
    reservedUntil: undefined,
  };
  const refusal = failed(402, { type: 'card_error', ...problem, payment_intent: shown(open) });
  return intent.status === open.status ? refusal : { ...refusal, db: withIntent(db, open) };
};

/** Stripe's answer to a confirmation of a canceled intent. */
const canceled = (intent: StoredIntent): Refusal =>
  unexpectedState(
    intent,
    'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
  );

/** Another buyer has the bike: the intent is canceled, so that no card is ever charged with it. */
const cancel = (db: Db, intent: StoredIntent): Refusal => {
  const over: StoredIntent = { ...intent, status: 'canceled', last4: undefined, reservedUntil: undefined };
  return { ...canceled(over), db: withIntent(db, over) };
};

const charge = (db: Db, intent: StoredIntent, last4: string, { now, newId }: { now: Date; newId: NewId }) => {
  const paid: StoredIntent = { ...intent, status: 'succeeded', last4: undefined, reservedUntil: undefined };
  const line: StoredCharge = {
    _id: newId(),
    intentId: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    last4,
    at: now.toISOString(),
  };
  return changes({ ...withIntent(db, paid), charges: [...db.charges, line] }, { paymentIntent: shown(paid) });
};

/**
 * Charges the intent, asks for its holder to be authenticated, or says in Stripe's words why not. Never charges twice, and
 * charges one buyer for a bike: see `backend/reservations.ts`.
 */
const confirmCard: CardCall<'confirmCard', { paymentIntent: PaymentIntent }> = (db, { body, now, newId }) => {
  const intent = intentOf(db, body.clientSecret);
  if (!intent) return noSuchIntent;
  if (intent.status === 'succeeded') {
    return unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (intent.status === 'canceled') return canceled(intent);
  if (!mayCharge(db, intent, now)) return cancel(db, intent);
  const card = checkCard(body.card, now);
  if ('problem' in card) return notTaken(db, intent, card.problem);

  const outcome = outcomeOf(card.number);
  const last4 = card.number.slice(-4);
  if (outcome === 'succeeds') return charge(db, intent, last4, { now, newId });
  if (outcome === 'asksForAuthentication') {
    const reservedUntil = new Date(now.getTime() + reservationMs).toISOString();
    const waiting: StoredIntent = { ...intent, status: 'requires_action', last4, reservedUntil };
    return changes(withIntent(db, waiting), { paymentIntent: shown(waiting) });
  }
  return notTaken(db, intent, outcome);
};

/** What the holder told their bank. Failed, the intent takes another card. */
const authenticateCard: CardCall<'authenticateCard', { paymentIntent: PaymentIntent }> = (db, { body, now, newId }) => {
  const intent = intentOf(db, body.clientSecret);
  if (!intent) return noSuchIntent;
  if (intent.status !== 'requires_action' || intent.last4 === undefined) {
    return unexpectedState(intent, 'This PaymentIntent does not require an action from the user.');
  }
  if (!mayCharge(db, intent, now)) return cancel(db, intent);
  if (body.passed) return charge(db, intent, intent.last4, { now, newId });
  return notTaken(db, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};

const findIntent: CardCall<'findIntent', { paymentIntent: PaymentIntent }> = (db, { query }) => {
  const intent = intentOf(db, query.clientSecret);
  return intent ? says({ paymentIntent: shown(intent) }) : noSuchIntent;
};

/** Every charge ever made, the oldest first. */
const listCharges: CardCall<'listCharges', Charge[]> = (db) => says(db.charges);

export const cards = { confirmCard, authenticateCard, findIntent, listCharges };

/** What a server sends to the card service instead of to Stripe. `amount` is in the currency's smallest unit. */
export const NewIntent = v.strictObject({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999_99)),
  currency: StoredIntent.entries.currency,
});

/** Creates an intent for a server that is not the mock, as Stripe's server API does. Not among `cards`, which pages may ask. */
export const createIntent = (db: Db, { amount, currency }: v.InferOutput<typeof NewIntent>, newId: NewId) => {
  const id = `pi_${newId()}`;
  const clientSecret = `${id}_secret_${newId()}`;
  const intent: StoredIntent = { _id: newId(), id, clientSecret, amount, currency, status: 'requires_payment_method' };
  return { db: { ...db, intents: [...db.intents, intent] }, intent: shown(intent) };
};
