import { type Booking, poishaOf } from '@second-gear/contract';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Api } from '../api/client.ts';
import type { Charged, Journal } from './journal.ts';

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

export const createCheckout = ({ api, journal, onChange, wait = pause, alone = (work) => work() }: Parts): Checkout => {
  let current: CheckoutState = preparing;
  let isOpen = false;
  let booking: Booking | null = null;
  let clientSecret: string | null = null;
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

  const record = async ({ recorded: _, bikeId: __, ...payment }: Charged): Promise<boolean> => {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (attempt > 0) await wait(1000 * 2 ** (attempt - 1));
      try {
        // Safe to send again: the server knows a payment by its transaction id.
        await api.recordPayment({ body: payment });
        return true;
      } catch {
        if (await isRecorded(payment.bookingId)) return true;
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

  const prepare = async (wanted: Booking): Promise<void> => {
    become(preparing);
    const charged = journal.read();
    if (charged) return finish(charged);
    if (wanted.paid) return become({ state: 'unavailable', because: 'alreadyPaid' });
    // Free text in a listing is no price to charge unless it can be read in one way only: never '1,20,000' as 1.
    if (!poishaOf(wanted.resaleValue)) return become({ state: 'unavailable', because: 'amount' });
    try {
      if (!(await isForSale(wanted.bikeId))) return become({ state: 'unavailable', because: 'alreadySold' });
      clientSecret = (await api.createPaymentIntent({ body: { resaleValue: wanted.resaleValue } })).clientSecret;
      become({ state: 'ready' });
    } catch (problem) {
      become({ state: 'unavailable', because: 'problem', problem });
    }
  };

  const settle = async ({ paymentIntent, error }: PaymentIntentResult, paid: Booking): Promise<void> => {
    const intent = paymentIntent ?? error?.payment_intent;
    if (intent?.status === 'succeeded') {
      const charged: Charged = {
        bookingId: paid._id,
        bikeId: paid.bikeId,
        resaleValue: paid.resaleValue,
        userEmail: paid.userEmail,
        transactionId: intent.id,
        recorded: false,
      };
      journal.write(charged);
      return finish(charged);
    }
    if (intent?.status === 'processing') return become({ state: 'unavailable', because: 'pending' });
    become({ state: 'declined', message: error?.message ?? null });
  };

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (wanted) => {
      if (isOpen && current.state !== 'unavailable') return;
      isOpen = true;
      booking = wanted;
      await prepare(wanted);
    },
    pay: async (confirm) => {
      if (current.state !== 'ready' && current.state !== 'declined') return;
      if (!booking || !clientSecret) return;
      const [paying, secret] = [booking, clientSecret];
      become({ state: 'processing' });
      await alone(async () => {
        try {
          // Another tab may have been quicker.
          const charged = journal.read();
          if (charged) return await finish(charged);
          if ((await api.findBooking({ params: { id: paying._id } }))?.paid) {
            return become({ state: 'unavailable', because: 'alreadyPaid' });
          }
          await settle(await confirm(secret), paying);
        } catch {
          // Nobody could be asked, or the library broke its promise to resolve: nothing was confirmed that we know of.
          become({ state: 'declined', message: null });
        }
      });
    },
    retry: async () => {
      const charged = journal.read();
      if (current.state === 'recordingFailed' && charged) await finish(charged);
    },
  };
};
