import { expect, test } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import type { ChargedPayment, PaymentJournal, PendingPayment } from './checkout/paymentJournal.ts';
import { createPaymentDates, plausiblePaidAt, withPaymentDates } from './paymentDates.ts';

const pending: PendingPayment = {
  state: 'confirming',
  bikeId: 'b1',
  amount: 16_500_000,
  clientSecret: 'pi_1_secret_2',
  attempt: 1,
  resaleValue: '165000',
  userEmail: 'buyer@secondgear.test',
};
const charged: ChargedPayment = { ...pending, state: 'charged', transactionId: 'pi_1' };
const journal: PaymentJournal = {
  read: () => null,
  write: () => true,
  clear: () => {},
  canWrite: () => true,
  onCleared: () => () => {},
};

test('F64: stores the date of a charge that this page has sent [R13.28]', () => {
  const item = createTestStorage().item('dates');
  const dated = withPaymentDates(
    journal,
    createPaymentDates('u1', item),
    () => true,
    () => 1_000,
  );
  dated.write(pending);
  expect(createPaymentDates('u1', item).find('pi_1')).toBeNull();
  dated.write(charged);
  expect(createPaymentDates('u1', item).find('pi_1')).toBe(1_000);
});

test('F64: stores no date of a charge that an earlier page has sent [R13.28]', () => {
  const dates = createPaymentDates('u1', createTestStorage().item('dates'));
  withPaymentDates(journal, dates, () => true).write(charged);
  expect(dates.find('pi_1')).toBeNull();
});

test.each([
  ['the day of the booking', '2026-11-02T08:00:00', '2026-11-02T09:00:00', true],
  ['the day of the booking, by a clock that is some minutes late', '2026-11-02T08:55:00', '2026-11-02T09:00:00', true],
  ['a day before the booking', '2026-11-01T09:00:00', '2026-11-02T09:00:00', false],
  ['a day of another year', '2019-12-08T09:00:00', '2026-11-02T09:00:00', false],
  ['a day in the future', '2031-01-01T09:00:00', '2026-11-02T09:00:00', false],
  ['a day, and the day of the booking is not known', '2026-11-02T09:00:00', null, false],
])('F64: plausiblePaidAt of %s', (_, paid, booked, isPlausible) => {
  const now = Date.parse('2026-11-05T09:00:00');
  const paidAt = Date.parse(paid);
  expect(plausiblePaidAt(paidAt, booked === null ? null : new Date(booked), now)).toBe(isPlausible ? paidAt : null);
});

test('F83: stores no date of a charge that ends after the session of the user', () => {
  const dates = createPaymentDates('u1', createTestStorage().item('dates'));
  const dated = withPaymentDates(journal, dates, () => false);
  dated.write(pending);
  dated.write(charged);
  expect(dates.find('pi_1')).toBeNull();
});

test('F80: stores the dates of all payments, and ignores a date that cannot be read', () => {
  const { item, stored } = createTestStorage();
  stored.set(
    'dates',
    JSON.stringify([
      { transactionId: 'pi_x', paidAt: '5' },
      { transactionId: 'pi_y', paidAt: 7 },
    ]),
  );
  const dates = createPaymentDates('u1', item('dates'));
  for (let index = 0; index <= 50; index++) dates.add(`pi_${index}`, index);
  expect(['pi_0', 'pi_50', 'pi_x', 'pi_y'].map(dates.find)).toEqual([0, 50, null, 7]);
});
