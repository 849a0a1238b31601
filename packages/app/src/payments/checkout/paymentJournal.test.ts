import { describe, expect, test, vi } from 'vitest';
import { createJournal, type Entry } from './paymentJournal.ts';
import { createBrowser } from './testing/browser.ts';

const entry: Entry = {
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
  const of = (uid: string, bookingId = 'booking') => createJournal({ uid, bookingId, ...tab });
  return { browser, of, journal: of('farhana') };
};

describe('the journal of a payment', () => {
  test('keeps one versioned entry a person and booking', () => {
    const { browser, journal } = openJournal();
    expect(journal.write(entry)).toBe(true);
    expect(journal.read()).toEqual(entry);
    expect(Object.keys(JSON.parse(browser.kept.get(key) ?? '{}')).sort()).toEqual(
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
    expect(browser.kept.size).toBe(0);
  });

  test('A9: is not shown to another person, and not lost to its own', () => {
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
    ["somebody else's", JSON.stringify({ ...stamped, uid: 'imran' })],
    ['a charge without its id', JSON.stringify({ ...stamped, transactionId: '' })],
    ['a state nobody knows', JSON.stringify({ ...stamped, state: 'failed' })],
    ['an amount that is none', JSON.stringify({ ...stamped, amount: '165000' })],
    ['a secret that Stripe.js throws at', JSON.stringify({ ...stamped, clientSecret: 'undefined' })],
    ['a prototype', '{"__proto__":{"polluted":true}}'],
    ['null', 'null'],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('S3: %s is ignored and cleaned away', (_, text) => {
    const { browser, journal } = openJournal();
    browser.kept.set(key, text);
    expect(journal.read()).toBeNull();
    expect(browser.kept.has(key)).toBe(false);
    expect({}).not.toHaveProperty('polluted');
  });

  test('S2: says that it cannot be kept: the storage is full, or may not be touched', () => {
    const { browser, journal } = openJournal();
    browser.setFull(true);
    expect([journal.canKeep(), journal.write(entry), journal.read()]).toEqual([false, false, null]);

    const blocked = createJournal({
      uid: 'farhana',
      bookingId: 'booking',
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      events: new EventTarget(),
    });
    expect([blocked.canKeep(), blocked.write(entry), blocked.read()]).toEqual([false, false, null]);
    expect(() => blocked.clear()).not.toThrow();
  });

  test('leaves nothing behind when it tries whether there is room', () => {
    const { browser, journal } = openJournal();
    expect(journal.canKeep()).toBe(true);
    expect(browser.kept.size).toBe(0);
  });

  test('S4: tells when it was cleared from outside, until nobody listens', () => {
    const { browser, journal } = openJournal();
    const listener = vi.fn();
    const stop = journal.onLost(listener);
    browser.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    browser.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
