import {
  type CheckoutData,
  type Condition,
  conditions,
  type EffectName,
  effects,
  expectedCharge,
  initialData,
  learn,
  remember,
} from './checkoutData.ts';
import type { CheckoutEffect, CheckoutEvent, CheckoutState, Step } from './checkoutTypes.ts';
import type { IntentStatus } from './intentStatus.ts';
import { isCharged } from './paymentJournal.ts';

/**
 * The checkout of one booking as a state machine (docs/requirements.md §4, payment). Everything here is pure: no
 * request, no promise, no clock. `checkout.ts` executes the effects, and their results are the next events.
 */

type Transition = { when?: Condition; to: Step; effects?: readonly EffectName[] };

/**
 * The name of an event in the table: the type of the event, or, for the event `intent`, what the status of the intent
 * means for this payment.
 */
type EventName = Exclude<CheckoutEvent['type'], 'intent'> | IntentStatus['status'] | 'otherCharge' | 'canceledTooOften';

const charged: Transition = { to: 'recording', effects: ['saveCharged', 'recordPayment'] };
const stopped: Transition = { to: 'unavailable', effects: ['clearUnusedEntry'] };
/** The transitions after a failed request, if this page has charged no card. */
const failed: Transition[] = [{ when: 'isOpening', to: 'unavailable' }, { to: 'declined' }];
const earlierFailed: Transition[] = [{ when: 'isResuming', to: 'closed' }, ...failed];
const resumed: Transition = { when: 'hasSentCard', to: 'locking', effects: ['lock'] };

/**
 * The transitions: for each step and event the next step and the effects. If an event has several transitions, the
 * machine takes the first one whose condition is true. An event that is not in the table changes nothing.
 *
 * The effects are executed in the order of the list. So the journal always contains a step before the step happens:
 * only the transition after `saveConfirming` sends a card, and `saveCharged` and `saveRecorded` come before the
 * requests that depend on them.
 */
export const transitions: Record<Step, Partial<Record<EventName, Transition | readonly Transition[]>>> = {
  closed: {
    open: { to: 'locking', effects: ['lock'] },
    resume: resumed,
  },
  // First completes a payment that an earlier page or another tab has started and not completed.
  locking: {
    locked: [
      { when: 'hasCharge', to: 'recording', effects: ['saveAgain', 'recordPayment'] },
      { when: 'hasRecord', to: 'markingSold', effects: ['saveAgain', 'markSold'] },
      { when: 'hasIntentToCheck', to: 'checkingEarlierIntent', effects: ['retrieveIntent'] },
      { when: 'isResuming', to: 'closed' },
      { to: 'checkingBooking', effects: ['checkBooking'] },
    ],
    failed: earlierFailed,
  },
  checkingEarlierIntent: {
    charged,
    processing: { to: 'checkingEarlierIntent', effects: ['pollIntent'] },
    undecided: { to: 'unavailable', effects: ['saveConfirming'] },
    otherCharge: stopped,
    payable: [
      { when: 'isResuming', to: 'closed' },
      { to: 'checkingBooking', effects: ['checkBooking'] },
    ],
    canceled: [
      { when: 'isResuming', to: 'closed', effects: ['clearEntry'] },
      { to: 'checkingBooking', effects: ['clearEntry', 'checkBooking'] },
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
    intentCreated: { to: 'savingIntent', effects: ['saveIntent'] },
    intentRefused: { to: 'unavailable', effects: ['announceChange'] },
    storageFull: { to: 'unavailable' },
    failed,
  },
  savingIntent: {
    entrySaved: { to: 'checkingIntent', effects: ['retrieveIntent'] },
    storageFull: { to: 'unavailable' },
  },
  // The intent is retrieved before the form is shown, and directly before each card is sent.
  checkingIntent: {
    charged,
    processing: { to: 'checkingIntent', effects: ['pollIntent'] },
    undecided: { to: 'unavailable', effects: ['saveConfirming'] },
    otherCharge: stopped,
    payable: [
      { when: 'isOpening', to: 'ready' },
      { when: 'isPaying', to: 'savingConfirming', effects: ['saveConfirming'] },
      { to: 'declined' },
    ],
    canceled: { to: 'creatingIntent', effects: ['clearEntry', 'createIntent'] },
    canceledTooOften: [
      { when: 'isOpening', to: 'unavailable', effects: ['clearEntry'] },
      { to: 'declined', effects: ['clearEntry'] },
    ],
    unknown: failed,
    failed,
  },

  savingConfirming: {
    entrySaved: { to: 'confirming', effects: ['confirmCard'] },
    storageFull: { to: 'unavailable', effects: ['restoreEntry'] },
  },
  confirming: {
    charged,
    payable: { to: 'declined', effects: ['restoreEntry'] },
    canceled: { to: 'creatingIntent', effects: ['clearEntry', 'createIntent'] },
    processing: { to: 'checkingConfirmation', effects: ['retrieveIntent'] },
    unknown: { to: 'checkingConfirmation', effects: ['retrieveIntent'] },
  },
  // The journal entry stays in the state `confirming` until it is clear whether the card was charged.
  checkingConfirmation: {
    charged,
    processing: { to: 'checkingConfirmation', effects: ['pollIntent'] },
    undecided: { to: 'unavailable' },
    payable: { to: 'declined' },
    canceled: { to: 'creatingIntent', effects: ['clearEntry', 'createIntent'] },
    unknown: { to: 'declined' },
  },

  // After a charge no transition leads back to the card form.
  recording: {
    recorded: { to: 'markingSold', effects: ['saveRecorded', 'markSold'] },
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
    markedSold: { to: 'paid', effects: ['clearEntry', 'announceChange'] },
    failed: { to: 'paidNotSold', effects: ['announceChange', 'wait'] },
  },
  paidNotSold: {
    waited: { to: 'paidNotSold', effects: ['markSold'] },
    markedSold: { to: 'paid', effects: ['clearEntry', 'announceChange'] },
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

/** Whether the checkout waits for the user, or has ended. The checkout does not hold the lock in these steps. */
export const isAtRest = (step: Step): boolean =>
  ['closed', 'ready', 'declined', 'unavailable', 'paid', 'paidNotSold', 'paidTwice', 'signedOut'].includes(step);

/** The complete state of a checkout: its step in the table, what the page shows, and the data. */
export type CheckoutMachine = { step: Step; shown: CheckoutState; data: CheckoutData };

export const createCheckoutMachine = (bookingId: string, currency: string): CheckoutMachine => ({
  step: 'closed',
  shown: { state: 'preparing' },
  data: { ...initialData, bookingId, currency },
});

/** How many new intents in a row may be canceled before the page shows an error. */
const maxCreated = 5;

/**
 * Returns the name of an event in the table. The name of the event `intent` depends on what the status of the intent
 * means for this payment.
 */
const nameOf = ({ step, data }: CheckoutMachine, event: CheckoutEvent): EventName => {
  if (event.type !== 'intent') return event.type;
  const { intent } = event;
  if (step !== 'checkingEarlierIntent' && step !== 'checkingIntent') return intent.status;
  if (intent.status === 'canceled' && data.created >= maxCreated) return 'canceledTooOften';
  if (intent.status !== 'payable') return intent.status;
  // An intent that was created for an earlier price of the bike is replaced, as a canceled intent is.
  if (data.entry?.resaleValue !== data.booking?.resaleValue) return 'canceled';
  if (!intent.charge) return 'unknown';
  const { amount, currency } = expectedCharge(data);
  return intent.charge.amount === amount && intent.charge.currency === currency ? 'payable' : 'otherCharge';
};

/** Returns what the page shows after a transition, or null if the page does not change. */
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
      // If it is not known whether the card was charged, no error about the card is shown.
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

/** Takes the transition for an event. Returns the new state, and the effects to execute. */
export const transition = (
  machine: CheckoutMachine,
  event: CheckoutEvent,
): { machine: CheckoutMachine; effects: CheckoutEffect[] } => {
  const listed = transitions[machine.step][nameOf(machine, event)];
  if (!listed) return { machine, effects: [] };
  let data = { ...machine.data, ...learn(machine.data, event) };
  const taken = [listed].flat().find(({ when }) => !when || conditions[when](data));
  if (!taken) return { machine, effects: [] };
  const executed: CheckoutEffect[] = [];
  for (const name of taken.effects ?? []) {
    const effect = effects[name](data);
    if (!effect) continue;
    executed.push(effect);
    data = { ...data, ...remember(effect) };
  }
  const shown = show(machine.step, taken.to, event, data) ?? machine.shown;
  return { machine: { step: taken.to, shown, data }, effects: executed };
};
