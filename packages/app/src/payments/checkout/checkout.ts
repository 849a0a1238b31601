import { type Booking, categoryIds, sameEmail, toPoisha } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import * as v from 'valibot';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import { backoffDelay, sleep } from '../../api/timing.ts';
import type { CardError } from '../stripe/cardErrors.ts';
import type { Charge } from '../stripe/chargeAmount.ts';
import { type IntentStatus, statusOfConfirmation, statusOfRetrieval } from './intentStatus.ts';
import {
  type ChargedPayment,
  ClientSecret,
  isCharged,
  type JournalEntry,
  type PaymentJournal,
  type PendingPayment,
} from './paymentJournal.ts';
import { createPaymentRecorder, type PaymentRecorderOptions } from './paymentRecorder.ts';

/** The reasons why a booking cannot be paid on this page. */
export const blockers = [
  'alreadyPaid',
  'alreadySold',
  'amount',
  'notFound',
  /**
   * Another buyer has paid for the bike, or is paying now: the server has refused to create an intent for this buyer,
   * or has canceled it.
   */
  'soldToAnother',
  /** Stripe has not decided yet whether the card is charged. */
  'pending',
  /** The browser stores nothing, so an interrupted payment could not be continued later. */
  'storage',
] as const;
export type Blocker = (typeof blockers)[number];

/**
 * The checkout of one booking (docs/requirements.md §4, payment). Its steps: request a client secret, confirm the card
 * with it, record the charge on the server, and mark the bike sold. After a charge the user never returns to the card
 * form. The page completes the payment at once or at the next visit, and until then it shows that the payment is being
 * completed.
 */
export type CheckoutState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  /**
   * The card was not charged, and the user can press Pay again. `error` is null if Stripe has returned no error about
   * the card, or if the result is uncertain.
   */
  | { state: 'declined'; error: CardError | null }
  | { state: 'recording'; transactionId: string }
  /** Recording the charge takes long. It is retried automatically, and at once when `retry` is called. */
  | { state: 'recordingFailed'; transactionId: string }
  | { state: 'paid'; transactionId: string }
  /** The booking was also paid with another charge, on another device whose payment this browser could not know of. */
  | { state: 'paidTwice'; transactionId: string }
  | { state: 'unavailable'; reason: Blocker }
  /** The intent has another amount or currency than the page shows (failure mode T3), so the card is not sent. */
  | { state: 'unavailable'; reason: 'otherCharge'; actual: Charge; expected: Charge }
  | { state: 'unavailable'; reason: 'error'; error: unknown };

export type Checkout = {
  read(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /**
   * Prepares the payment. Further calls do nothing, however often the page is rendered, unless the payment was
   * unavailable.
   */
  open(booking: Booking): Promise<void>;
  /** Calls `confirm` with the client secret. Does nothing unless Pay is enabled. */
  pay(confirm: (clientSecret: string) => Promise<PaymentIntentResult>): Promise<void>;
  /** Ends the current delay, so that a charge that is not recorded yet is sent to the server at once. */
  retry(): void;
  /**
   * Completes a payment whose card was charged, or may have been charged, before this page was opened. It charges no
   * card and creates no intent. Resolves with true if the booking is paid because of this call.
   */
  resume(booking: Booking): Promise<boolean>;
};

type CheckoutOptions = {
  api: Pick<Api, 'createPaymentIntent' | 'listBikes'> & PaymentRecorderOptions['api'];
  bookingId: string;
  journal: PaymentJournal;
  /** The currency in which cards are charged, as an ISO 4217 code in lower case. */
  currency: string;
  /** Returns the id of the bike's category, or undefined if it is not known. */
  categoryOf: (bikeId: string) => string | undefined;
  /** Retrieves a payment intent from Stripe by its client secret. */
  retrieve: (clientSecret: string) => Promise<PaymentIntentResult>;
  /** Called when bookings and bikes have changed on the server. */
  onChange: () => void;
  /** Runs one payment of this booking at a time, across all tabs of the browser. */
  withLock: (work: () => Promise<void>) => Promise<void>;
} & Pick<PaymentRecorderOptions, 'isSignedIn'> &
  Partial<Pick<PaymentRecorderOptions, 'wait'>>;

/** How long an intent is polled while Stripe has not decided, in ms (failure mode P6). */
const pollTimeoutMs = 120_000;

/** A constant object, because useSyncExternalStore requires the same reference while nothing has changed. */
const preparing = { state: 'preparing' } as const satisfies CheckoutState;

/** The server's error codes after which another attempt to create an intent would fail too. */
const blockerByErrorCode = new Map<string | undefined, Blocker>([
  ['already_sold', 'soldToAnother'],
  ['already_paid', 'alreadyPaid'],
]);

/** How many new intents in a row may be canceled before the page shows an error. */
const maxCanceledIntents = 5;

const unavailable = (reason: Blocker): CheckoutState => ({ state: 'unavailable', reason });

const toCharged = ({ state: _, ...facts }: PendingPayment, transactionId: string): ChargedPayment => ({
  ...facts,
  state: 'charged',
  transactionId,
});

/**
 * The idempotency key of an intent (failure mode P16). A server that supports the key returns the same intent to a
 * second device of the buyer. After an intent was canceled, the key must differ, because otherwise the server would
 * return the canceled intent again.
 */
const idempotencyKey = (bookingId: string, amount: number, attempt: number): string =>
  `${bookingId}:${amount}${attempt > 1 ? `:${attempt}` : ''}`;

export const createCheckout = ({
  api,
  bookingId,
  journal,
  currency,
  categoryOf,
  retrieve,
  onChange,
  wait = sleep,
  isSignedIn,
  withLock,
}: CheckoutOptions): Checkout => {
  const recorder = createPaymentRecorder({ api, bookingId, wait, isSignedIn });
  let current: CheckoutState = preparing;
  let isOpen = false;
  let resuming: Promise<unknown> | null = null;
  let openedBooking: Booking | null = null;
  let attempts = 0;
  /**
   * The entry that the journal should contain. It is written again if the storage is cleared meanwhile (failure mode
   * S4).
   */
  let entry: JournalEntry | null = null;
  const listeners = new Set<() => void>();

  const setState = (next: CheckoutState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const saveEntry = (next: JournalEntry): boolean => {
    entry = next;
    return journal.write(next);
  };

  const clearEntry = () => {
    entry = null;
    journal.clear();
  };

  /** The journal is read before this tab's own copy, because other tabs write to the same journal. */
  const readEntry = (): JournalEntry | null => journal.read() ?? entry;

  /** Runs one operation at a time across all tabs. If the journal entry is removed meanwhile, it is written again. */
  const withStoredEntry = (work: () => Promise<void>): Promise<void> =>
    withLock(async () => {
      const stop = journal.onCleared(() => {
        if (entry) journal.write(entry);
      });
      try {
        await work();
      } finally {
        stop();
      }
    });

  /**
   * Reads the list of the bike's category, because only the server knows whether a bike is still for sale (failure mode
   * P13). If the category is not known, or its list does not contain the bike, reads the lists of all other categories.
   */
  const isForSale = async (bikeId: string): Promise<boolean> => {
    const findIn = async (categories: readonly string[]) => {
      const lists = await Promise.all(categories.map((id) => api.listBikes({ params: { id } })));
      return lists.flat().filter((bike) => bike._id === bikeId);
    };
    const known = categoryOf(bikeId);
    const found = known === undefined ? [] : await findIn([known]);
    const bikes = found.length > 0 ? found : await findIn(categoryIds.filter((id) => id !== known));
    return bikes.some((bike) => !bike.soldOut);
  };

  /** Returns the reason why the booking cannot be paid, or null. Throws an ApiError if the lists cannot be read. */
  const findBlocker = async ({ bikeId, userEmail, resaleValue }: Booking): Promise<Blocker | null> => {
    // The price is free text. It is charged only if it has exactly one meaning: '1,20,000' must never be read as 1.
    if (!toPoisha(resaleValue)) return 'amount';
    const [fresh, forSale] = await Promise.all([api.findBooking({ params: { id: bookingId } }), isForSale(bikeId)]);
    if (!fresh || !sameEmail(fresh.userEmail, userEmail)) return 'notFound';
    if (!fresh.paid) return forSale ? null : 'alreadySold';
    // The booking is paid, but the bike is still for sale: the payment was interrupted in between. The journal entry
    // may be lost, so the bike is marked sold from here.
    if (forSale) await api.markSold({ params: { bikeId } }).then(onChange, () => {});
    return 'alreadyPaid';
  };

  /** Retrieves the status of an intent. Polls it while Stripe has not decided. */
  const pollIntent = async (clientSecret: string): Promise<IntentStatus> => {
    const retrieveStatus = async (): Promise<IntentStatus> => {
      try {
        return statusOfRetrieval(await retrieve(clientSecret));
      } catch {
        return { status: 'unknown', error: null };
      }
    };
    let status = await retrieveStatus();
    if (status.status !== 'processing') return status;
    setState({ state: 'processing' });
    for (let tries = 0, waited = 0; waited < pollTimeoutMs && isSignedIn(); tries++) {
      const ms = Math.min(backoffDelay(tries), pollTimeoutMs - waited);
      await wait(ms);
      waited += ms;
      status = await retrieveStatus();
      if (status.status !== 'processing' && status.status !== 'unknown') return status;
    }
    return { status: 'processing' };
  };

  const markSoldUntilDone = async (charged: ChargedPayment) => {
    if (!(await recorder.markSoldUntilDone(charged))) return;
    clearEntry();
    onChange();
  };

  /**
   * Executes the steps after a charge: record it, and mark the bike sold. From here on the card form is never shown
   * again.
   */
  const finish = async (charged: ChargedPayment, isNew = false): Promise<void> => {
    const { transactionId } = charged;
    const recorded: ChargedPayment = { ...charged, state: 'recorded' };
    saveEntry(charged);
    if (charged.state === 'charged') {
      setState({ state: 'recording', transactionId });
      const result = await recorder.record(charged, isNew, () => setState({ state: 'recordingFailed', transactionId }));
      if (result === 'userLeft') return;
      if (result === 'paidTwice') return setState({ state: 'paidTwice', transactionId });
      saveEntry(recorded);
    }
    const isSold = await recorder.markSold(recorded);
    if (isSold) clearEntry();
    onChange();
    setState({ state: 'paid', transactionId });
    // The payment is recorded and shown as paid, although the bike is not marked sold yet. That is retried in the
    // background.
    if (!isSold) void markSoldUntilDone(recorded);
  };

  /**
   * Compares the amount and the currency of an intent with those that the page shows. Returns the intent if they are
   * equal. Returns null if the bike's price has changed since the intent was created. Otherwise returns 'settled', and
   * no card is sent (failure mode T3).
   */
  const checkCharge = (
    stored: PendingPayment,
    actual: Charge | null,
    resaleValue: string,
  ): PendingPayment | 'settled' | null => {
    if (stored.resaleValue !== resaleValue) return null;
    if (!actual) throw new ApiError('invalidResponse');
    const expected = { amount: toPoisha(resaleValue) ?? stored.amount, currency };
    if (actual.amount === expected.amount && actual.currency === expected.currency) {
      entry = stored;
      return stored;
    }
    // An entry in the state `confirming` stays in the journal, because the card might still be charged.
    if (stored.state === 'intent') clearEntry();
    setState({ state: 'unavailable', reason: 'otherCharge', actual, expected });
    return 'settled';
  };

  /**
   * Continues a payment whose journal entry was written by an earlier page or another tab, or whose intent is from
   * another device. Returns the intent if it accepts a card, null if it is canceled, and 'settled' if the checkout's
   * state already shows the result. Throws an ApiError if it is unknown whether the card was charged, because a new
   * intent might then charge it twice.
   */
  const resumeEntry = async (
    stored: JournalEntry,
    { resaleValue }: Booking,
  ): Promise<PendingPayment | 'settled' | null> => {
    attempts = stored.attempt;
    if (isCharged(stored)) {
      await finish(stored);
      return 'settled';
    }
    const status = await pollIntent(stored.clientSecret);
    switch (status.status) {
      case 'charged':
        await finish(toCharged(stored, status.transactionId));
        return 'settled';
      case 'processing':
        saveEntry({ ...stored, state: 'confirming' });
        setState(unavailable('pending'));
        return 'settled';
      case 'unknown':
        throw new ApiError('networkError');
      case 'payable': {
        const usable = checkCharge(stored, status.charge, resaleValue);
        if (usable) return usable;
      }
    }
    clearEntry();
    return null;
  };

  /** Creates an intent and stores it before it can be charged. Returns null if the browser does not store it. */
  const createIntent = async ({ bikeId, resaleValue, userEmail }: Booking): Promise<PendingPayment | null> => {
    const amount = toPoisha(resaleValue);
    if (!amount || !journal.canWrite()) return null;
    const attempt = attempts + 1;
    const { clientSecret } = await api.createPaymentIntent(
      { body: { resaleValue } },
      { idempotencyKey: idempotencyKey(bookingId, amount, attempt) },
    );
    if (!v.is(ClientSecret, clientSecret)) throw new ApiError('invalidResponse');
    const fresh: PendingPayment = { state: 'intent', bikeId, amount, clientSecret, attempt, resaleValue, userEmail };
    attempts = attempt;
    return saveEntry(fresh) ? fresh : null;
  };

  /**
   * Creates an intent that accepts a card for the amount that the page shows. Returns 'settled' if the checkout's state
   * already shows why there is none.
   */
  const createUsableIntent = async (booking: Booking): Promise<PendingPayment | 'settled'> => {
    try {
      for (let tries = 0; tries < maxCanceledIntents; tries++) {
        const fresh = await createIntent(booking);
        if (!fresh) {
          setState(unavailable('storage'));
          return 'settled';
        }
        // Another device may have used the same idempotency key. Then the server returns that device's intent, which
        // may already be charged or canceled.
        const usable = await resumeEntry(fresh, booking);
        if (usable) return usable;
      }
    } catch (error) {
      const reason = error instanceof ApiError && blockerByErrorCode.get(error.code);
      if (!reason) throw error;
      onChange();
      setState(unavailable(reason));
      return 'settled';
    }
    throw new ApiError('invalidResponse');
  };

  /**
   * Called when the booking cannot be paid any more. An entry in the state `confirming` stays in the journal, because
   * the card might still be charged.
   */
  const abort = (resumed: PendingPayment | null, obstacle: Blocker) => {
    if (resumed?.state === 'intent') clearEntry();
    setState(unavailable(obstacle));
  };

  const prepare = async (booking: Booking): Promise<void> => {
    const stored = readEntry();
    const resumed = stored && (await resumeEntry(stored, booking));
    if (resumed === 'settled') return;
    const obstacle = await findBlocker(booking);
    if (obstacle) return abort(resumed, obstacle);
    if ((resumed ?? (await createUsableIntent(booking))) !== 'settled') setState({ state: 'ready' });
  };

  /** Handles the result of a confirmation. If the result is unknown, retrieves the intent. */
  const handleConfirmation = async (
    paying: PendingPayment,
    confirmation: IntentStatus,
    booking: Booking,
  ): Promise<void> => {
    const confirmationError = 'error' in confirmation ? confirmation.error : null;
    const isClear = confirmation.status !== 'unknown' && confirmation.status !== 'processing';
    const status = isClear ? confirmation : await pollIntent(paying.clientSecret);
    switch (status.status) {
      case 'charged':
        return finish(toCharged(paying, status.transactionId), status.isNew);
      case 'processing':
        return setState(unavailable('pending'));
      case 'canceled':
        clearEntry();
        if ((await createUsableIntent(booking)) !== 'settled') setState({ state: 'declined', error: null });
        return;
      case 'payable':
        // The journal entry is reset only after a definite result. If any card had no response, it may still be
        // charged.
        if (isClear) saveEntry(paying);
        return setState({ state: 'declined', error: status.error ?? confirmationError });
      case 'unknown':
        // The card may have been charged, so no error about the card is shown.
        return setState({ state: 'declined', error: null });
    }
  };

  const payWith = async (
    confirm: (clientSecret: string) => Promise<PaymentIntentResult>,
    booking: Booking,
  ): Promise<void> => {
    const stored = readEntry();
    // A payment was interrupted here or in another tab. Before another card is sent, find out whether that payment was
    // charged.
    const resumed = stored?.state === 'intent' ? stored : stored && (await resumeEntry(stored, booking));
    if (resumed === 'settled') return;
    // The booking is checked again immediately before the card is charged: another tab, another device or another buyer
    // may have been faster.
    const obstacle = await findBlocker(booking);
    if (obstacle) return abort(resumed, obstacle);
    // The intent is retrieved immediately before the card is sent, because it may have changed since the page was
    // opened.
    const paying = (resumed && (await resumeEntry(resumed, booking))) ?? (await createUsableIntent(booking));
    if (paying === 'settled') return;
    if (!journal.write({ ...paying, state: 'confirming' })) return setState(unavailable('storage'));
    entry = { ...paying, state: 'confirming' };
    const confirmation = await confirm(paying.clientSecret).then(
      statusOfConfirmation,
      // Stripe.js is documented to resolve always. This line handles a rejection nevertheless.
      (): IntentStatus => ({ status: 'unknown', error: null }),
    );
    await handleConfirmation(paying, confirmation, booking);
  };

  /**
   * Returns the state that is shown until the journal entry has been checked. Also copies the entry to memory, in case
   * another tab clears the storage.
   */
  const initialState = (): CheckoutState => {
    const stored = readEntry();
    entry = stored;
    if (isCharged(stored)) return { state: 'recording', transactionId: stored.transactionId };
    return stored?.state === 'confirming' ? { state: 'processing' } : preparing;
  };

  /** Continues the payment in the journal. Resolves with whether it is settled now. */
  const finishStoredPayment = async (booking: Booking): Promise<boolean> => {
    let isSettled = false;
    try {
      await withStoredEntry(async () => {
        const stored = readEntry();
        isSettled = stored !== null && stored.state !== 'intent' && (await resumeEntry(stored, booking)) === 'settled';
      });
    } catch {
      // The journal still contains the entry, so the next visit tries again.
    }
    return isSettled;
  };

  const isRunning = (): boolean => isOpen && !['ready', 'declined', 'unavailable'].includes(current.state);

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (booking) => {
      await resuming;
      // If a user returns after a declined card, the form is empty, so the error is not shown any more.
      if (current.state === 'declined') setState({ state: 'ready' });
      if (isOpen && current.state !== 'unavailable') return;
      isOpen = true;
      openedBooking = booking;
      setState(initialState());
      try {
        await withStoredEntry(() => prepare(booking));
      } catch (error) {
        setState({ state: 'unavailable', reason: 'error', error });
      }
    },
    pay: async (confirm) => {
      if (current.state !== 'ready' && current.state !== 'declined') return;
      if (!openedBooking) return;
      const booking = openedBooking;
      setState({ state: 'processing' });
      try {
        await withStoredEntry(() => payWith(confirm, booking));
      } catch {
        // A request before the confirmation has failed, so no card was confirmed.
        setState({ state: 'declined', error: null });
      }
    },
    retry: () => {
      if (current.state === 'recordingFailed') setState({ ...current, state: 'recording' });
      recorder.retryNow();
    },
    resume: async (booking) => {
      if (isRunning() || resuming) {
        recorder.retryNow();
        return false;
      }
      const initial = initialState();
      if (initial === preparing) return false;
      setState(initial);
      const work = finishStoredPayment(booking);
      resuming = work;
      isOpen = await work;
      resuming = null;
      if (!isOpen) setState(preparing);
      return current.state === 'paid';
    },
  };
};
