import { describe, expect, test, vi } from 'vitest';
import { createPaymentJournal, type JournalEntry } from './paymentJournal.ts';
import { createBrowser } from './testing/browser.ts';

const entry: JournalEntry = {
  state: 'charged',
  bikeId: 'cb750',
  amount: 16_500_000,
  clientSecret: 'pi_1_secret_2',
  attempt: 1,
  resaleValue: '165000',
  userEmail: 'buyer@secondgear.test',
  transactionId: 'pi_1',
};
const key = 'secondGear.payment.farhana.booking';

const openJournal = () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  const of = (uid: string, bookingId = 'booking') => createPaymentJournal({ uid, bookingId, ...tab });
  return { browser, of, journal: of('farhana') };
};

describe('payment journal', () => {
  test('the payment journal stores one entry, with the version of its format, per user and booking', () => {
    const { browser, journal } = openJournal();
    expect(journal.write(entry)).toBe(true);
    expect(journal.read()).toEqual(entry);
    expect(Object.keys(JSON.parse(browser.stored.get(key) ?? '{}')).sort()).toEqual(
      [
        'v',
        'uid',
        'bookingId',
        'bikeId',
        'amount',
        'clientSecret',
        'attempt',
        'state',
        'resaleValue',
        'userEmail',
        'transactionId',
      ].sort(),
    );
    journal.clear();
    expect(browser.stored.size).toBe(0);
  });

  test('A9: the payment journal does not return an entry to another user, and keeps the entry for the user who wrote it', () => {
    const { of, journal } = openJournal();
    journal.write(entry);
    expect(of('imran').read()).toBeNull();
    expect(of('farhana', 'another').read()).toBeNull();
    expect(journal.read()).toEqual(entry);
  });

  const stamped = { v: 1, uid: 'farhana', bookingId: 'booking', ...entry };
  test.each([
    ['no JSON', '{"v":1'],
    ['another version', JSON.stringify({ ...stamped, v: 0 })],
    ['no version', JSON.stringify(entry)],
    ['an unknown state', JSON.stringify({ ...stamped, state: 'failed' })],
  ])('S3: the payment journal ignores %s, and sets it aside', (_, text) => {
    const { browser, journal } = openJournal();
    browser.stored.set(key, text);
    expect(journal.read()).toBeNull();
    expect(browser.stored.has(key)).toBe(false);
    expect([...browser.stored.values()]).toEqual([text]);
    expect(journal.write(entry)).toBe(true);
    expect(browser.stored.size).toBe(2);
    expect({}).not.toHaveProperty('polluted');
  });

  test('S2: `write` of the payment journal returns false when the storage is full or blocked', () => {
    const { browser, journal } = openJournal();
    browser.setFull(true);
    expect([journal.canWrite(), journal.write(entry), journal.read()]).toEqual([false, false, null]);

    const blocked = createPaymentJournal({
      uid: 'farhana',
      bookingId: 'booking',
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      events: new EventTarget(),
    });
    expect([blocked.canWrite(), blocked.write(entry), blocked.read()]).toEqual([false, false, null]);
    expect(() => blocked.clear()).not.toThrow();
  });

  test('F80: the payment journal stores no entry that it could not read again', () => {
    const { browser, journal } = openJournal();
    expect(journal.write({ ...entry, clientSecret: 'undefined' })).toBe(false);
    expect(browser.stored.size).toBe(0);
  });

  test('S4: the payment journal calls the listener when another tab has removed the entry, until the listener is removed', () => {
    const { browser, journal } = openJournal();
    const listener = vi.fn();
    const stop = journal.onCleared(listener);
    browser.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    browser.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each([
    [1, key, null],
    [0, key, 'a new entry'],
    [0, 'another key', null],
  ])(
    'S4: the payment journal calls the listener %i times when another tab has changed %s to %s',
    (times, changed, newValue) => {
      const events = new EventTarget();
      const listener = vi.fn();
      const uid = 'farhana';
      createPaymentJournal({ uid, bookingId: 'booking', storage: () => localStorage, events }).onCleared(listener);
      events.dispatchEvent(Object.assign(new Event('storage'), { key: changed, newValue }));
      expect(listener).toHaveBeenCalledTimes(times);
    },
  );
});
