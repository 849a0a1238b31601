import { createCheckoutMachine, isAtRest, transition } from '../checkoutMachine.ts';
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../checkoutTypes.ts';
import type { IntentStatus } from '../intentStatus.ts';
import type { JournalEntry } from '../paymentJournal.ts';
import { booking } from './testServer.ts';

/**
 * A small model of everything around the state machine of a checkout: one browser with a journal and a lock, a server
 * that reserves nothing, and Stripe. The model executes one effect at a time, and takes the tabs in any order.
 */

/**
 * What happens to a request. `late`: the request arrives after the client has stopped waiting. `garbled`: the request
 * is executed, but its response is lost.
 */
export const fates = ['ok', 'lost', 'late', 'garbled'] as const;
export type Fate = (typeof fates)[number];

/** Stripe's result for the card. */
export const cards = ['charged', 'declined', 'processing'] as const;
export type Card = (typeof cards)[number];

const charge = { amount: 100 * Number(booking.resaleValue), currency: 'bdt' };
const unknown: IntentStatus = { status: 'unknown', error: null };

export const createModel = () => {
  let stored: JournalEntry | null = null;
  let isFull = false;
  let lockedBy: object | null = null;
  const intents = new Map<string, IntentStatus['status']>();
  const late: (() => void)[] = [];
  const books = { charges: 0, isPaid: false, isSold: false };
  const violations: string[] = [];

  const setStatus = (clientSecret: string, status: IntentStatus['status']) => {
    if (status === 'charged' && intents.get(clientSecret) !== 'charged') books.charges++;
    intents.set(clientSecret, status);
  };
  const statusOf = (clientSecret: string): IntentStatus => {
    const status = intents.get(clientSecret) ?? 'canceled';
    if (status === 'charged') return { status, transactionId: clientSecret, isNew: false };
    return status === 'payable'
      ? { status, error: null, charge }
      : { status: status === 'processing' ? status : 'canceled' };
  };

  /** Executes a request at the server or at Stripe. Returns the event for its response. */
  const handle = (effect: CheckoutEffect, card: Card): CheckoutEvent => {
    switch (effect.type) {
      case 'checkBooking':
        if (books.isPaid) return { type: 'bookingBlocked', reason: 'alreadyPaid' };
        return books.isSold ? { type: 'bookingBlocked', reason: 'alreadySold' } : { type: 'bookingFree' };
      case 'createIntent': {
        const clientSecret = `pi_${intents.size}_secret_1`;
        setStatus(clientSecret, 'payable');
        return { type: 'intentCreated', clientSecret };
      }
      case 'confirmCard': {
        const isNew = intents.get(effect.clientSecret) === 'payable';
        if (isNew && card !== 'declined') setStatus(effect.clientSecret, card);
        const intent = statusOf(effect.clientSecret);
        return { type: 'intent', intent: intent.status === 'charged' ? { ...intent, isNew } : intent };
      }
      case 'pollIntent': {
        const intent = statusOf(effect.clientSecret);
        return intent.status === 'processing' ? { type: 'undecided' } : { type: 'intent', intent };
      }
      case 'retrieveIntent':
        return { type: 'intent', intent: statusOf(effect.clientSecret) };
      case 'recordPayment':
        books.isPaid = true;
        return { type: 'recorded' };
      case 'markSold':
        books.isSold = true;
        return { type: 'markedSold' };
      default:
        return { type: 'waited' };
    }
  };

  /** Returns the event for a request without a valid response. */
  const eventWithoutResponse = ({ type }: CheckoutEffect): CheckoutEvent => {
    if (type === 'pollIntent') return { type: 'undecided' };
    if (type === 'retrieveIntent' || type === 'confirmCard') return { type: 'intent', intent: unknown };
    return type === 'wait' ? { type: 'waited' } : { type: 'failed', error: null };
  };

  const openTab = () => {
    let machine = createCheckoutMachine(booking._id, 'bdt');
    let pending: CheckoutEffect[] = [];
    const owner = {};

    const checkShown = (before: CheckoutState, after: CheckoutState) => {
      const isCharged = ({ state }: CheckoutState) => /^(recording|recordingFailed|paid|paidTwice)$/.test(state);
      if (isCharged(before) && !isCharged(after)) violations.push(`${before.state}, then ${after.state}`);
    };

    const send = (event: CheckoutEvent): void => {
      const next = transition(machine, event);
      checkShown(machine.shown, next.machine.shown);
      machine = next.machine;
      const results: CheckoutEvent[] = [];
      for (const effect of next.effects) {
        if (effect.type === 'clearEntry') stored = null;
        else if (effect.type === 'saveEntry') {
          if (!isFull) stored = effect.entry;
          results.push({ type: isFull ? 'storageFull' : 'entrySaved' });
        } else pending.push(effect);
      }
      if (isAtRest(machine.step) && lockedBy === owner) lockedBy = null;
      results.forEach(send);
    };

    /** Checks the conditions that must be true when a card is sent. */
    const checkConfirmation = (clientSecret: string) => {
      if (stored?.state !== 'confirming' || stored.clientSecret !== clientSecret)
        violations.push('sent a card that is not in the journal');
      if (lockedBy !== owner) violations.push('sent a card without the lock');
    };

    /** Executes the tab's next effect. Returns false if the tab has no effect, or must wait for the lock. */
    const execute = (fate: Fate, card: Card): boolean => {
      const [effect] = pending;
      if (!effect || (effect.type === 'lock' && lockedBy !== null)) return false;
      pending = pending.slice(1);
      if (effect.type === 'announceChange') return true;
      if (effect.type === 'confirmCard') checkConfirmation(effect.clientSecret);
      if (effect.type === 'lock') {
        lockedBy = owner;
        send({ type: 'locked', entry: stored ?? machine.data.entry });
      } else if (effect.type === 'createIntent' && isFull) send({ type: 'storageFull' });
      else if (fate === 'ok') send(handle(effect, card));
      else {
        if (fate === 'garbled') handle(effect, card);
        if (fate === 'late') late.push(() => void handle(effect, card));
        send(eventWithoutResponse(effect));
      }
      return true;
    };

    return {
      send,
      execute,
      shown: () => machine.shown,
      step: () => machine.step,
      entry: () => stored ?? machine.data.entry,
      close: () => {
        if (lockedBy === owner) lockedBy = null;
        // The requests that the closed tab has sent may still arrive.
        for (const effect of pending) if (effect.type !== 'lock') late.push(() => void handle(effect, 'charged'));
        pending = [];
      },
    };
  };

  return {
    openTab,
    books,
    violations,
    setFull: (full: boolean) => {
      isFull = full;
    },
    /** Lets the oldest late request arrive. */
    arrive: () => late.shift()?.(),
    arriveAll: () => {
      for (const one of late.splice(0)) one();
    },
    /**
     * Lets Stripe decide: all intents with the status `processing` get this status. If the status is `canceled`, the
     * intents with the status `payable` get it too.
     */
    decide: (status: 'charged' | 'payable' | 'canceled') => {
      for (const [clientSecret, current] of intents) {
        if (current === 'processing' || (current === 'payable' && status === 'canceled'))
          setStatus(clientSecret, status);
      }
    },
  };
};
