import * as v from 'valibot';
import { createStorageItem } from '#core/storage/storageItem.ts';

/** Stripe.js throws if it gets any other string. */
export const ClientSecret = v.pipe(v.string(), v.regex(/^pi_\w+_secret_\w+$/));

const facts = {
  bikeId: v.string(),
  /** In poisha (BDT × 100). */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Stored intentionally, see SECURITY.md. */
  clientSecret: ClientSecret,
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  resaleValue: v.string(),
  userEmail: v.string(),
};

/** `confirming`: the card was sent, and the result is not known yet. */
const PendingPayment = v.object({ ...facts, state: v.picklist(['intent', 'confirming']) });
export type PendingPayment = v.InferOutput<typeof PendingPayment>;

/** `recorded`: the server has recorded the charge, but the bike may not be marked sold yet. */
const ChargedPayment = v.object({
  ...facts,
  state: v.picklist(['charged', 'recorded']),
  transactionId: v.pipe(v.string(), v.minLength(1)),
});
export type ChargedPayment = v.InferOutput<typeof ChargedPayment>;

/** Written before each step, so that a new page can continue the payment after a reload or a crash. */
const JournalEntry = v.variant('state', [PendingPayment, ChargedPayment]);
export type JournalEntry = PendingPayment | ChargedPayment;

export const isCharged = (entry: JournalEntry | null): entry is ChargedPayment =>
  entry?.state === 'charged' || entry?.state === 'recorded';

/** Across a reload, so that the buyer is never charged twice (failure modes, group P). */
export type PaymentJournal = {
  read(): JournalEntry | null;
  /** Returns false if the browser does not store it. */
  write(entry: JournalEntry): boolean;
  clear(): void;
  canWrite(): boolean;
  /** When another tab or the user has removed the entry. Returns a function that removes the listener. */
  onCleared(listener: () => void): () => void;
};

export type PaymentJournalOptions = {
  uid: string;
  bookingId: string;
  /** Local storage by default. A call may throw, because some browsers block storage. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** An entry of another version is ignored and set aside. */
const version = 1;

const longestEntry = '.'.repeat(2_000);

/** An invalid entry, or one of another version, is set aside, because it may name a charge (failure mode S3). */
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
        // The whole storage was cleared.
        if (event.key === null || (event.key === key && event.newValue === null)) listener();
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
};
