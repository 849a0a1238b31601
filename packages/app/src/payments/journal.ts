import * as v from 'valibot';
import { createShelf } from '../session/shelf.ts';

/** A charge that went through, until the shop's server knows all of it. */
const Charged = v.object({
  bookingId: v.string(),
  bikeId: v.string(),
  resaleValue: v.string(),
  userEmail: v.string(),
  transactionId: v.string(),
  /** The payment is recorded; the bike may not be marked sold yet. */
  recorded: v.boolean(),
});
export type Charged = v.InferOutput<typeof Charged>;

/** Remembers one charge across a reload, so that nobody is charged again for what they paid. */
export type Journal = { read(): Charged | null; write(charged: Charged): void; clear(): void };

/** One record a person and booking. What cannot be read is not ours, and is ignored. */
export const createJournal = (uid: string, bookingId: string, storage?: () => Storage): Journal => {
  const shelf = createShelf(`secondGear.payment.${uid}.${bookingId}`, storage);
  return {
    read: () => {
      try {
        const read = v.safeParse(Charged, JSON.parse(shelf.get() ?? 'null'));
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    },
    write: (charged) => shelf.set(JSON.stringify(charged)),
    clear: shelf.clear,
  };
};
