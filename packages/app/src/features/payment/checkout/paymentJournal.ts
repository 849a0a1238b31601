import * as v from 'valibot';
import { createStorageItem } from '#core/storage/storageItem.ts';

/** The format of Stripe's client secrets. Stripe.js throws if it gets any other string. */
export const ClientSecret = v.pipe(v.string(), v.regex(/^pi_\w+_secret_\w+$/));

const facts = {
  bikeId: v.string(),
  /** The amount in poisha (BDT × 100). */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The client secret is stored intentionally, see SECURITY.md. */
  clientSecret: ClientSecret,
  /** The number of intents that were created for this booking, including this one. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The remaining fields of the request that records the payment on the server. */
  resaleValue: v.string(),
  userEmail: v.string(),
};

/**
 * State `intent`: the payment intent exists. State `confirming`: the card was sent, and the result is not known yet.
 */
const PendingPayment = v.object({ ...facts, state: v.picklist(['intent', 'confirming']) });
export type PendingPayment = v.InferOutput<typeof PendingPayment>;

/**
 * State `charged`: the card was charged. State `recorded`: the server has recorded the charge, but the bike may not be
 * marked sold yet.
 */
const ChargedPayment = v.object({
  ...facts,
  state: v.picklist(['charged', 'recorded']),
  transactionId: v.pipe(v.string(), v.minLength(1)),
});
export type ChargedPayment = v.InferOutput<typeof ChargedPayment>;

/**
 * The progress of a payment. The entry is written before each step, so that a new page can continue the payment after a
 * reload or a crash.
 */
const JournalEntry = v.variant('state', [PendingPayment, ChargedPayment]);
export type JournalEntry = PendingPayment | ChargedPayment;

export const isCharged = (entry: JournalEntry | null): entry is ChargedPayment =>
  entry?.state === 'charged' || entry?.state === 'recorded';

/**
 * Stores the progress of one payment across a reload, so that the buyer is never charged twice (failure modes, group
 * P).
 */
export type PaymentJournal = {
  read(): JournalEntry | null;
  /** Stores an entry. Returns false if the browser does not store it. */
  write(entry: JournalEntry): boolean;
  clear(): void;
  /** Whether the browser would store an entry now. */
  canWrite(): boolean;
  /**
   * Calls the listener when another tab or the user has removed the entry from storage. Returns a function that removes
   * the listener.
   */
  onCleared(listener: () => void): () => void;
};

export type PaymentJournalOptions = {
  uid: string;
  bookingId: string;
  /**
   * Returns the storage: local storage by default, another storage in tests. A call may throw, because some browsers
   * block storage.
   */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The source of the `storage` events of other tabs: the window by default. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** The version of the entry's format. An entry of another version is ignored and set aside. */
const version = 1;

/** The longest text that the journal reads from storage, in characters. Every valid entry is shorter. */
const longestEntry = '.'.repeat(2_000);

/**
 * Creates the journal of one user's payment for one booking. A stored entry that is invalid or of another version is
 * ignored. It is set aside, because it may name a charge (failure mode S3).
 */
export const createPaymentJournal = ({
  uid,
  bookingId,
  storage = () => window.localStorage,
  events = globalThis,
}: PaymentJournalOptions): PaymentJournal => {
  const key = `secondGear.payment.${uid}.${bookingId}`;
  const header = { v: version, uid, bookingId };
  const Header = v.object({ v: v.literal(version), uid: v.literal(uid), bookingId: v.literal(bookingId) });

  const item = createStorageItem(key, storage);
  const succeeds = (operation: () => void): boolean => {
    try {
      operation();
      return true;
    } catch {
      return false;
    }
  };

  const parseEntry = (text: string): JournalEntry | null => {
    try {
      const json: unknown = JSON.parse(text);
      const entry = v.safeParse(JournalEntry, json);
      return v.is(Header, json) && entry.success ? entry.output : null;
    } catch {
      return null;
    }
  };

  const read = (): JournalEntry | null => {
    const stored = item.get();
    if (stored === null) return null;
    const entry = parseEntry(stored);
    if (!entry && item.setAside()) item.clear();
    return entry;
  };

  return {
    read,
    write: (entry) => {
      const text = JSON.stringify({ ...header, ...entry });
      const canReplace = read() !== null || item.get() === null;
      return parseEntry(text) !== null && canReplace && item.store(text);
    },
    clear: item.clear,
    canWrite: () =>
      succeeds(() => {
        storage().setItem(`${key}.room`, longestEntry);
        storage().removeItem(`${key}.room`);
      }),
    onCleared: (listener) => {
      const onStorage = (event: Event) => {
        if (!('key' in event) || !('newValue' in event)) return;
        // The event's key is null if the whole storage was cleared.
        if (event.key === null || (event.key === key && event.newValue === null)) listener();
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
};
