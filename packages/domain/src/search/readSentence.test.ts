import { describe, expect, it } from 'vitest';
import { emptyQuery } from '../query/searchQuery.ts';
import { readSentence } from './readSentence.ts';

describe('readSentence', () => {
  it.each([
    ['yamaha under 1.5 lakh', 'yamaha', 150_000],
    ['Yamaha below 1,50,000 taka in Mirpur', 'Yamaha in Mirpur', 150_000],
    ['honda within ৳ 90k', 'honda', 90_000],
    ['bike up to 80000', 'bike', 80_000],
    ['হোন্ডা ১.৫ লাখ টাকার মধ্যে', 'হোন্ডা', 150_000],
    ['৮০,০০০ এর নিচে হোন্ডা', 'হোন্ডা', 80_000],
    ['honda ১.৫ লাখের নিচে', 'honda', 150_000],
    ['১ লাখের মধ্যে', '', 100_000],
    ['দেড় লাখের মধ্যে ইয়ামাহা', 'ইয়ামাহা'.normalize('NFC'), 150_000],
    ['yamaha 1.5 lakh', 'yamaha', 150_000],
    ['yamaha budget 1.5 lakh taka', 'yamaha', 150_000],
    ['হোন্ডা ৮০ হাজার টাকা', 'হোন্ডা', 80_000],
    ['১ লাখের হোন্ডা', 'হোন্ডা', 100_000],
  ])('readSentence reads the price limit in %j [R10.16b]', (text, rest, to) => {
    expect(readSentence({ ...emptyQuery, text })).toEqual({ ...emptyQuery, text: rest, price: { from: null, to } });
  });

  it.each([
    ['verified yamaha', 'yamaha'],
    ['yamaha from a verified seller', 'yamaha from a'],
    ['যাচাইকৃত বিক্রেতার হোন্ডা', 'হোন্ডা'],
  ])('readSentence reads the wish for verified sellers in %j [R10.16b]', (text, rest) => {
    expect(readSentence({ ...emptyQuery, text })).toEqual({ ...emptyQuery, text: rest, verifiedOnly: true });
  });

  it.each(['honda cg 125', 'under the bridge', 'below', 'up to date', 'rx 100', '2 lakhpati', 'বাড়ি', 'বা\u09dcি', ''])(
    'readSentence returns the same query for %j',
    (text) => {
      const query = { ...emptyQuery, text };
      expect(readSentence(query)).toBe(query);
    },
  );
});
