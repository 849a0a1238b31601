import { formatDay } from '@second-gear/ui';
import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { paymentDatesKey } from '#core/storage/storageKeys.ts';
import { createStoredValue, listOf } from '#core/storage/storedValue.ts';
import type { PaymentJournal } from './checkout/paymentJournal.ts';

const StoredDate = v.strictObject({ transactionId: v.string(), paidAt: v.number() });

/** On this device, because the server does not store them. Deleted when the session of the user ends. */
type PaymentDates = {
  /** In ms since 1970; null if it was not charged on this device. */
  find(transactionId: string): number | null;
  add(transactionId: string, paidAt: number): void;
};

export const createPaymentDates = (
  uid: string,
  item: ConfirmingItem = createStorageItem(paymentDatesKey(uid)),
): PaymentDates => {
  const list = createStoredValue(item, { schema: listOf(StoredDate), fallback: [], isHeld: true });
  return {
    find: (id) => list.read().find(({ transactionId }) => transactionId === id)?.paidAt ?? null,
    add: (transactionId, paidAt) =>
      void list.update((dates) => [
        { transactionId, paidAt },
        ...dates.filter((one) => one.transactionId !== transactionId),
      ]),
  };
};

/** Null if the clock of the device was wrong (before the booking, or in the future), or if nothing confirms it. */
export const plausiblePaidAt = (
  paidAt: number | null,
  bookedAt: Date | null,
  now: number = Date.now(),
): number | null =>
  paidAt !== null && bookedAt !== null && paidAt <= now && formatDay(new Date(paidAt)) >= formatDay(bookedAt)
    ? paidAt
    : null;

/** Not for a charge of another page, or after the session of the user. */
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
