import { toLatinDigits } from '../text/foldText.ts';
import { readPrice } from './readNumber.ts';
import { banglaNumberWords, englishNumberWords } from './spokenNumbers.ts';

/** Returns a key that is the same for all common spellings of a word: 'ষোলো' and 'ষোল', 'পাঁচ' and 'পাচ'. */
const toKey = (word: string): string => word.normalize('NFC').replace(/ঁ/g, '').replace(/^ঊ/, 'উ').replace(/ো$/, '');

/** Creates a function that finds the value of a word in any of the word's spellings. */
const createDictionary = (words: Iterable<readonly [word: string, value: number]>) => {
  const values = new Map([...words].map(([word, value]) => [toKey(word), value]));
  return (word: string): number | undefined => values.get(toKey(word));
};

const findNumber = createDictionary([
  ...englishNumberWords.map((word, value) => [word, value] as const),
  ...banglaNumberWords.map((word, value) => [word, value] as const),
  ['কুড়ি', 20],
  ['তিরিশ', 30],
  ['দেড়', 1.5],
  ['আড়াই', 2.5],
]);

/** Words that change the number after them: 'সাড়ে তিন' is 3.5, and 'পৌনে দুই' is 1.75. */
const findFraction = createDictionary([
  ['সাড়ে', 0.5],
  ['সোয়া', 0.25],
  ['পৌনে', -0.25],
]);

const units: Readonly<Record<number, string>> = {
  10000000: 'crore crores cr কোটি',
  100000: 'lakh lakhs lac lacs lak laks l লাখ লক্ষ',
  1000: 'thousand hazar hajar k হাজার',
  100: 'hundred শ শত',
};
const findUnit = createDictionary(
  Object.entries(units).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);

/** Words that sellers write beside a price, and that do not change the price. */
const remarks = new Set(
  [
    'tk taka bdt rs only price asking sell selling fixed fix negotiable nego neg no bargain slightly little bit final last cash call please',
    'approx about around firm best and টাকা টাকায় মাত্র দাম মূল্য একদাম ফিক্সড আলোচনা সাপেক্ষে আলোচনাসাপেক্ষে প্রায় হবে বিক্রি',
  ]
    .flatMap((line) => line.split(' '))
    .map(toKey),
);

/** Reads a hundred that is written as one word: 'পাঁচশ' and 'পাঁচশত' are 500. */
const readBanglaHundred = (word: string): number | undefined => findNumber(/^(.+)শ[তো]?$/u.exec(word)?.[1] ?? '');

/** Finds numbers whose digits are grouped with dots, as some phones do: '165.000' and '1.65.000'. */
const groupedWithDots = /(?<![\d.,])\d{1,3}(?:\.\d{2})*\.\d{3}(?![\d.,])/g;
/** Finds numbers whose digits are grouped with spaces: '165 000' and '1 65 000'. */
const groupedWithSpaces = /(?<![\d.,]|\d\s)\d{1,3}(?:\s\d{2,3})*\s\d{3}(?![\d.,]|\s\d)/g;
/** Finds the places in Bangla words where a unit follows without a space: 'একলাখ', 'বিশহাজার টাকা', 'বিশহাজারটাকা'. */
const beforeJoinedUnit = /(?<=[\p{L}\p{M}])(?=লাখ|লক্ষ|হাজার|কোটি|টাকা)/gu;
/** 'About' before a price, or 'at least' after it. */
const approximate = /^\s*[~≈]|\+\s*$/g;
/** Splits a text such as '120000 (1 lakh 20 thousand) taka' into the texts before, in and after the parentheses. */
const withParentheses = /^([^()]+)\(([^()]+)\)([^()]*)$/;
const tokens = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** The characters that may be between words and numbers. The signs of other currencies than the taka are not among them. */
const onlySeparators = /^[\s.,:;/=()!*৳-]*$/;

/** Reads '120000', '1,20,000' and the wrong grouping '1,20000'. Null if the last group is too short: '1,20,00'. */
const readDigits = (token: string): number | null =>
  /,\d{0,2}$/.test(token) ? null : Number(token.replaceAll(',', ''));

/** The form offers no higher price to the seller. */
const highestPrice = 100_000_000;

/** Computes the price from the words of a text: '1', 'lakh', '20', 'thousand'. Null if their order makes no sense. */
const addUp = (words: readonly string[]): number | null => {
  let total = 0;
  let lastUnit = Number.POSITIVE_INFINITY;
  /** The number that has been read, and whose unit may follow. Null directly after a unit. */
  let number: number | null = null;
  let fraction = 0;
  for (const word of words) {
    const unit = findUnit(word);
    const hundreds = readBanglaHundred(word);
    const spoken = findNumber(word);
    const change = findFraction(word);
    if (remarks.has(toKey(word))) continue;
    if (unit !== undefined) {
      if (number === null || unit >= lastUnit) return null;
      total += number * unit;
      lastUnit = unit;
      number = null;
    } else if (change !== undefined) {
      fraction = change;
    } else if (spoken !== undefined && number !== null) {
      // 'twenty five' is 25. Two other number words together make no sense.
      if (number < 20 || number % 10 !== 0 || number > 90 || spoken > 9) return null;
      number += spoken;
    } else if (spoken === undefined && hundreds !== undefined) {
      if (number !== null || lastUnit <= 100) return null;
      total += hundreds * 100;
      lastUnit = 100;
    } else {
      const value: number | null = spoken ?? (/^\d/.test(word) ? readDigits(word) : null);
      if (value === null || number !== null) return null;
      number = value + fraction;
      fraction = 0;
    }
  }
  if (number === null) return total > 0 ? total : null;
  if (number >= lastUnit) return null;
  // By '1 lakh 20' a seller means 1 lakh 20 thousand, and by '1.2' a seller means 1.2 lakh.
  if (lastUnit === 100_000 && number < 100) return total + number * 1000;
  if (total === 0 && number < 100 && !Number.isInteger(number)) return number * 100_000;
  return total + number;
};

/**
 * Reads a price in one of the forms that sellers use in advertisements: '1.2 lakh', '১,২০,০০০', '1 lakh 20',
 * 'এক লাখ বিশ হাজার', 'দেড় লাখ', '1.2L slightly negotiable'. It guesses more than `readPrice`. Therefore the form only
 * offers the result to the seller, who must confirm it.
 *
 * @returns a whole number of BDT; null if the text is not one price
 */
export const readOfferedPrice = (text: string): number | null => {
  const known = readPrice(text);
  if (known !== null) return known;
  if (text.length > 100) return null;
  const [, before = '', inside = '', after = ''] = withParentheses.exec(text) ?? [];
  const repeated = inside === '' ? null : readOfferedPrice(inside);
  // Sellers often write a price twice, first in digits and then in words.
  if (repeated !== null) return readOfferedPrice(`${before} ${after}`) === repeated ? repeated : null;
  const plain = toLatinDigits(text.normalize('NFC').toLowerCase())
    .replace(groupedWithDots, (digits) => digits.replaceAll('.', ''))
    .replace(groupedWithSpaces, (digits) => digits.replace(/\s/g, ''))
    .replace(approximate, ' ')
    .replace(beforeJoinedUnit, ' ');
  // A negative number, or a range such as '110000 - 120000', is not one price.
  if (/^\s*[-−–]\s*\d|\d\s*[-−–—~]\s*\d/.test(plain)) return null;
  if (!onlySeparators.test(plain.replace(tokens, ' '))) return null;
  const price = Math.round(addUp(plain.match(tokens) ?? []) ?? 0);
  return price >= 1 && price <= highestPrice ? price : null;
};
