import { formatDay } from '@second-gear/ui';
import * as v from 'valibot';
import { createStorageItem, type StorageItem } from '../storage/storageItem.ts';
import type { PaymentJournal } from './checkout/paymentJournal.ts';

/** How many dates are stored: those of the newest payments. */
const maxDates = 50;

const Stored = v.array(v.strictObject({ transactionId: v.string(), paidAt: v.number() }));

/**
 * When the cards of one user were charged on this device. The server does not store the date of a payment, and receipts
 * show it. Invalid stored content counts as empty.
 */
export type PaymentDates = {
  /** The time of a charge in ms since 1970; null if it was not charged on this device. */
  find(transactionId: string): number | null;
  add(transactionId: string, paidAt: number): void;
  clear(): void;
};

export const createPaymentDates = (
  uid: string,
  item: StorageItem = createStorageItem(`secondGear.paymentDates.${uid}`),
): PaymentDates => {
  const read = () => {
    try {
      return v.parse(Stored, JSON.parse(item.get() ?? '[]'));
    } catch {
      return [];
    }
  };
  return {
    find: (id) => read().find(({ transactionId }) => transactionId === id)?.paidAt ?? null,
    add: (transactionId, paidAt) => {
      const others = read().filter((one) => one.transactionId !== transactionId);
      item.set(JSON.stringify([{ transactionId, paidAt }, ...others].slice(0, maxDates)));
    },
    clear: () => item.clear(),
  };
};

/**
 * The time of a charge that a receipt may show. Null if it is on a day before the booking or in the future: then the clock
 * of the device was wrong. Null too if the time of the booking is not known, because then nothing confirms the clock.
 */
export const plausiblePaidAt = (
  paidAt: number | null,
  bookedAt: Date | null,
  now: number = Date.now(),
): number | null =>
  paidAt !== null && bookedAt !== null && paidAt <= now && formatDay(new Date(paidAt)) >= formatDay(bookedAt)
    ? paidAt
    : null;

/**
 * Stores the date of a charge when the journal stores the charge. A charge that another page has sent is left out: when it is
 * found later, its date is not known.
 */
export const withPaymentDates = (
  journal: PaymentJournal,
  dates: PaymentDates,
  now: () => number = Date.now,
): PaymentJournal => {
  let isSentHere = false;
  return {
    ...journal,
    write: (entry) => {
      if (entry.state === 'confirming') isSentHere = true;
      if (entry.state === 'charged' && isSentHere) {
        isSentHere = false;
        dates.add(entry.transactionId, now());
      }
      return journal.write(entry);
    },
  };
};
