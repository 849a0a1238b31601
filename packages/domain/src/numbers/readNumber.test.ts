import { describe, expect, it } from 'vitest';
import { readPrice, readYear, readYearsUsed } from './readNumber.ts';

describe('readPrice', () => {
  it.each([
    ['1,65,000', 165_000],
    ['12,34,567', 1_234_567],
    ['৳ ১,৬৫,০০০', 165_000],
    ['১.৫ লক্ষ', 150_000],
    ['৳ দেড়  লাখ', 150_000],
    ['10 crore', 100_000_000],
    ['আড়াই লক্ষ', 250_000],
    ['এক লাখ ২০ হাজার', 120_000],
    ['৯৫ হাজার', 95_000],
    ['der lakh', 150_000],
    ['saare tin lakh taka', 350_000],
    ['পৌনে দুই লাখ টাকা মাত্র', 175_000],
    ['এক লাখ পঁচিশ হাজার', 125_000],
    ['ek lakh bish hajar', 120_000],
    ['Eighty five thousand', 85_000],
    ['1.2L', 120_000],
    ['120,000/-', 120_000],
    ['BDT 95000', 95_000],
    ['90000.50', 90_001],
    ['1', 1],
  ])('reads %o as %o BDT [R10.93]', (text, expected) => {
    expect(readPrice(text)).toBe(expected);
  });

  it.each([
    '',
    'ask me',
    '1.5',
    '1650.000',
    'দেড়',
    'lakh',
    '1 lakh 20',
    '1 lakh 2 lakh',
    '10tk20',
    '10৳20',
    'nice ek lakh',
    'ek dui lakh',
    'bike at lakh shop',
    '0',
    '150000-160000',
    '20 thousand 1 lakh',
    '1.65.000',
    '1,,65,000',
    '1000 lakh crore',
    '01711000142',
    '95000 USD',
    '9'.repeat(100_000),
  ])('does not read %o as a price [R10.93]', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});

describe('readYear', () => {
  it.each([
    ['২০০৪', 2004],
    ['model 2019', 2019],
    ['1899', null],
    ['12019', null],
    ['20190', null],
    ['2019-2020', null],
    ['x'.repeat(57).concat(' 2019'), null],
    ['unknown', null],
  ])('reads %o as the year %o', (text, expected) => {
    expect(readYear(text)).toBe(expected);
  });
});

describe('readYearsUsed', () => {
  it.each([
    ['1.5', 1.5],
    ['২২', 22],
    ['6 months', 0.5],
    ['২ বছর ৬ মাস', 2.5],
    ['100 years', 100],
    ['101', null],
    ['-1', null],
  ])('reads %o as %o years', (text, expected) => {
    expect(readYearsUsed(text)).toBe(expected);
  });
});
