import { type Booking, categoryIds, sameEmail, toPoisha } from '@second-gear/contract';
import { createObservable } from '@second-gear/ui/observable';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import * as v from 'valibot';
import { ApiError } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import { backoffDelay, sleep } from '#core/api/timing.ts';
import {
  type Blocker,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutMachine,
  isAtRest,
  transition,
} from './checkoutMachine.ts';
import { type IntentStatus, statusOfConfirmation, statusOfRetrieval } from './intentStatus.ts';
import { type ChargedPayment, ClientSecret, type JournalEntry, type PaymentJournal } from './paymentJournal.ts';

export type { CheckoutState } from './checkoutMachine.ts';

/** `checkoutMachine.ts` decides what happens next. This file sends the requests and waits. */
export type Checkout = {
  read(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Only the first call, and a call after the state `unavailable`, prepares the payment. */
  open(booking: Booking): Promise<void>;
  /** Does nothing unless Pay is enabled. */
  pay(confirm: (clientSecret: string) => Promise<PaymentIntentResult>): Promise<void>;
  /** Sends a charge that the server has not recorded yet at once. */
  retry(): void;
  /**
   * Completes a payment whose card was or may have been charged before, without a new charge. True if this call has
   * completed it.
   */
  resume(booking: Booking): Promise<boolean>;
  /** In the journal: a card was or may have been charged, and the payment is not completed. */
  hasSentCard(): boolean;
};

type CheckoutOptions = {
  api: Pick<Api, 'createPaymentIntent' | 'findBooking' | 'listBikes' | 'markSold' | 'recordPayment'>;
  bookingId: string;
  journal: PaymentJournal;
  currency: string;
  categoryOf: (bikeId: string) => string | undefined;
  retrieve: (clientSecret: string) => Promise<PaymentIntentResult>;
  /** Bookings and bikes have changed on the server. */
  onChange: () => void;
  /** Otherwise nothing is sent, because it would be sent in the name of the next user. */
  isSignedIn: () => boolean;
  /** All tabs of the browser together run one payment of this booking at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  wait?: (ms: number) => Promise<void>;
};

/** In ms, while Stripe has not decided (failure mode P6). */
const pollTimeoutMs = 120_000;

/** Another attempt to create an intent would fail too. */
const blockerByErrorCode = new Map<string | undefined, Blocker>([
  ['already_sold', 'soldToAnother'],
  ['already_paid', 'alreadyPaid'],
]);

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
  let machine = createCheckoutMachine(bookingId, currency);
  /** The work that holds the lock now, or has held it last. */
  let running: Promise<void> | null = null;
  let release = () => {};
  let sendCard: (clientSecret: string) => Promise<PaymentIntentResult> = () => Promise.reject();
  const shown = createObservable(machine.shown);

  /** The stored entry has priority, because other tabs write to the same journal. */
  const readEntry = (): JournalEntry | null => journal.read() ?? machine.data.entry;

  /**
   * Only the server knows whether a bike is still for sale (failure mode P13). All lists are read if its category is
   * not known.
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

  /** Null if the booking can be paid. Throws an ApiError if the lists cannot be read. */
  const findBlocker = async ({ bikeId, userEmail, resaleValue }: Booking): Promise<Blocker | null> => {
    // Free text is charged only if it has exactly one meaning: '1,20,000' must never be read as 1.
    if (!toPoisha(resaleValue)) return 'amount';
    const [fresh, forSale] = await Promise.all([api.findBooking({ params: { id: bookingId } }), isForSale(bikeId)]);
    if (!fresh || !sameEmail(fresh.userEmail, userEmail)) return 'notFound';
    if (!fresh.paid) return forSale ? null : 'alreadySold';
    // The payment was interrupted between the two steps, and its journal entry may be lost.
    if (forSale) await api.markSold({ params: { bikeId } }).then(onChange, () => {});
    return 'alreadyPaid';
  };

  const retrieveStatus = (clientSecret: string): Promise<IntentStatus> =>
    retrieve(clientSecret).then(statusOfRetrieval, () => ({ status: 'unknown', error: null }));

  const pollIntent = async (clientSecret: string): Promise<CheckoutEvent> => {
    for (let tries = 0, waited = 0; waited < pollTimeoutMs && isSignedIn(); tries++) {
      const ms = Math.min(backoffDelay(tries), pollTimeoutMs - waited);
      await wait(ms);
      waited += ms;
      const intent = await retrieveStatus(clientSecret);
      if (intent.status !== 'processing' && intent.status !== 'unknown') return { type: 'intent', intent };
    }
    return { type: 'undecided' };
  };

  const createIntent = async (resaleValue: string, idempotencyKey: string): Promise<CheckoutEvent> => {
    if (!journal.canWrite()) return { type: 'storageFull' };
    try {
      const { clientSecret } = await api.createPaymentIntent({ body: { resaleValue } }, { idempotencyKey });
      if (!v.is(ClientSecret, clientSecret)) throw new ApiError('invalidResponse');
      return { type: 'intentCreated', clientSecret };
    } catch (error) {
      const reason = error instanceof ApiError && blockerByErrorCode.get(error.code);
      return reason ? { type: 'intentRefused', reason } : { type: 'failed', error };
    }
  };

  const recordPayment = async (payment: ChargedPayment, readsFirst: boolean): Promise<CheckoutEvent> => {
    if (!isSignedIn()) return { type: 'signedOut' };
    const { resaleValue, transactionId, userEmail } = payment;
    const booking = readsFirst ? await api.findBooking({ params: { id: bookingId } }) : null;
    if (booking?.paid) {
      const isOurs = !booking.transactionId || booking.transactionId === transactionId;
      return { type: isOurs ? 'recorded' : 'paidElsewhere' };
    }
    await api.recordPayment({ body: { resaleValue, transactionId, userEmail, bookingId } });
    return { type: 'recorded' };
  };

  /** Holds the lock until the checkout is at rest (`isAtRest`). */
  const lock = () =>
    withLock(async () => {
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      // Another tab may clear the storage meanwhile (failure mode S4).
      const stop = journal.onCleared(() => {
        if (machine.data.entry) journal.write(machine.data.entry);
      });
      dispatch({ type: 'locked', entry: readEntry() });
      await released;
      stop();
    }).catch((error) => dispatch({ type: 'failed', error }));

  const execute = async (effect: CheckoutEffect): Promise<CheckoutEvent | null> => {
    switch (effect.type) {
      case 'lock':
        running = lock();
        return null;
      case 'checkBooking': {
        const reason = await findBlocker(effect.booking);
        return reason ? { type: 'bookingBlocked', reason } : { type: 'bookingFree' };
      }
      case 'createIntent':
        return createIntent(effect.resaleValue, effect.idempotencyKey);
      case 'retrieveIntent':
        return { type: 'intent', intent: await retrieveStatus(effect.clientSecret) };
      case 'pollIntent':
        return pollIntent(effect.clientSecret);
      case 'confirmCard': {
        // According to its documentation, Stripe.js never rejects. If it does, the result is unknown.
        const unknown = (): IntentStatus => ({ status: 'unknown', error: null });
        return { type: 'intent', intent: await sendCard(effect.clientSecret).then(statusOfConfirmation, unknown) };
      }
      case 'recordPayment':
        return recordPayment(effect.payment, effect.readsFirst);
      case 'markSold':
        await api.markSold({ params: { bikeId: effect.bikeId } });
        return { type: 'markedSold' };
      case 'wait': {
        const waiting = machine;
        await wait(effect.ms);
        // `retry` has already ended the delay.
        if (machine !== waiting) return null;
        return { type: isSignedIn() ? 'waited' : 'signedOut' };
      }
      case 'announceChange':
        onChange();
        return null;
    }
  };

  const saveEntry = (entry: JournalEntry | null | undefined): boolean => {
    if (entry) return journal.write(entry);
    if (entry === null) journal.clear();
    return true;
  };

  /** First writes the journal, then updates the page, then executes the effects. */
  const dispatch = (event: CheckoutEvent): void => {
    const next = transition(machine, event);
    if (!next) return;
    if (!saveEntry(next.entry) && next.needsEntry) {
      dispatch({ type: 'storageFull' });
      return;
    }
    machine = next.machine;
    if (machine.shown !== shown.read()) shown.set(machine.shown);
    for (const effect of next.effects) {
      execute(effect).then(
        (result) => result && dispatch(result),
        (error) => dispatch({ type: 'failed', error }),
      );
    }
    if (isAtRest(machine.step)) release();
  };

  /** Resolves when the work that the action has started has ended; with false if it has started none. */
  const start = async (event: CheckoutEvent): Promise<boolean> => {
    const before = running;
    dispatch(event);
    if (running === before) return false;
    await running;
    return true;
  };

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    open: async (booking) => {
      if (machine.data.task === 'resume') await running;
      await start({ type: 'open', booking, entry: readEntry() });
    },
    pay: async (confirm) => {
      if (machine.step !== 'ready' && machine.step !== 'declined') return;
      sendCard = confirm;
      await start({ type: 'pay' });
    },
    retry: () => dispatch({ type: 'retry' }),
    resume: async (booking) => {
      const isStarted = await start({ type: 'resume', booking, entry: readEntry() });
      return isStarted && machine.shown.state === 'paid';
    },
    hasSentCard: () => {
      const entry = readEntry();
      return entry !== null && entry.state !== 'intent';
    },
  };
};
