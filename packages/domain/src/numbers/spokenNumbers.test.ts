import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readOfferedPrice } from './readOfferedPrice.ts';
import { banglaNumberWords, englishNumberWords, toBanglaWords, toEnglishWords } from './spokenNumbers.ts';

describe('a number in words', () => {
  it.each([
    [0, 'zero', 'শূন্য'],
    [100, 'one hundred', 'একশ'],
    [100_000, 'one lakh', 'এক লাখ'],
    [10_000_000, 'one crore', 'এক কোটি'],
  ])('%i is written in English and Bangla [R12.04]', (value, english, bangla) => {
    expect(toEnglishWords(value)).toBe(english);
    expect(toBanglaWords(value)).toBe(bangla);
  });

  it('is another word for each number from 0 to 99, and is in the Unicode form NFC', () => {
    for (const words of [englishNumberWords, banglaNumberWords]) {
      expect(words).toHaveLength(100);
      expect(new Set(words).size).toBe(100);
      expect(words.map((word) => word.normalize('NFC'))).toEqual(words);
    }
  });
});

test('readOfferedPrice reads each price that toEnglishWords or toBanglaWords has written [R12.04]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 100_000 }), (hundreds) => {
      expect(readOfferedPrice(toEnglishWords(hundreds * 100))).toBe(hundreds * 100);
      expect(readOfferedPrice(toBanglaWords(hundreds * 100))).toBe(hundreds * 100);
    }),
  );
});
