import { describe, expect, it } from 'vitest';
import { type CardField, type CardValue, cardErrors, emptyCard, normalizeCard } from './card.ts';

/**
 * The current date of these tests. It is in the middle of the year, so that the same year has past and future months.
 */
const now = new Date(2026, 5, 15);
const good: CardValue = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('card form', () => {
  it('the card form accepts a valid card', () => {
    expect(cardErrors(good, now)).toEqual({});
  });

  it('the card form reports that every field is incomplete when the user has typed nothing', () => {
    const errors = cardErrors(emptyCard, now);
    expect(Object.values(errors).map(({ kind }) => kind)).toEqual(['incomplete', 'incomplete', 'incomplete']);
  });

  it.each<[CardField, string, string]>([
    ['number', '4242 4242 4242 424', 'Your card number is incomplete.'],
    ['number', '4242 4242 4242 4242 4', 'Your card number is invalid.'],
    ['expiry', '00 / 30', "Your card's expiration month is invalid."],
    ['expiry', '12 / 77', "Your card's expiration year is invalid."],
  ])('the card form reports for the %s %j: %s', (field, text, message) => {
    expect(cardErrors({ ...good, [field]: text }, now)).toEqual({ [field]: expect.objectContaining({ message }) });
  });

  it('the card form requires fifteen digits and a four-digit code for American Express', () => {
    const card = { number: '3782 822463 10005', expiry: '12 / 30', cvc: '1234' };
    expect(cardErrors(card, now)).toEqual({});
    expect(cardErrors({ ...card, cvc: '123' }, now).cvc?.code).toBe('incomplete_cvc');
  });

  it('normalizeCard reduces the card number to its digits, and the expiry date to MM/YY', () => {
    expect(normalizeCard({ number: '4242 4242 4242 4242', expiry: '6 / 2030', cvc: ' 123' })).toEqual({
      number: '4242424242424242',
      expiry: '06/30',
      cvc: '123',
    });
  });
});
