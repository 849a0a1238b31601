import { type Booking, categoryIds, poishaOf, sameEmail } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import * as v from 'valibot';
import { Problem } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import { pause, pauseAfter } from '../../api/timing.ts';
import type { CardError } from '../stripe/cardErrors.ts';
import type { Charge } from './charge.ts';
import { type Verdict, verdictOfConfirmation, verdictOfRetrieval } from './intentStatus.ts';
import { type Charged, ClientSecret, type Entry, isCharged, type Journal, type Open } from './paymentJournal.ts';
import { type BookkeepingParts, createBookkeeping } from './recordPayment.ts';

/** Why nothing can be paid here. */
export const obstacles = [
  'alreadyPaid',
  'alreadySold',
  'amount',
  'notFound',
  /** Another buyer has paid for the bike, or is about to: the server refused an intent, or canceled the one of this page. */
  'soldToAnother',
  /** The provider has not decided. */
  'pending',
  /** The browser keeps nothing: a payment could not be gone on from. */
  'storage',
] as const;
export type Obstacle = (typeof obstacles)[number];

/**
 * One booking's way from the card to 'paid' (spec §4, payment): a secret is asked for; the card is confirmed with it;
 * the charge is recorded; the bike is marked sold. After a charge there is no way back to the card: the page finishes, or
 * says that it is finishing, here or at the next visit.
 */
export type CheckoutState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  /** Pay may be tried again. Null: the provider said nothing of the card, or nothing that is sure. */
  | { state: 'declined'; error: CardError | null }
  | { state: 'recording'; transactionId: string }
  /** It takes long. It is tried again by itself, and at once when `retry` is called. */
  | { state: 'recordingFailed'; transactionId: string }
  | { state: 'paid'; transactionId: string }
  /** The booking was paid with another charge than this one: on another device, where this browser could not know. */
  | { state: 'paidTwice'; transactionId: string }
  | { state: 'unavailable'; because: Obstacle }
  /** The intent asks for another amount or currency than the page shows (faults T3): no card is sent. */
  | { state: 'unavailable'; because: 'otherCharge'; asks: Charge; expected: Charge }
  | { state: 'unavailable'; because: 'problem'; problem: unknown };

export type Checkout = {
  read(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Prepares the payment once, however often the page is drawn; again only after it was unavailable. */
  open(booking: Booking): Promise<void>;
  /** Confirms the card with the secret given to it. Does nothing unless Pay is enabled. */
  pay(confirm: (clientSecret: string) => Promise<PaymentIntentResult>): Promise<void>;
  /** Does at once what waits for its next turn: a charge that is still to be recorded. */
  retry(): void;
  /**
   * Finishes what was charged, or may have been, before this page was opened. Charges nothing and asks for no secret.
   * Resolves with whether that has made the booking paid.
   */
  resume(booking: Booking): Promise<boolean>;
};

type Parts = {
  api: Pick<Api, 'createPaymentIntent' | 'listBikes'> & BookkeepingParts['api'];
  bookingId: string;
  journal: Journal;
  /** What the cards are charged in, as an ISO 4217 code in small letters. */
  currency: string;
  /** Asks the provider how the payment of a secret stands. */
  retrieve: (clientSecret: string) => Promise<PaymentIntentResult>;
  /** Called when orders and bikes are no longer what they were. */
  onChange: () => void;
  /** Runs one payment of this booking at a time, in all of the browser's tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
} & Pick<BookkeepingParts, 'isHere'> &
  Partial<Pick<BookkeepingParts, 'wait'>>;

/** How long a provider that cannot decide is asked, in ms (faults P6). */
const patience = 120_000;

/** One object, because whoever looks twice without a change must see the same. */
const preparing = { state: 'preparing' } as const satisfies CheckoutState;

/** What a server refuses an intent for, by its `code`, where trying again does not help. */
const refusedBecause = new Map<string | undefined, Obstacle>([
  ['already_sold', 'soldToAnother'],
  ['already_paid', 'alreadyPaid'],
]);

/** How many intents in a row may turn out to be over before the page says that something is wrong. */
const maxIntentsOver = 5;

const unavailable = (because: Obstacle): CheckoutState => ({ state: 'unavailable', because });

const charge = ({ state: _, ...facts }: Open, transactionId: string): Charged => ({
  ...facts,
  state: 'charged',
  transactionId,
});

/**
 * Faults P16: a server that honours the key gives a second device the intent of the first. Once an intent is over, asking
 * for its like again would bring back the same one.
 */
const idempotencyKey = (bookingId: string, amount: number, attempt: number): string =>
  `${bookingId}:${amount}${attempt > 1 ? `:${attempt}` : ''}`;

export const createCheckout = ({
  api,
  bookingId,
  journal,
  currency,
  retrieve,
  onChange,
  wait = pause,
  isHere,
  alone,
}: Parts): Checkout => {
  const books = createBookkeeping({ api, bookingId, wait, isHere });
  let current: CheckoutState = preparing;
  let isOpen = false;
  let resuming: Promise<unknown> | null = null;
  let booking: Booking | null = null;
  let attempts = 0;
  /** What the journal should hold: it is gone on from when the storage was cleared meanwhile (faults S4). */
  let entry: Entry | null = null;
  const listeners = new Set<() => void>();

  const become = (next: CheckoutState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const keep = (next: Entry): boolean => {
    entry = next;
    return journal.write(next);
  };

  const drop = () => {
    entry = null;
    journal.clear();
  };

  /** Other tabs write into the same journal, and what is written there comes first. */
  const known = (): Entry | null => journal.read() ?? entry;

  /** One at a time in all tabs; and what is taken out of the journal meanwhile is put back. */
  const guarded = (work: () => Promise<void>): Promise<void> =>
    alone(async () => {
      const stop = journal.onLost(() => {
        if (entry) journal.write(entry);
      });
      try {
        await work();
      } finally {
        stop();
      }
    });

  /** A fresh look: the server's lists are the only place that says whether a bike is still there (faults P13). */
  const isForSale = async (bikeId: string): Promise<boolean> => {
    const lists = await Promise.all(categoryIds.map((id) => api.listBikes({ params: { id } })));
    return lists.flat().some((bike) => bike._id === bikeId && !bike.soldOut);
  };

  /** What speaks against asking for money. Throws a Problem when that cannot be known. */
  const obstacleTo = async ({ bikeId, userEmail, resaleValue }: Booking): Promise<Obstacle | null> => {
    // Free text in a listing is no price to charge unless it can be read in one way only: never '1,20,000' as 1.
    if (!poishaOf(resaleValue)) return 'amount';
    const [fresh, forSale] = await Promise.all([api.findBooking({ params: { id: bookingId } }), isForSale(bikeId)]);
    if (!fresh || !sameEmail(fresh.userEmail, userEmail)) return 'notFound';
    if (!fresh.paid) return forSale ? null : 'alreadySold';
    // Paid, and the bike still on the list: whoever paid was cut off in between, and has perhaps no journal any more.
    if (forSale) await api.markSold({ params: { bikeId } }).then(onChange, () => {});
    return 'alreadyPaid';
  };

  /** How an intent stands, with patience for a provider that cannot decide yet. */
  const standing = async (clientSecret: string): Promise<Verdict> => {
    const ask = async (): Promise<Verdict> => {
      try {
        return verdictOfRetrieval(await retrieve(clientSecret));
      } catch {
        return { is: 'unknown', error: null };
      }
    };
    let verdict = await ask();
    if (verdict.is !== 'processing') return verdict;
    become({ state: 'processing' });
    for (let tries = 0, waited = 0; waited < patience && isHere(); tries++) {
      const ms = Math.min(pauseAfter(tries), patience - waited);
      await wait(ms);
      waited += ms;
      verdict = await ask();
      if (verdict.is !== 'processing' && verdict.is !== 'unknown') return verdict;
    }
    return { is: 'processing' };
  };

  const keepMarkingSold = async (charged: Charged) => {
    if (!(await books.keepMarkingSold(charged))) return;
    drop();
    onChange();
  };

  /** From charged to sold. Whatever happens, nobody is asked for a card again. */
  const finish = async (charged: Charged, isNew = false): Promise<void> => {
    const { transactionId } = charged;
    const recorded: Charged = { ...charged, state: 'recorded' };
    keep(charged);
    if (charged.state === 'charged') {
      become({ state: 'recording', transactionId });
      const told = await books.record(charged, isNew, () => become({ state: 'recordingFailed', transactionId }));
      if (told === 'left') return;
      if (told === 'twice') return become({ state: 'paidTwice', transactionId });
      keep(recorded);
    }
    const isSold = await books.markSold(recorded);
    if (isSold) drop();
    onChange();
    become({ state: 'paid', transactionId });
    // The money is in the books, which has been said; the bike follows.
    if (!isSold) void keepMarkingSold(recorded);
  };

  /**
   * The intent, where it takes a card and asks for what the page shows; null where it is of another price; 'settled' where
   * it asks for something else: then no card is sent (faults T3).
   */
  const checked = (kept: Open, asks: Charge | null, resaleValue: string): Open | 'settled' | null => {
    if (kept.resaleValue !== resaleValue) return null;
    if (!asks) throw new Problem('unreadable');
    const expected = { amount: poishaOf(resaleValue) ?? kept.amount, currency };
    if (asks.amount === expected.amount && asks.currency === expected.currency) {
      entry = kept;
      return kept;
    }
    // A card that was sent might still be charged, so that is remembered.
    if (kept.state === 'intent') drop();
    become({ state: 'unavailable', because: 'otherCharge', asks, expected });
    return 'settled';
  };

  /**
   * Goes on with what an earlier page, another tab or another device left behind: the intent to pay with, if it takes a
   * card; null, if it is over; or 'settled', when the state says what has become of it.
   * Throws a Problem when nobody can say whether it was charged: beginning anew might charge twice.
   */
  const goOn = async (kept: Entry, { resaleValue }: Booking): Promise<Open | 'settled' | null> => {
    attempts = kept.attempt;
    if (isCharged(kept)) {
      await finish(kept);
      return 'settled';
    }
    const verdict = await standing(kept.clientSecret);
    switch (verdict.is) {
      case 'charged':
        await finish(charge(kept, verdict.transactionId));
        return 'settled';
      case 'processing':
        keep({ ...kept, state: 'confirming' });
        become(unavailable('pending'));
        return 'settled';
      case 'unknown':
        throw new Problem('unreachable');
      case 'open': {
        const usable = checked(kept, verdict.asks, resaleValue);
        if (usable) return usable;
      }
    }
    drop();
    return null;
  };

  /** A new intent, written down before anything can be charged with it; null: the browser does not keep it. */
  const createIntent = async ({ bikeId, resaleValue, userEmail }: Booking): Promise<Open | null> => {
    const amount = poishaOf(resaleValue);
    if (!amount || !journal.canKeep()) return null;
    const attempt = attempts + 1;
    const { clientSecret } = await api.createPaymentIntent(
      { body: { resaleValue } },
      { idempotencyKey: idempotencyKey(bookingId, amount, attempt) },
    );
    if (!v.is(ClientSecret, clientSecret)) throw new Problem('unreadable');
    const fresh: Open = { state: 'intent', bikeId, amount, clientSecret, attempt, resaleValue, userEmail };
    attempts = attempt;
    return keep(fresh) ? fresh : null;
  };

  /** A new intent that takes a card for what the page shows; 'settled' when the state says why there is none. */
  const freshIntent = async (wanted: Booking): Promise<Open | 'settled'> => {
    try {
      for (let tries = 0; tries < maxIntentsOver; tries++) {
        const fresh = await createIntent(wanted);
        if (!fresh) {
          become(unavailable('storage'));
          return 'settled';
        }
        // With the key of an earlier device this may be an intent that has come further than ours, or is over.
        const usable = await goOn(fresh, wanted);
        if (usable) return usable;
      }
    } catch (problem) {
      const because = problem instanceof Problem && refusedBecause.get(problem.code);
      if (!because) throw problem;
      onChange();
      become(unavailable(because));
      return 'settled';
    }
    throw new Problem('unreadable');
  };

  /** There is nothing to pay any more. A card that was sent might still be charged, so that is remembered. */
  const giveUp = (left: Open | null, obstacle: Obstacle) => {
    if (left?.state === 'intent') drop();
    become(unavailable(obstacle));
  };

  const prepare = async (wanted: Booking): Promise<void> => {
    const kept = known();
    const left = kept && (await goOn(kept, wanted));
    if (left === 'settled') return;
    const obstacle = await obstacleTo(wanted);
    if (obstacle) return giveUp(left, obstacle);
    if ((left ?? (await freshIntent(wanted))) !== 'settled') become({ state: 'ready' });
  };

  /** What came of a card that was sent. Where nobody says, the provider is asked how the intent stands. */
  const settle = async (paying: Open, confirmation: Verdict, wanted: Booking): Promise<void> => {
    const said = 'error' in confirmation ? confirmation.error : null;
    const isClear = confirmation.is !== 'unknown' && confirmation.is !== 'processing';
    const verdict = isClear ? confirmation : await standing(paying.clientSecret);
    switch (verdict.is) {
      case 'charged':
        return finish(charge(paying, verdict.transactionId), verdict.isNew);
      case 'processing':
        return become(unavailable('pending'));
      case 'over':
        drop();
        if ((await freshIntent(wanted)) !== 'settled') become({ state: 'declined', error: null });
        return;
      case 'open':
        // Only a clear no is taken for one: a card that nobody answered for, now or before, may still be on its way.
        if (isClear) keep(paying);
        return become({ state: 'declined', error: verdict.error ?? said });
      case 'unknown':
        // It may have been charged all the same: nothing is said of the card.
        return become({ state: 'declined', error: null });
    }
  };

  const payWith = async (
    confirm: (clientSecret: string) => Promise<PaymentIntentResult>,
    wanted: Booking,
  ): Promise<void> => {
    const kept = known();
    // Left behind in the middle, here or by another tab: whether it was charged comes first.
    const left = kept?.state === 'intent' ? kept : kept && (await goOn(kept, wanted));
    if (left === 'settled') return;
    // One last look before money moves: another tab, another device or another buyer may have been quicker.
    const obstacle = await obstacleTo(wanted);
    if (obstacle) return giveUp(left, obstacle);
    // Looked up immediately before the card is sent: the intent may have changed since the page was opened.
    const paying = (left && (await goOn(left, wanted))) ?? (await freshIntent(wanted));
    if (paying === 'settled') return;
    if (!journal.write({ ...paying, state: 'confirming' })) return become(unavailable('storage'));
    entry = { ...paying, state: 'confirming' };
    const confirmation = await confirm(paying.clientSecret).then(
      verdictOfConfirmation,
      // The library broke its promise to resolve.
      (): Verdict => ({ is: 'unknown', error: null }),
    );
    await settle(paying, confirmation, wanted);
  };

  /** What is shown until it is known what was left behind; and kept in mind, should another tab clear it away meanwhile. */
  const firstGlance = (): CheckoutState => {
    const kept = known();
    entry = kept;
    if (isCharged(kept)) return { state: 'recording', transactionId: kept.transactionId };
    return kept?.state === 'confirming' ? { state: 'processing' } : preparing;
  };

  /** Whether what was left behind is settled now. */
  const finishLeftBehind = async (wanted: Booking): Promise<boolean> => {
    let isSettled = false;
    try {
      await guarded(async () => {
        const kept = known();
        isSettled = kept !== null && kept.state !== 'intent' && (await goOn(kept, wanted)) === 'settled';
      });
    } catch {
      // Not today. The journal remembers.
    }
    return isSettled;
  };

  const isAtWork = (): boolean => isOpen && !['ready', 'declined', 'unavailable'].includes(current.state);

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (wanted) => {
      await resuming;
      // Whoever comes back to a declined card finds an empty form, and no complaint about it.
      if (current.state === 'declined') become({ state: 'ready' });
      if (isOpen && current.state !== 'unavailable') return;
      isOpen = true;
      booking = wanted;
      become(firstGlance());
      try {
        await guarded(() => prepare(wanted));
      } catch (problem) {
        become({ state: 'unavailable', because: 'problem', problem });
      }
    },
    pay: async (confirm) => {
      if (current.state !== 'ready' && current.state !== 'declined') return;
      if (!booking) return;
      const wanted = booking;
      become({ state: 'processing' });
      try {
        await guarded(() => payWith(confirm, wanted));
      } catch {
        // Nobody could be asked, so nothing was confirmed.
        become({ state: 'declined', error: null });
      }
    },
    retry: () => {
      if (current.state === 'recordingFailed') become({ ...current, state: 'recording' });
      books.hurry();
    },
    resume: async (wanted) => {
      if (isAtWork() || resuming) {
        books.hurry();
        return false;
      }
      const glance = firstGlance();
      if (glance === preparing) return false;
      become(glance);
      const work = finishLeftBehind(wanted);
      resuming = work;
      isOpen = await work;
      resuming = null;
      if (!isOpen) become(preparing);
      return current.state === 'paid';
    },
  };
};
