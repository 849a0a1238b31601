import { describe, expect, it } from 'vitest';
import { readPrice, readYear, readYearsUsed } from './readNumber.ts';

describe('readPrice', () => {
  it.each([
    ['165000', 165_000],
    [' 165000 ', 165_000],
    ['1,65,000', 165_000],
    ['165,000', 165_000],
    ['12,34,567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['১৬৫০০০', 165_000],
    ['১,৬৫,০০০', 165_000],
    ['৳ ১,৬৫,০০০', 165_000],
    ['১,৬৫,০০০ টাকা মাত্র', 165_000],
    ['1.5 lakh', 150_000],
    ['1.65 Lakhs', 165_000],
    ['১.৫ লাখ', 150_000],
    ['১.৫ লক্ষ', 150_000],
    ['2 lac', 200_000],
    ['2LAC', 200_000],
    ['1 crore', 10_000_000],
    ['120k', 120_000],
    ['95 thousand', 95_000],
    ['৯৫ হাজার', 95_000],
    ['1 lakh 20 thousand', 120_000],
    ['১ লাখ ২০ হাজার টাকা', 120_000],
    ['120,000/-', 120_000],
    ['120000/=', 120_000],
    ['Tk 95000', 95_000],
    ['Tk.95,000', 95_000],
    ['95000 taka', 95_000],
    ['BDT 95000', 95_000],
    ['95000BDT', 95_000],
    ['95,000.00', 95_000],
    ['90000.50', 90_001],
    ['165000 negotiable', 165_000],
    ['165000 (fixed)', 165_000],
    ['Price: 165000 Tk. only!', 165_000],
    ['1', 1],
    ['100000000', 100_000_000],
  ])('reads %o as %o BDT [R10.93]', (text, expected) => {
    expect(readPrice(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'ask me',
    'one lakh',
    'lakh',
    '0',
    '-5',
    '−95000',
    '150000-160000',
    '150000 – 160000',
    '150000 or 160000',
    '150000 160000',
    '1 lakh 20',
    '20 thousand 1 lakh',
    '1 lakh 2 lakh',
    '1.5',
    '165.000',
    '1.65.000',
    '1,2,3',
    '12,34',
    '1,65,00',
    '1,,65,000',
    ',165000',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1²',
    '1½ lakh',
    '100000001',
    '99999999999999999999',
    '1000 lakh crore',
    '01711000142',
    '95000 USD',
    '$ 95000',
    'Honda 125',
    '165000<script>',
    '9'.repeat(100_000),
    '1,'.repeat(100_000),
    'lakh '.repeat(100_000),
    ' '.repeat(100_000),
  ])('does not read %o as a price [R10.93]', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});

describe('readYear', () => {
  it.each([
    ['2004', 2004],
    ['২০০৪', 2004],
    ['2019 model', 2019],
    ['Model: 2019', 2019],
    ['model 2019', 2019],
    ['২০১৯ সালের', 2019],
    ['1900', 1900],
    ['2099', 2099],
    ['1899', null],
    ['2100', null],
    ['19', null],
    ['2,004', null],
    ['2004.5', null],
    ['2019-2020', null],
    ['2019 2020', null],
    ['-2019', null],
    ['20190501', null],
    ['unknown', null],
    ['', null],
  ])('reads %o as the year %o', (text, expected) => {
    expect(readYear(text)).toBe(expected);
  });
});

describe('readYearsUsed', () => {
  it.each([
    ['22', 22],
    ['0', 0],
    ['1.5', 1.5],
    ['২২', 22],
    ['22 years', 22],
    ['1 Year', 1],
    ['5yrs', 5],
    ['৫ বছর', 5],
    ['6 months', 0.5],
    ['1 year 6 months', 1.5],
    ['২ বছর ৬ মাস', 2.5],
    ['2 years old', 2],
    ['100', 100],
    ['101', null],
    ['2-3', null],
    ['2 3', null],
    ['-1', null],
    ['new', null],
    ['2019 model', null],
    ['', null],
  ])('reads %o as %o years', (text, expected) => {
    expect(readYearsUsed(text)).toBe(expected);
  });
});
