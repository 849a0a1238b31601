import { describe, expect, it } from 'vitest';
import { brandOf, type CardField, type CardValue, checkCard, emptyCard, normalizeCard, passesLuhn } from './card.ts';

/**
 * The current date of these tests. It is in the middle of the year, so that the same year has past and future months.
 */
const now = new Date(2026, 5, 15);
const good: CardValue = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('card form', () => {
  it('the card form accepts a valid card', () => {
    expect(checkCard(good, now)).toEqual({ empty: false, complete: true, brand: 'visa', errors: {} });
  });

  it('the card form reports that it is empty, and that every field is incomplete, when the user has typed nothing', () => {
    const { empty, complete, errors } = checkCard(emptyCard, now);
    expect({ empty, complete }).toEqual({ empty: true, complete: false });
    expect(Object.values(errors).map(({ kind }) => kind)).toEqual(['incomplete', 'incomplete', 'incomplete']);
  });

  it.each<[CardField, string, string]>([
    ['number', '4242 4242 4242 424', 'Your card number is incomplete.'],
    ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['number', '4242 4242 4242 4242 4', 'Your card number is invalid.'],
    ['expiry', '12', "Your card's expiration date is incomplete."],
    ['expiry', '13 / 30', "Your card's expiration month is invalid."],
    ['expiry', '00 / 30', "Your card's expiration month is invalid."],
    ['expiry', '05 / 26', "Your card's expiration date is in the past."],
    ['expiry', '12 / 25', "Your card's expiration year is in the past."],
    ['expiry', '12 / 77', "Your card's expiration year is invalid."],
    ['cvc', '12', "Your card's security code is incomplete."],
  ])('the card form reports for the %s %j: %s', (field, text, message) => {
    const check = checkCard({ ...good, [field]: text }, now);
    expect(check.complete).toBe(false);
    expect(check.errors).toEqual({ [field]: expect.objectContaining({ message }) });
  });

  it.each(['06 / 26', '12/2030', '1230', '6/26', '12-30'])('the card form accepts the expiry date %j', (expiry) => {
    expect(checkCard({ ...good, expiry }, now).complete).toBe(true);
  });

  it('the card form requires fifteen digits and a four-digit code for American Express', () => {
    const card = { number: '3782 822463 10005', expiry: '12 / 30', cvc: '1234' };
    expect(checkCard(card, now)).toMatchObject({ complete: true, brand: 'amex' });
    expect(checkCard({ ...card, cvc: '123' }, now).errors.cvc?.code).toBe('incomplete_cvc');
  });

  it('normalizeCard reduces the card number to its digits, and the expiry date to MM/YY', () => {
    expect(normalizeCard({ number: '4242 4242 4242 4242', expiry: '6 / 2030', cvc: ' 123' })).toEqual({
      number: '4242424242424242',
      expiry: '06/30',
      cvc: '123',
    });
  });
});

describe("Stripe's public test cards", () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['4000000000000002', 'visa'],
    ['4000000000009995', 'visa'],
    ['4000002500003155', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['30569309025904', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
  ])('the card form accepts %s as a complete %s card', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
    expect(checkCard({ ...good, number }, now).errors.number).toBeUndefined();
  });
});

describe('check digit', () => {
  it.each([
    ['4242424242424242', true],
    ['4242424242424241', false],
    ['79927398713', true],
    ['', false],
    ['4242 4242', false],
  ])('the check digit of %j is valid: %s', (digits, passes) => {
    expect(passesLuhn(digits)).toBe(passes);
  });
});
