import * as v from 'valibot';

/** A client secret as Stripe makes them: Stripe.js throws at anything else, for ever. */
export const ClientSecret = v.pipe(v.string(), v.regex(/^pi_\w+_secret_\w+$/));

const facts = {
  bikeId: v.string(),
  /** In poisha (BDT × 100). */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The client secret is in it on purpose, see SECURITY.md. */
  clientSecret: ClientSecret,
  /** How many intents this booking has had, this one included. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What recording the payment takes besides. */
  resaleValue: v.string(),
  userEmail: v.string(),
};

/** The intent is there; or the card has been sent with it, and what came of that is not known yet. */
const Open = v.object({ ...facts, state: v.picklist(['intent', 'confirming']) });
export type Open = v.InferOutput<typeof Open>;

/** The card was charged; or the shop knows that as well, and the bike may not be marked sold yet. */
const Charged = v.object({
  ...facts,
  state: v.picklist(['charged', 'recorded']),
  transactionId: v.pipe(v.string(), v.minLength(1)),
});
export type Charged = v.InferOutput<typeof Charged>;

/** How far a payment has come. Written before each step, so that a page that is gone can be gone on from. */
const Entry = v.variant('state', [Open, Charged]);
export type Entry = Open | Charged;

export const isCharged = (entry: Entry | null): entry is Charged =>
  entry?.state === 'charged' || entry?.state === 'recorded';

/** Remembers one payment across a reload, so that nobody is charged again for what they paid (faults, P). */
export type Journal = {
  read(): Entry | null;
  /** False: the browser keeps nothing now. */
  write(entry: Entry): boolean;
  clear(): void;
  /** Whether an entry could be kept now. */
  canKeep(): boolean;
  /** Tells when the entry was taken away from outside: by another tab, or by the person. Gives a way to stop listening. */
  onLost(listener: () => void): () => void;
};

export type JournalOptions = {
  uid: string;
  bookingId: string;
  /** The browser's local storage, unless a test brings its own. May throw, as browsers do that keep nothing. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the `storage` events of other tabs arrive. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** Entries of another version are not ours to read. */
const version = 1;

/** As long as an entry may become, with room to spare. */
const sample = '.'.repeat(2_000);

/** One entry a person and booking. What cannot be read, or is of another version, is ignored and cleaned away (faults S3). */
export const createJournal = ({
  uid,
  bookingId,
  storage = () => window.localStorage,
  events = globalThis,
}: JournalOptions): Journal => {
  const key = `secondGear.payment.${uid}.${bookingId}`;
  const stamp = { v: version, uid, bookingId };
  const Stamp = v.object({ v: v.literal(version), uid: v.literal(uid), bookingId: v.literal(bookingId) });

  const tried = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch {
      return false;
    }
  };

  const clear = () => {
    // Refused: then there is nothing of ours in it.
    tried(() => storage().removeItem(key));
  };

  const entryIn = (text: string): Entry | null => {
    try {
      const json: unknown = JSON.parse(text);
      const entry = v.safeParse(Entry, json);
      return v.is(Stamp, json) && entry.success ? entry.output : null;
    } catch {
      return null;
    }
  };

  const text = (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    read: () => {
      const kept = text();
      if (kept === null) return null;
      const entry = entryIn(kept);
      if (!entry) clear();
      return entry;
    },
    write: (entry) => tried(() => storage().setItem(key, JSON.stringify({ ...stamp, ...entry }))),
    clear,
    canKeep: () =>
      tried(() => {
        storage().setItem(`${key}.room`, sample);
        storage().removeItem(`${key}.room`);
      }),
    onLost: (listener) => {
      const hear = (event: Event) => {
        if (!('key' in event) || !('newValue' in event)) return;
        // Without a key: everything was cleared.
        if (event.key === null || (event.key === key && event.newValue === null)) listener();
      };
      events.addEventListener('storage', hear);
      return () => events.removeEventListener('storage', hear);
    },
  };
};
