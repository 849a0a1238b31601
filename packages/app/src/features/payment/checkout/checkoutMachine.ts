import { type Booking, toPoisha } from '@second-gear/contract';
import { ApiError } from '#core/api/apiError.ts';
import { backoffDelay } from '#core/api/timing.ts';
import type { Charge } from '#core/config/currency.ts';
import type { CardError } from '../stripe/cardErrors.ts';
import type { IntentStatus } from './intentStatus.ts';
import { type ChargedPayment, isCharged, type JournalEntry, type PendingPayment } from './paymentJournal.ts';

/**
 * Pure functions (docs/requirements.md §4, payment). `checkout.ts` executes the effects; their results are the next
 * events.
 */

// What the page shows ----

export type Blocker =
  | 'alreadyPaid'
  | 'alreadySold'
  | 'amount'
  | 'notFound'
  /** Another buyer has paid for the bike, or is paying now. */
  | 'soldToAnother'
  /** Stripe has not decided yet whether the card is charged. */
  | 'pending'
  /** The browser stores nothing, so an interrupted payment could not be continued later. */
  | 'storage';

type Obstacle =
  | { reason: Blocker }
  /** The payment intent has another amount or currency than the page shows (failure mode T3). */
  | { reason: 'otherCharge'; actual: Charge; expected: Charge }
  | { reason: 'error'; error: unknown };

/** What the page shows of a checkout. After a charge the user never returns to the card form. */
export type CheckoutState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  /** The card was not charged. `error` is null if Stripe has returned no error, or if the result is uncertain. */
  | { state: 'declined'; error: CardError | null }
  | { state: 'recording'; transactionId: string }
  /** The server has not recorded the charge yet. The checkout retries after a delay, or when `retry` is called. */
  | { state: 'recordingFailed'; transactionId: string }
  | { state: 'paid'; transactionId: string }
  /** The booking was also paid with another charge, on another device. */
  | { state: 'paidTwice'; transactionId: string }
  | ({ state: 'unavailable' } & Obstacle);

// Steps, events and effects ----

export type Step =
  | 'closed'
  /** One tab at a time runs the steps below. */
  | 'locking'
  /** Of an earlier page or of another tab. Perhaps its card has already been charged. */
  | 'checkingEarlierIntent'
  | 'checkingBooking'
  | 'creatingIntent'
  /** Before the card form is shown, and before a card is sent. */
  | 'checkingIntent'
  | 'confirming'
  /** The response to the confirmation did not say whether the card was charged. */
  | 'checkingConfirmation'
  | 'recording'
  | 'waitingToRecord'
  | 'markingSold'
  | 'ready'
  | 'declined'
  | 'unavailable'
  | 'paid'
  /** That request is repeated in the background. */
  | 'paidNotSold'
  | 'paidTwice'
  /** After a charge. The journal keeps it until the buyer returns. */
  | 'signedOut';

export type CheckoutEvent =
  /** The user opens the payment page (`open`) or My Orders (`resume`). `entry` is what the journal contains. */
  | { type: 'open' | 'resume'; booking: Booking; entry: JournalEntry | null }
  | { type: 'pay' }
  | { type: 'retry' }
  | { type: 'locked'; entry: JournalEntry | null }
  /** The browser does not store the entry without which the last event cannot be followed. */
  | { type: 'storageFull' }
  | { type: 'bookingFree' }
  | { type: 'bookingBlocked'; reason: Blocker }
  | { type: 'intentCreated'; clientSecret: string }
  | { type: 'intentRefused'; reason: Blocker }
  | { type: 'intent'; intent: IntentStatus }
  /** Polled, but Stripe has not decided in time. */
  | { type: 'undecided' }
  | { type: 'recorded' }
  | { type: 'paidElsewhere' }
  | { type: 'markedSold' }
  | { type: 'waited' }
  | { type: 'signedOut' }
  | { type: 'failed'; error: unknown };

/** What `checkout.ts` does. Most effects result in one event. */
export type CheckoutEffect =
  | { type: 'lock' }
  | { type: 'retrieveIntent'; clientSecret: string }
  /** With growing delays, until Stripe has decided. */
  | { type: 'pollIntent'; clientSecret: string }
  | { type: 'checkBooking'; booking: Booking }
  | { type: 'createIntent'; resaleValue: string; idempotencyKey: string }
  | { type: 'confirmCard'; clientSecret: string }
  /** `readsFirst`: the charge may be recorded already (failure mode P9). */
  | { type: 'recordPayment'; payment: ChargedPayment; readsFirst: boolean }
  | { type: 'markSold'; bikeId: string }
  | { type: 'wait'; ms: number }
  | { type: 'announceChange' };

// The table ----

type Transition = {
  when?: Condition;
  to: Step;
  /** The entry that is written to the journal, or removed from it, before the effects are executed. */
  save?: EntryName;
  /** As `save`. If the browser does not store the entry, the event is `storageFull` instead. */
  mustSave?: EntryName;
  effects?: readonly EffectName[];
};

/** The type of an event, or, for the event `intent`, what the status of the intent means for this payment. */
type EventName = Exclude<CheckoutEvent['type'], 'intent'> | IntentStatus['status'] | 'otherCharge' | 'canceledTooOften';

const charged: Transition = { to: 'recording', save: 'charged', effects: ['recordPayment'] };
const stopped: Transition = { to: 'unavailable', save: 'noneIfUnused' };
/** This page has charged no card. */
const failed: Transition[] = [{ when: 'isOpening', to: 'unavailable' }, { to: 'declined' }];
const earlierFailed: Transition[] = [{ when: 'isResuming', to: 'closed' }, ...failed];
const resumed: Transition = { when: 'hasSentCard', to: 'locking', effects: ['lock'] };

/**
 * The first transition whose condition is true is taken. An event that is not in the table changes nothing. The journal
 * contains each step before the step happens: a card is sent only after `mustSave: 'confirming'`.
 */
export const transitions: Record<Step, Partial<Record<EventName, Transition | readonly Transition[]>>> = {
  closed: {
    open: { to: 'locking', effects: ['lock'] },
    resume: resumed,
  },
  // First completes a payment of an earlier page or of another tab.
  locking: {
    locked: [
      { when: 'hasCharge', to: 'recording', save: 'again', effects: ['recordPayment'] },
      { when: 'hasRecord', to: 'markingSold', save: 'again', effects: ['markSold'] },
      { when: 'hasIntentToCheck', to: 'checkingEarlierIntent', effects: ['retrieveIntent'] },
      { when: 'isResuming', to: 'closed' },
      { to: 'checkingBooking', effects: ['checkBooking'] },
    ],
    failed: earlierFailed,
  },
  checkingEarlierIntent: {
    charged,
    processing: { to: 'checkingEarlierIntent', effects: ['pollIntent'] },
    undecided: { to: 'unavailable', save: 'confirming' },
    otherCharge: stopped,
    payable: [
      { when: 'isResuming', to: 'closed' },
      { to: 'checkingBooking', effects: ['checkBooking'] },
    ],
    canceled: [
      { when: 'isResuming', to: 'closed', save: 'none' },
      { to: 'checkingBooking', save: 'none', effects: ['checkBooking'] },
    ],
    unknown: earlierFailed,
    failed: earlierFailed,
  },
  checkingBooking: {
    bookingFree: [
      { when: 'hasNoEntry', to: 'creatingIntent', effects: ['createIntent'] },
      { when: 'isPaying', to: 'checkingIntent', effects: ['retrieveIntent'] },
      { to: 'ready' },
    ],
    bookingBlocked: stopped,
    failed,
  },

  creatingIntent: {
    intentCreated: { to: 'checkingIntent', mustSave: 'intent', effects: ['retrieveIntent'] },
    intentRefused: { to: 'unavailable', effects: ['announceChange'] },
    storageFull: { to: 'unavailable' },
    failed,
  },
  checkingIntent: {
    charged,
    processing: { to: 'checkingIntent', effects: ['pollIntent'] },
    undecided: { to: 'unavailable', save: 'confirming' },
    otherCharge: stopped,
    payable: [
      { when: 'isOpening', to: 'ready' },
      { when: 'isPaying', to: 'confirming', mustSave: 'confirming', effects: ['confirmCard'] },
      { to: 'declined' },
    ],
    canceled: { to: 'creatingIntent', save: 'none', effects: ['createIntent'] },
    canceledTooOften: [
      { when: 'isOpening', to: 'unavailable', save: 'none' },
      { to: 'declined', save: 'none' },
    ],
    storageFull: { to: 'unavailable' },
    unknown: failed,
    failed,
  },

  confirming: {
    charged,
    payable: { to: 'declined', save: 'beforeLastCard' },
    canceled: { to: 'creatingIntent', save: 'none', effects: ['createIntent'] },
    processing: { to: 'checkingConfirmation', effects: ['retrieveIntent'] },
    unknown: { to: 'checkingConfirmation', effects: ['retrieveIntent'] },
  },
  // The entry stays `confirming` until it is clear whether the card was charged.
  checkingConfirmation: {
    charged,
    processing: { to: 'checkingConfirmation', effects: ['pollIntent'] },
    undecided: { to: 'unavailable' },
    payable: { to: 'declined' },
    canceled: { to: 'creatingIntent', save: 'none', effects: ['createIntent'] },
    unknown: { to: 'declined' },
  },

  // After a charge no transition leads back to the card form.
  recording: {
    recorded: { to: 'markingSold', save: 'recorded', effects: ['markSold'] },
    paidElsewhere: { to: 'paidTwice' },
    retry: { to: 'recording' },
    signedOut: { to: 'signedOut' },
    failed: { to: 'waitingToRecord', effects: ['wait'] },
  },
  waitingToRecord: {
    waited: { to: 'recording', effects: ['recordPayment'] },
    retry: { to: 'recording', effects: ['recordPayment'] },
    resume: { to: 'recording', effects: ['recordPayment'] },
    signedOut: { to: 'signedOut' },
  },
  markingSold: {
    markedSold: { to: 'paid', save: 'none', effects: ['announceChange'] },
    failed: { to: 'paidNotSold', effects: ['announceChange', 'wait'] },
  },
  paidNotSold: {
    waited: { to: 'paidNotSold', effects: ['markSold'] },
    markedSold: { to: 'paid', save: 'none', effects: ['announceChange'] },
    signedOut: { to: 'paid' },
    failed: { to: 'paidNotSold', effects: ['wait'] },
  },

  ready: { pay: { to: 'locking', effects: ['lock'] }, resume: resumed },
  declined: { pay: { to: 'locking', effects: ['lock'] }, open: { to: 'ready' }, resume: resumed },
  unavailable: { open: { to: 'locking', effects: ['lock'] }, resume: resumed },
  paid: {},
  paidTwice: {},
  signedOut: {},
};

/** The checkout waits for the user, or has ended, and does not hold the lock. */
export const isAtRest = (step: Step): boolean =>
  ['closed', 'ready', 'declined', 'unavailable', 'paid', 'paidNotSold', 'paidTwice', 'signedOut'].includes(step);

// The data ----

type CheckoutData = {
  bookingId: string;
  currency: string;
  /** `payAgain`: a card was sent, and no other one is sent before the user presses Pay again. */
  task: 'open' | 'pay' | 'payAgain' | 'resume';
  booking: Booking | null;
  entry: JournalEntry | null;
  /** Sent with this intent, and perhaps charged. */
  hasEarlierCard: boolean;
  /** Then no other page can have recorded the charge. */
  isNewCharge: boolean;
  clientSecret: string;
  transactionId: string;
  attempts: number;
  /** In a row, because the intent before was canceled. */
  created: number;
  /** Of a request that is repeated until it succeeds. */
  failures: number;
  cardError: CardError | null;
  obstacle: Obstacle;
};

type CheckoutMachine = { step: Step; shown: CheckoutState; data: CheckoutData };

export const createCheckoutMachine = (bookingId: string, currency: string): CheckoutMachine => ({
  step: 'closed',
  shown: { state: 'preparing' },
  data: {
    bookingId,
    currency,
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
  },
});

const conditions = {
  isOpening: ({ task }) => task === 'open',
  isPaying: ({ task }) => task === 'pay',
  isResuming: ({ task }) => task === 'resume',
  hasNoEntry: ({ entry }) => entry === null,
  hasSentCard: ({ entry }) => entry !== null && entry.state !== 'intent',
  hasIntentToCheck: ({ entry, task }) => entry !== null && (entry.state === 'confirming' || task === 'open'),
  hasCharge: ({ entry }) => entry?.state === 'charged',
  hasRecord: ({ entry }) => entry?.state === 'recorded',
} satisfies Record<string, (data: CheckoutData) => boolean>;
type Condition = keyof typeof conditions;

const orThrow = <Value>(value: Value | null | undefined | false, name: string): Value => {
  if (!value) throw new Error(`The checkout has no ${name}.`);
  return value;
};
const bookingOf = ({ booking }: CheckoutData): Booking => orThrow(booking, 'booking');
const entryOf = ({ entry }: CheckoutData): JournalEntry => orThrow(entry, 'journal entry');
const pendingOf = ({ entry }: CheckoutData): PendingPayment => orThrow(!isCharged(entry) && entry, 'payment intent');
const chargedOf = ({ entry }: CheckoutData): ChargedPayment => orThrow(isCharged(entry) && entry, 'charge');
const amountOf = (data: CheckoutData): number => orThrow(toPoisha(bookingOf(data).resaleValue), 'amount');

/** The entries that transitions save. Null: the entry is removed. Undefined: the journal does not change. */
const entries = {
  intent: (data) => {
    const { bikeId, resaleValue, userEmail } = bookingOf(data);
    const { clientSecret, attempts: attempt } = data;
    return { state: 'intent', bikeId, amount: amountOf(data), clientSecret, attempt, resaleValue, userEmail };
  },
  confirming: (data) => ({ ...pendingOf(data), state: 'confirming' }),
  charged: (data) => ({ ...pendingOf(data), state: 'charged', transactionId: data.transactionId }),
  recorded: (data) => ({ ...chargedOf(data), state: 'recorded' }),
  /** The same entry, because another tab may have cleared the storage meanwhile. */
  again: entryOf,
  /** If Stripe sent no response for an earlier card, the state stays `confirming`: that card may still be charged. */
  beforeLastCard: (data) => ({ ...pendingOf(data), state: data.hasEarlierCard ? 'confirming' : 'intent' }),
  none: () => null,
  /** An entry in the state `confirming` stays, because its card might still be charged. */
  noneIfUnused: ({ entry }) => (entry?.state === 'intent' ? null : undefined),
} satisfies Record<string, (data: CheckoutData) => JournalEntry | null | undefined>;
type EntryName = keyof typeof entries;

/** Failure mode P16: a second device gets the same intent. After a canceled intent, the next one needs another key. */
const idempotencyKey = (data: CheckoutData): string => {
  const attempt = data.attempts + 1;
  return `${data.bookingId}:${amountOf(data)}${attempt > 1 ? `:${attempt}` : ''}`;
};

const effects = {
  lock: () => ({ type: 'lock' }),
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
} satisfies Record<string, (data: CheckoutData) => CheckoutEffect>;
type EffectName = keyof typeof effects;

/** What the page shows, and what the payment intent must have. */
const expectedCharge = (data: CheckoutData): Charge => ({
  amount: toPoisha(bookingOf(data).resaleValue) ?? entryOf(data).amount,
  currency: data.currency,
});

// What an event changes ----

const networkError: Obstacle = { reason: 'error', error: new ApiError('networkError') };
const invalidResponse: Obstacle = { reason: 'error', error: new ApiError('invalidResponse') };

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

const learn = (data: CheckoutData, event: CheckoutEvent): Partial<CheckoutData> => {
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

const maxCreated = 5;

const nameOf = ({ step, data }: CheckoutMachine, event: CheckoutEvent): EventName => {
  if (event.type !== 'intent') return event.type;
  const { intent } = event;
  if (step !== 'checkingEarlierIntent' && step !== 'checkingIntent') return intent.status;
  if (intent.status === 'canceled' && data.created >= maxCreated) return 'canceledTooOften';
  if (intent.status !== 'payable') return intent.status;
  // Replaced like a canceled one: it was created for an earlier price of the bike.
  if (data.entry?.resaleValue !== data.booking?.resaleValue) return 'canceled';
  if (!intent.charge) return 'unknown';
  const { amount, currency } = expectedCharge(data);
  return intent.charge.amount === amount && intent.charge.currency === currency ? 'payable' : 'otherCharge';
};

/** Null if the page does not change. */
const show = (from: Step, to: Step, event: CheckoutEvent, data: CheckoutData): CheckoutState | null => {
  const { entry, transactionId } = data;
  const status = event.type === 'intent' ? event.intent.status : null;
  switch (to) {
    case 'closed':
      return { state: 'preparing' };
    case 'locking':
      if (isCharged(entry)) return { state: 'recording', transactionId };
      return { state: data.task === 'pay' || entry?.state === 'confirming' ? 'processing' : 'preparing' };
    case 'checkingEarlierIntent':
    case 'checkingIntent':
    case 'checkingConfirmation':
      return status === 'processing' ? { state: 'processing' } : null;
    case 'ready':
      return { state: 'ready' };
    case 'declined':
      // No error is shown if the card may have been charged.
      return { state: 'declined', error: from !== 'checkingIntent' && status === 'payable' ? data.cardError : null };
    case 'unavailable':
      return { state: 'unavailable', ...data.obstacle };
    case 'recording':
      return event.type === 'waited' || event.type === 'resume' ? null : { state: 'recording', transactionId };
    case 'waitingToRecord':
      return data.failures === 3 ? { state: 'recordingFailed', transactionId } : null;
    case 'paid':
    case 'paidNotSold':
      return { state: 'paid', transactionId };
    case 'paidTwice':
      return { state: 'paidTwice', transactionId };
    default:
      return null;
  }
};

/** The journal is written before the effects are executed. Null if the event changes nothing. */
export const transition = (machine: CheckoutMachine, event: CheckoutEvent) => {
  const listed = transitions[machine.step][nameOf(machine, event)];
  if (!listed) return null;
  const learned = { ...machine.data, ...learn(machine.data, event) };
  const taken = [listed].flat().find(({ when }) => !when || conditions[when](learned));
  if (!taken) return null;
  const { to, mustSave, save = mustSave, effects: names = [] } = taken;
  const entry = save && entries[save](learned);
  const data = entry === undefined ? learned : { ...learned, entry };
  const sendsCard = names.includes('confirmCard');
  const next: CheckoutMachine = {
    step: to,
    shown: show(machine.step, to, event, data) ?? machine.shown,
    data: sendsCard ? { ...data, task: 'payAgain', created: 0, cardError: null } : data,
  };
  return {
    machine: next,
    entry,
    /** Only if the browser stores the entry. Otherwise the event is `storageFull`. */
    needsEntry: mustSave !== undefined,
    effects: names.map((name): CheckoutEffect => effects[name](data)),
  };
};
