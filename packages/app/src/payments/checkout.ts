import { type Booking, poishaOf } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Api } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { type Charged, type Entry, isCharged, type Journal } from './journal.ts';

/**
 * One booking's way from the card to 'paid' (spec §4, payment): a secret is asked for; the card is confirmed with it;
 * the charge is recorded; the bike is marked sold. After a charge there is no way back to the card: the page finishes, or
 * says that it is finishing, here or at the next visit.
 */
export type CheckoutState =
  | { state: 'preparing' }
  | { state: 'ready' }
  | { state: 'processing' }
  | { state: 'declined'; message: string | null }
  | { state: 'recording'; transactionId: string }
  | { state: 'recordingFailed'; transactionId: string }
  | { state: 'paid'; transactionId: string }
  | { state: 'unavailable'; because: 'alreadyPaid' | 'alreadySold' | 'amount' | 'pending' }
  | { state: 'unavailable'; because: 'problem'; problem: unknown };

export type Checkout = {
  read(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Prepares the payment once, however often the page is drawn; again only after it was unavailable. */
  open(booking: Booking): Promise<void>;
  /** Confirms the card with the secret given to it. Does nothing unless Pay is enabled. */
  pay(confirm: (clientSecret: string) => Promise<PaymentIntentResult>): Promise<void>;
  /** Records a charge that could not be recorded. */
  retry(): Promise<void>;
};

type Parts = {
  api: Pick<Api, 'createPaymentIntent' | 'recordPayment' | 'markSold' | 'findBooking' | 'listCategories' | 'listBikes'>;
  journal: Journal;
  /** Asks the provider how the payment of a secret stands. */
  retrieve: (clientSecret: string) => Promise<PaymentIntentResult>;
  /** Called when orders and bikes are no longer what they were. */
  onChange: () => void;
  /** Waits between attempts to record, in ms. */
  wait?: (ms: number) => Promise<void>;
  /** Runs one payment of this booking at a time, in all of the browser's tabs. */
  alone?: (work: () => Promise<void>) => Promise<void>;
};

/** One object, because whoever looks twice without a change must see the same. */
const preparing = { state: 'preparing' } as const satisfies CheckoutState;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const createCheckout = ({
  api,
  journal,
  retrieve,
  onChange,
  wait = pause,
  alone = (work) => work(),
}: Parts): Checkout => {
  let current: CheckoutState = preparing;
  let isOpen = false;
  let booking: Booking | null = null;
  let entry: Entry | null = null;
  const listeners = new Set<() => void>();

  const become = (next: CheckoutState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** A fresh look: the server's list is the only place that says whether a bike is still there. */
  const isForSale = async (bikeId: string): Promise<boolean> => {
    const brands = await api.listCategories({});
    const lists = await Promise.all(brands.map(({ category_id }) => api.listBikes({ params: { id: category_id } })));
    return lists.flat().some((bike) => bike._id === bikeId && !bike.soldOut);
  };

  /** The server may have recorded a payment whose answer was lost. */
  const isRecorded = async (bookingId: string): Promise<boolean> => {
    try {
      return (await api.findBooking({ params: { id: bookingId } }))?.paid === true;
    } catch {
      return false;
    }
  };

  const record = async ({ resaleValue, transactionId, userEmail, bookingId }: Charged): Promise<boolean> => {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (attempt > 0) await wait(1000 * 2 ** (attempt - 1));
      try {
        // Safe to send again: the server knows a payment by its transaction id.
        await api.recordPayment({ body: { resaleValue, transactionId, userEmail, bookingId } });
        return true;
      } catch {
        if (await isRecorded(bookingId)) return true;
      }
    }
    return false;
  };

  const finish = async (charged: Charged): Promise<void> => {
    const { transactionId } = charged;
    become({ state: 'recording', transactionId });
    if (!charged.recorded) {
      if (!(await record(charged))) return become({ state: 'recordingFailed', transactionId });
      journal.write({ ...charged, recorded: true });
    }
    try {
      await api.markSold({ params: { bikeId: charged.bikeId } });
      journal.clear();
    } catch {
      // The money is in the books: say so. The journal marks the bike sold at the next visit.
    }
    onChange();
    become({ state: 'paid', transactionId });
  };

  /** A new intent, written down before anything can be charged with it. */
  const createEntry = async ({ _id, bikeId, resaleValue, userEmail }: Booking): Promise<Entry> => {
    const { clientSecret } = await api.createPaymentIntent({ body: { resaleValue } });
    const fresh = {
      bookingId: _id,
      bikeId,
      resaleValue,
      userEmail,
      clientSecret,
      transactionId: null,
      recorded: false,
    };
    journal.write(fresh);
    return fresh;
  };

  /** What is known of the payment from before a reload: the charge, the entry to go on with, or null to begin anew. */
  const recall = async (wanted: Booking): Promise<Entry | 'pending' | null> => {
    const kept = journal.read();
    if (!kept || isCharged(kept)) return kept;
    const { paymentIntent, error } = await retrieve(kept.clientSecret);
    if (paymentIntent?.status === 'succeeded') return { ...kept, transactionId: paymentIntent.id };
    if (paymentIntent?.status === 'processing') return 'pending';
    // Nobody could say whether it was charged: beginning anew might charge twice.
    if (error && error.code !== 'resource_missing') throw new Problem('unreachable');
    const isOver = !paymentIntent || paymentIntent.status === 'canceled' || kept.resaleValue !== wanted.resaleValue;
    if (isOver) journal.clear();
    return isOver ? null : kept;
  };

  const prepare = async (wanted: Booking): Promise<void> => {
    become(preparing);
    try {
      const recalled = await recall(wanted);
      if (recalled === 'pending') return become({ state: 'unavailable', because: 'pending' });
      if (isCharged(recalled)) return finish(recalled);
      if (wanted.paid) {
        journal.clear();
        return become({ state: 'unavailable', because: 'alreadyPaid' });
      }
      // Free text in a listing is no price to charge unless it can be read in one way only: never '1,20,000' as 1.
      if (!poishaOf(wanted.resaleValue)) return become({ state: 'unavailable', because: 'amount' });
      if (!(await isForSale(wanted.bikeId))) return become({ state: 'unavailable', because: 'alreadySold' });
      entry = recalled ?? (await createEntry(wanted));
      become({ state: 'ready' });
    } catch (problem) {
      become({ state: 'unavailable', because: 'problem', problem });
    }
  };

  const settle = async ({ paymentIntent, error }: PaymentIntentResult, paying: Entry): Promise<void> => {
    const intent = paymentIntent ?? error?.payment_intent;
    if (intent?.status === 'succeeded') {
      const charged: Charged = { ...paying, transactionId: intent.id };
      journal.write(charged);
      return finish(charged);
    }
    if (intent?.status === 'processing') return become({ state: 'unavailable', because: 'pending' });
    become({ state: 'declined', message: error?.message ?? null });
  };

  /** One last look before money moves: another tab, another device or another buyer may have been quicker. */
  const whyNot = async ({ _id, bikeId }: Booking): Promise<'alreadyPaid' | 'alreadySold' | null> => {
    const [fresh, forSale] = await Promise.all([api.findBooking({ params: { id: _id } }), isForSale(bikeId)]);
    if (fresh?.paid) return 'alreadyPaid';
    return forSale ? null : 'alreadySold';
  };

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (wanted) => {
      // Whoever comes back to a declined card finds an empty form, and no complaint about it.
      if (current.state === 'declined') become({ state: 'ready' });
      if (isOpen && current.state !== 'unavailable') return;
      isOpen = true;
      booking = wanted;
      await prepare(wanted);
    },
    pay: async (confirm) => {
      if (current.state !== 'ready' && current.state !== 'declined') return;
      if (!booking || !entry) return;
      const [order, paying] = [booking, entry];
      become({ state: 'processing' });
      await alone(async () => {
        try {
          const kept = journal.read();
          if (isCharged(kept)) return await finish(kept);
          const because = await whyNot(order);
          if (because) return become({ state: 'unavailable', because });
          await settle(await confirm(paying.clientSecret), paying);
        } catch {
          // Nobody could be asked, or the library broke its promise to resolve: nothing was confirmed that we know of.
          become({ state: 'declined', message: null });
        }
      });
    },
    retry: async () => {
      const kept = journal.read();
      if (current.state === 'recordingFailed' && isCharged(kept)) await finish(kept);
    },
  };
};
