import { toPoisha } from '@second-gear/contract';
import { toLatinDigits } from '@second-gear/domain';
import { advertisements } from '@second-gear/fixtures';
import { describe, expect, it, test } from 'vitest';
import { phoneHint, priceHint } from './fieldHints.ts';

const { prices, phones } = advertisements;

test('the examples are at least 20 ways to write a price, and 20 ways to write a phone number [R12.03]', () => {
  expect(prices.length).toBeGreaterThanOrEqual(20);
  expect(phones.length).toBeGreaterThanOrEqual(20);
});

describe('the hint of a price', () => {
  it.each(prices)('for the text %o offers the price %o [R12.01 R12.03]', (written, offered) => {
    const hint = priceHint(written);
    expect(hint?.state === 'offer' ? String(hint.offered) : null).toBe(offered);
  });

  it.each(prices)(
    'for %o says that a card can be charged exactly when the payment accepts the price [R12.02]',
    (written) => {
      expect(priceHint(written)?.state === 'chargeable').toBe(toPoisha(toLatinDigits(written)) !== undefined);
    },
  );

  it('offers only prices that the payment accepts [R12.01]', () => {
    for (const [, offered] of prices) if (offered !== null) expect(priceHint(offered)?.state).toBe('chargeable');
  });

  it.each([
    ['90000.50', { state: 'chargeable', taka: 90_000, poisha: 50 }],
    [' 42000 ', { state: 'chargeable', taka: 42_000, poisha: 0 }],
    ['1.5', { state: 'low', taka: 1, poisha: 50, offered: 150_000 }],
    ['2', { state: 'low', taka: 2, poisha: 0, offered: 200_000 }],
    ['95', { state: 'low', taka: 95, poisha: 0, offered: 95_000 }],
    ['120', { state: 'low', taka: 120, poisha: 0, offered: 120_000 }],
    ['0.01', { state: 'low', taka: 0, poisha: 1, offered: 1000 }],
    ['0165000', { state: 'offer', offered: 165_000 }],
    ['১.৫', { state: 'low', taka: 1, poisha: 50, offered: 150_000 }],
    ['এক কোটি', { state: 'offer', offered: 10_000_000 }],
    ['সোয়া দুই লাখ', { state: 'offer', offered: 225_000 }],
    ['পৌনে দুই লাখ', { state: 'offer', offered: 175_000 }],
    ['ষোল হাজার', { state: 'offer', offered: 16_000 }],
    ['95 thousand five hundred', { state: 'offer', offered: 95_500 }],
    ['seventy-five thousand', { state: 'offer', offered: 75_000 }],
    ['1.65.000', { state: 'offer', offered: 165_000 }],
    ['1 lakh 5 thousand 250', { state: 'offer', offered: 105_250 }],
    ['one', { state: 'offer', offered: 1 }],
  ])('for %o is %o', (text, expected) => {
    expect(priceHint(text)).toEqual(expected);
  });

  it.each([
    '0',
    '-5',
    'lakh',
    '120000 or 130000',
    '110000~120000',
    '20 thousand 1 lakh',
    '1 lakh 2 lakh',
    '5 hundred thousand',
    '20 twenty',
    '1,20,00',
    '01711000142',
    '01711 000 142',
    '+8801711000142',
    '110 000 - 120 000',
    '110 000 120 000',
    '$ 1500',
    '1 lakh <b>',
    '9'.repeat(100_000),
    'lakh '.repeat(100_000),
    'দেড় '.repeat(100_000),
  ])('F40: for %o offers no price', (text) => {
    expect(priceHint(text)?.state).toBe('unreadable');
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
    ['01711000142', null],
    ['01711000142, 01711-000142', { state: 'offer', phone: '01711000142' }],
    ['01711000142 / 01819000207', { state: 'several', phone: '01711000142' }],
    ['০১৮১৯-০০০২০৭ অথবা ০১৭১১০০০১৪২', { state: 'several', phone: '01819000207' }],
    ['0', { state: 'unfinished', count: 1 }],
    ['01711', { state: 'unfinished', count: 5 }],
    ['০১৭১১-০০০', { state: 'unfinished', count: 8 }],
    ['+8801711', { state: 'unfinished', count: 5 }],
    ['171100014', { state: 'unfinished', count: 10 }],
    ['017110001422', { state: 'foreign' }],
    ['01211000142', { state: 'foreign' }],
    ['02-9123456', { state: 'foreign' }],
    ['0171100 ask Karim', { state: 'foreign' }],
    ['1'.repeat(100_000), { state: 'foreign' }],
  ])('F41: for %o is %o [R12.06]', (text, expected) => {
    expect(phoneHint(text)).toEqual(expected);
  });
});
