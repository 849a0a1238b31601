import { formatDay } from '@second-gear/ui';
import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredList } from '#core/storage/storedList.ts';
import { paymentDatesKey } from '#core/storage/userKeys.ts';
import type { PaymentJournal } from './checkout/paymentJournal.ts';

const StoredDate = v.strictObject({ transactionId: v.string(), paidAt: v.number() });

/**
 * When the cards of one user were charged on this device, because the server does not store it. Deleted when the
 * session of the user ends.
 */
export type PaymentDates = {
  /** In ms since 1970; null if it was not charged on this device. */
  find(transactionId: string): number | null;
  add(transactionId: string, paidAt: number): void;
};

export const createPaymentDates = (
  uid: string,
  item: ConfirmingItem = createStorageItem(paymentDatesKey(uid)),
): PaymentDates => {
  const list = createStoredList({ item, entry: StoredDate });
  return {
    find: (id) => list.read().find(({ transactionId }) => transactionId === id)?.paidAt ?? null,
    add: (transactionId, paidAt) =>
      list.set([{ transactionId, paidAt }, ...list.read().filter((one) => one.transactionId !== transactionId)]),
  };
};

/**
 * Null before the day of the booking or in the future: the clock of the device was wrong. Null too if the time of the
 * booking is not known, because nothing confirms the clock.
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
 * Stores the date when the journal stores the charge, but not of a charge of another page, or after the session of the
 * user.
 */
export const withPaymentDates = (
  journal: PaymentJournal,
  dates: Pick<PaymentDates, 'add'>,
  isSignedIn: () => boolean,
  now: () => number = Date.now,
): PaymentJournal => {
  let isSentHere = false;
  return {
    ...journal,
    write: (entry) => {
      if (entry.state === 'confirming') isSentHere = true;
      if (entry.state === 'charged' && isSentHere) {
        isSentHere = false;
        if (isSignedIn()) dates.add(entry.transactionId, now());
      }
      return journal.write(entry);
    },
  };
};
