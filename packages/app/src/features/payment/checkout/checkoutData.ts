import { type Booking, toPoisha } from '@second-gear/contract';
import { ApiError } from '#core/api/apiError.ts';
import { backoffDelay } from '#core/api/timing.ts';
import type { Charge } from '#core/config/currency.ts';
import type { CardError } from '../stripe/cardErrors.ts';
import type { CheckoutEffect, CheckoutEvent, Obstacle } from './checkoutTypes.ts';
import type { IntentStatus } from './intentStatus.ts';
import { type ChargedPayment, isCharged, type JournalEntry, type PendingPayment } from './paymentJournal.ts';

/**
 * The data of the state machine in `checkoutMachine.ts`: how events change the data, and how conditions and effects are
 * computed from the data.
 */

/** What the checkout knows about the payment. */
export type CheckoutData = {
  bookingId: string;
  /** The currency in which cards are charged, as an ISO 4217 code in lower case. */
  currency: string;
  /**
   * What the user wants: to see the card form, to pay, or to complete an earlier payment without a new charge.
   * `payAgain`: a card was already sent, so no other card is sent before the user presses Pay again.
   */
  task: 'open' | 'pay' | 'payAgain' | 'resume';
  booking: Booking | null;
  /** The entry that the journal should contain. */
  entry: JournalEntry | null;
  /** Whether an earlier card was sent with this payment intent, and it is unknown whether that card was charged. */
  hasEarlierCard: boolean;
  /**
   * Whether the last confirmation of this page has charged the card. If so, no other page can have recorded the charge.
   */
  isNewCharge: boolean;
  clientSecret: string;
  transactionId: string;
  /** The number of intents that were created for this booking. */
  attempts: number;
  /** The number of intents that were created in a row because the intent before was canceled. */
  created: number;
  /** The number of failures of a request that is repeated until it succeeds. */
  failures: number;
  cardError: CardError | null;
  obstacle: Obstacle;
};

export const initialData: CheckoutData = {
  bookingId: '',
  currency: '',
  task: 'open',
  booking: null,
  entry: null,
  hasEarlierCard: false,
  isNewCharge: false,
  clientSecret: '',
  transactionId: '',
  attempts: 0,
  created: 0,
  failures: 0,
  cardError: null,
  obstacle: { reason: 'pending' },
};

const orThrow = <Value>(value: Value | null | undefined | false, name: string): Value => {
  if (!value) throw new Error(`The checkout has no ${name}.`);
  return value;
};
const bookingOf = ({ booking }: CheckoutData): Booking => orThrow(booking, 'booking');
const entryOf = ({ entry }: CheckoutData): JournalEntry => orThrow(entry, 'journal entry');
const pendingOf = ({ entry }: CheckoutData): PendingPayment => orThrow(!isCharged(entry) && entry, 'payment intent');
const chargedOf = ({ entry }: CheckoutData): ChargedPayment => orThrow(isCharged(entry) && entry, 'charge');
const amountOf = (data: CheckoutData): number => orThrow(toPoisha(bookingOf(data).resaleValue), 'amount');

/** The conditions that the table of transitions in `checkoutMachine.ts` uses. */
export const conditions = {
  isOpening: ({ task }) => task === 'open',
  isPaying: ({ task }) => task === 'pay',
  isResuming: ({ task }) => task === 'resume',
  hasNoEntry: ({ entry }) => entry === null,
  hasSentCard: ({ entry }) => entry !== null && entry.state !== 'intent',
  hasIntentToCheck: ({ entry, task }) => entry !== null && (entry.state === 'confirming' || task === 'open'),
  hasCharge: ({ entry }) => entry?.state === 'charged',
  hasRecord: ({ entry }) => entry?.state === 'recorded',
} satisfies Record<string, (data: CheckoutData) => boolean>;
export type Condition = keyof typeof conditions;

/**
 * The idempotency key of an intent (failure mode P16). A server that supports the key returns the same intent to a
 * second device of the buyer. After an intent was canceled, the next intent needs another key. With the same key the
 * server would return the canceled intent again.
 */
const idempotencyKey = (data: CheckoutData): string => {
  const attempt = data.attempts + 1;
  return `${data.bookingId}:${amountOf(data)}${attempt > 1 ? `:${attempt}` : ''}`;
};

const save = (entry: JournalEntry) => ({ type: 'saveEntry', entry }) as const;

/** The effects that the table of transitions uses, with their data. An effect is null if there is nothing to do. */
export const effects = {
  lock: () => ({ type: 'lock' }),
  saveIntent: (data) => {
    const { bikeId, resaleValue, userEmail } = bookingOf(data);
    const { clientSecret, attempts: attempt } = data;
    return save({ state: 'intent', bikeId, amount: amountOf(data), clientSecret, attempt, resaleValue, userEmail });
  },
  saveConfirming: (data) => save({ ...pendingOf(data), state: 'confirming' }),
  saveCharged: (data) => save({ ...pendingOf(data), state: 'charged', transactionId: data.transactionId }),
  saveRecorded: (data) => save({ ...chargedOf(data), state: 'recorded' }),
  /** Writes the entry again, because another tab may have cleared the storage meanwhile. */
  saveAgain: (data) => save(entryOf(data)),
  /**
   * Writes the journal entry as it was before the last card was sent. If Stripe sent no response for an earlier card,
   * the state stays `confirming`, because that card may still be charged.
   */
  restoreEntry: (data) => save({ ...pendingOf(data), state: data.hasEarlierCard ? 'confirming' : 'intent' }),
  clearEntry: () => ({ type: 'clearEntry' }),
  /**
   * Removes an entry only if no card was sent. An entry in the state `confirming` stays in the journal, because its
   * card might still be charged.
   */
  clearUnusedEntry: ({ entry }) => (entry?.state === 'intent' ? { type: 'clearEntry' } : null),
  checkBooking: (data) => ({ type: 'checkBooking', booking: bookingOf(data) }),
  createIntent: (data) => ({
    type: 'createIntent',
    resaleValue: bookingOf(data).resaleValue,
    idempotencyKey: idempotencyKey(data),
  }),
  retrieveIntent: (data) => ({ type: 'retrieveIntent', clientSecret: pendingOf(data).clientSecret }),
  pollIntent: (data) => ({ type: 'pollIntent', clientSecret: pendingOf(data).clientSecret }),
  confirmCard: (data) => ({ type: 'confirmCard', clientSecret: pendingOf(data).clientSecret }),
  recordPayment: (data) => ({
    type: 'recordPayment',
    payment: chargedOf(data),
    readsFirst: !data.isNewCharge || data.failures > 0,
  }),
  markSold: (data) => ({ type: 'markSold', bikeId: chargedOf(data).bikeId }),
  wait: ({ failures }) => ({ type: 'wait', ms: backoffDelay(failures - 1) }),
  announceChange: () => ({ type: 'announceChange' }),
} satisfies Record<string, (data: CheckoutData) => CheckoutEffect | null>;
export type EffectName = keyof typeof effects;

/** Returns the changes of the data that an effect causes. */
export const remember = (effect: CheckoutEffect): Partial<CheckoutData> => {
  if (effect.type === 'saveEntry') return { entry: effect.entry };
  if (effect.type === 'clearEntry') return { entry: null };
  return effect.type === 'confirmCard' ? { task: 'payAgain', created: 0, cardError: null } : {};
};

const networkError: Obstacle = { reason: 'error', error: new ApiError('networkError') };
const invalidResponse: Obstacle = { reason: 'error', error: new ApiError('invalidResponse') };

/** Returns the charge that the page shows, and that the payment intent must have. */
export const expectedCharge = (data: CheckoutData): Charge => ({
  amount: toPoisha(bookingOf(data).resaleValue) ?? entryOf(data).amount,
  currency: data.currency,
});

const learnFromIntent = (data: CheckoutData, intent: IntentStatus): Partial<CheckoutData> => {
  switch (intent.status) {
    case 'charged':
      return { transactionId: intent.transactionId, isNewCharge: intent.isNew, failures: 0 };
    case 'payable': {
      const { charge: actual, error } = intent;
      const otherCharge = actual && ({ reason: 'otherCharge', actual, expected: expectedCharge(data) } as const);
      return { cardError: error ?? data.cardError, obstacle: otherCharge ?? invalidResponse };
    }
    case 'unknown':
      return { cardError: intent.error, obstacle: networkError };
    default:
      return { obstacle: invalidResponse };
  }
};

const learnFromEntry = (entry: JournalEntry | null): Partial<CheckoutData> => ({
  entry,
  ...(isCharged(entry) && { transactionId: entry.transactionId }),
});

/** Returns the changes of the data that an event causes. */
export const learn = (data: CheckoutData, event: CheckoutEvent): Partial<CheckoutData> => {
  switch (event.type) {
    case 'open':
    case 'resume':
      return { task: event.type, booking: event.booking, ...learnFromEntry(event.entry) };
    case 'pay':
      return { task: 'pay' };
    case 'locked':
      return {
        ...learnFromEntry(event.entry),
        hasEarlierCard: event.entry?.state === 'confirming',
        attempts: event.entry?.attempt ?? data.attempts,
        isNewCharge: false,
        created: 0,
        failures: 0,
      };
    case 'intentCreated':
      return {
        clientSecret: event.clientSecret,
        hasEarlierCard: false,
        attempts: data.attempts + 1,
        created: data.created + 1,
      };
    case 'intent':
      return learnFromIntent(data, event.intent);
    case 'bookingBlocked':
    case 'intentRefused':
      return { obstacle: { reason: event.reason } };
    case 'storageFull':
      return { obstacle: { reason: 'storage' } };
    case 'undecided':
      return { obstacle: { reason: 'pending' } };
    case 'recorded':
      return { failures: 0 };
    case 'failed':
      return { obstacle: { reason: 'error', error: event.error }, failures: data.failures + 1 };
    default:
      return {};
  }
};
