import { advertisements } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import { phoneHint, priceHint, purchaseYearHint, usedYearsHint } from './fieldHints.ts';

const { prices, phones } = advertisements;

describe('the hint of a price', () => {
  it.each(prices)('for the text %o offers the price %o [R12.01 R12.03]', (written, offered) => {
    const hint = priceHint(written);
    expect(hint?.state === 'offer' ? String(hint.offered) : null).toBe(offered);
  });

  it('offers only prices that the payment accepts [R12.01]', () => {
    for (const [, offered] of prices) if (offered !== null) expect(priceHint(offered)?.state).toBe('chargeable');
  });

  it.each([
    ['90000.50', { state: 'chargeable', taka: 90_000, poisha: 50 }],
    ['1.5', { state: 'low', taka: 1, poisha: 50, offered: 150_000 }],
    ['0165000', { state: 'offer', offered: 165_000 }],
    ['পৌনে দুই লাখ', { state: 'offer', offered: 175_000 }],
    ['1 lakh 5 thousand 250', { state: 'offer', offered: 105_250 }],
  ])('for %o is %o', (text, expected) => {
    expect(priceHint(text)).toEqual(expected);
  });

  it.each(['-5', '120000 or 130000', '1,20,00', '1 lakh <b>'])('F40: for %o offers no price', (text) => {
    expect(priceHint(text)?.state).toBe('unreadable');
  });

  it.each(['999999999', '1234567890', '12,34,56,78,900', '৯৯৯৯৯৯৯৯৯৯'])('for %o says that it is too high', (text) => {
    expect(priceHint(text)).toEqual({ state: 'high' });
  });

  it.each(['', '   '])('is missing when the text is %o', (text) => {
    expect(priceHint(text)).toBeNull();
  });
});

describe('the hint of a phone number', () => {
  it.each(phones)('for the text %o offers the phone number %o [R12.05]', (written, offered) => {
    const hint = phoneHint(written);
    expect(hint?.state === 'offer' ? hint.phone : null).toBe(offered);
  });

  it.each([
    ['', null],
    ['01711000142, 01711-000142', { state: 'offer', phone: '01711000142' }],
    ['01711000142 / 01819000207', { state: 'several', phone: '01711000142' }],
    ['0', { state: 'unfinished', count: 1 }],
    ['171100014', { state: 'unfinished', count: 10 }],
    ['02-9123456', { state: 'foreign' }],
  ])('F41: for %o is %o [R12.06]', (text, expected) => {
    expect(phoneHint(text)).toEqual(expected);
  });
});

describe('the hint of a year', () => {
  it.each([
    ['2027', 'future'],
    ['২০৩০', 'future'],
    ['20144', 'future'],
    ['1949', 'early'],
    ['2026', undefined],
    ['1950', undefined],
    ['201', undefined],
    ['call me', undefined],
  ])('for the purchase year %o in 2026 is %o [R12.07b]', (text, state) => {
    expect(purchaseYearHint(text, 2026)?.state).toBe(state);
  });

  it.each([
    ['500', '', { state: 'long' }],
    ['৮১ বছর', '2014', { state: 'long' }],
    ['15', '2014', { state: 'age', year: 2014, years: 12 }],
    ['8', '১৯৯৬', { state: 'age', year: 1996, years: 30 }],
    ['14', '2014', null],
    ['10 years', '2014', null],
    ['5', '2030', null],
    ['5', '', null],
    ['many', '2014', null],
  ])('for %o years of use of a bike bought in %o is %o [R12.07b]', (text, purchaseYear, expected) => {
    expect(usedYearsHint(text, purchaseYear, 2026)).toEqual(expected);
  });
});
