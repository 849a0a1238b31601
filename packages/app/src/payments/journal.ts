import * as v from 'valibot';
import { createShelf } from '../session/shelf.ts';

/**
 * What has to be remembered of a payment until the shop's server knows all of it. The client secret is in it on purpose:
 * it lets its holder do nothing but go on with this one payment, and without it nobody could tell after a reload whether
 * the card was charged.
 */
const Entry = v.object({
  bookingId: v.string(),
  bikeId: v.string(),
  resaleValue: v.string(),
  userEmail: v.string(),
  clientSecret: v.string(),
  /** Of the charge; null: none that we know of. */
  transactionId: v.nullable(v.string()),
  /** The payment is recorded; the bike may not be marked sold yet. */
  recorded: v.boolean(),
});
export type Entry = v.InferOutput<typeof Entry>;

/** A charge that went through. */
export type Charged = Entry & { transactionId: string };

export const isCharged = (entry: Entry | null): entry is Charged => entry !== null && entry.transactionId !== null;

/** Remembers one payment across a reload, so that nobody is charged again for what they paid. */
export type Journal = { read(): Entry | null; write(entry: Entry): void; clear(): void };

/** One entry a person and booking. What cannot be read is not ours, and is ignored. */
export const createJournal = (uid: string, bookingId: string, storage?: () => Storage): Journal => {
  const shelf = createShelf(`secondGear.payment.${uid}.${bookingId}`, storage);
  return {
    read: () => {
      try {
        const read = v.safeParse(Entry, JSON.parse(shelf.get() ?? 'null'));
        return read.success && read.output.bookingId === bookingId ? read.output : null;
      } catch {
        return null;
      }
    },
    write: (entry) => shelf.set(JSON.stringify(entry)),
    clear: shelf.clear,
  };
};
