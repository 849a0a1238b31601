import { foldText } from '../text/foldText.ts';
import { stemsOf } from '../text/stems.ts';
import { fractions, numberWords, units } from '../vocabulary/numberWords.ts';
import { parseLines } from '../vocabulary/parseLists.ts';
import { banglaNumberWords, englishNumberWords } from './spokenNumbers.ts';

/** Returns a key that is the same for all common spellings of a word: 'ষোলো' and 'ষোল', 'পাঁচ' and 'পাচ'. */
const toKey = (word: string): string =>
  foldText(word)
    .replace(/ঁ/g, '')
    .replace(/^ঊ/, 'উ')
    .replace(/\u09c7\u09be$/, '');

type Entry = readonly [word: string, value: number];

/** The dictionary is made for the first word, because most lists of bikes have only prices in digits. */
const createDictionary = (readEntries: () => readonly Entry[]) => {
  let values: Map<string, number> | undefined;
  return (word: string): number | undefined => {
    values ??= new Map(readEntries().map(([word, value]) => [toKey(word), value]));
    return values.get(toKey(word));
  };
};

const fromVocabulary = (text: string): Entry[] =>
  parseLines(text).flatMap(({ name, others }) => others.map((word) => [word, Number(name)] as const));

export const findNumberWord = createDictionary(() => [
  ...fromVocabulary(numberWords),
  ...englishNumberWords.map((word, value) => [word, value] as const),
  ...banglaNumberWords.map((word, value) => [word, value] as const),
]);
const findFraction = createDictionary(() => fromVocabulary(fractions));
const findUnitWord = createDictionary(() => fromVocabulary(units));

export const readMoneyUnits = (): Readonly<Record<string, number>> => Object.fromEntries(fromVocabulary(units));

/** Returns the value of a unit, also with a case ending: 'লাখের'. */
export const findUnit = (word: string): number | undefined => {
  for (const stem of stemsOf(foldText(word))) {
    const unit = findUnitWord(stem);
    if (unit !== undefined) return unit;
  }
  return undefined;
};

/** Reads a hundred that is written as one word: 'পাঁচশ' and 'পাঁচশত' are 500. */
const readBanglaHundred = (word: string): number | undefined =>
  findNumberWord(/^(.+)শ(?:ত|\u09c7\u09be|ো)?$/u.exec(word)?.[1] ?? '');

/** Reads '120000', '1,20,000' and the wrong grouping '1,20000'. Null if the last group is too short: '1,20,00'. */
const readDigits = (token: string): number | null =>
  /,\d{0,2}$/.test(token) ? null : Number(token.replaceAll(',', ''));

export const isAmountWord = (word: string): boolean =>
  /^\d/.test(word) ||
  findNumberWord(word) !== undefined ||
  findUnit(word) !== undefined ||
  findFraction(word) !== undefined ||
  readBanglaHundred(word) !== undefined;

/**
 * Computes the amount of the words of a text: '1', 'lakh', '20', 'thousand' is 120000. Null if their order makes no sense.
 *
 * @param words without the words that do not belong to the amount
 */
export const addUp = (words: readonly string[]): number | null => {
  let total = 0;
  let lastUnit = Number.POSITIVE_INFINITY;
  /** The number that has been read, and whose unit may follow. Null directly after a unit. */
  let number: number | null = null;
  let fraction = 0;
  for (const word of words) {
    const unit = findUnit(word);
    const hundreds = readBanglaHundred(word);
    const spoken = findNumberWord(word);
    const change = findFraction(word);
    if (unit !== undefined) {
      // 'সোয়া লাখ' is one and a quarter lakh.
      if (number === null && Math.abs(fraction) === 0.25) number = 1 + fraction;
      // 'two hundred thousand' and 'দেড়শ হাজার'.
      if (lastUnit === 100 && unit > 100 && total < 10_000) {
        number = total + (number ?? 0);
        total = 0;
        lastUnit = Number.POSITIVE_INFINITY;
      }
      if (number === null || unit >= lastUnit) return null;
      total += number * unit;
      lastUnit = unit;
      number = null;
      fraction = 0;
    } else if (change !== undefined) {
      fraction = change;
    } else if (spoken === 0.5 && number !== null) {
      // 'one and a half'.
      number += spoken;
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
