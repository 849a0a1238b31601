import { foldText, toLatinDigits } from '../text/foldText.ts';
import { addUp, findUnit, isAmountWord, readMoneyUnits } from './amounts.ts';

/** A pattern for one number. Its digits are not grouped, or grouped as in India (1,65,000) or as in the West (165,000). */
const amount = String.raw`\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,12}(?:\.\d{1,5})?`;

type Units = Readonly<Record<string, number>>;

type Format = {
  ignored: readonly string[];
  readUnits: () => Units;
};

const anyOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');

const createPatterns = ({ ignored, readUnits }: Format) => {
  const units = readUnits();
  const noLetterBefore = String.raw`(?<![\p{L}\p{M}])`;
  const noLetterAfter = String.raw`(?![\p{L}\p{M}])`;
  const ignoredWords = new RegExp(String.raw`${noLetterBefore}(?:${anyOf(ignored)})${noLetterAfter}\.?`, 'gu');
  const part = new RegExp(
    String.raw`(${amount})(?![\d,])\s*(?:(${anyOf(Object.keys(units))})${noLetterAfter}\.?)?\s*`,
    'uy',
  );
  return { ignoredWords, part, units };
};

/**
 * Creates a function that reads a text that is only one number, or several numbers of which each has a smaller unit
 * than the one before ('1 lakh 20 thousand'). It returns null for any other text.
 */
const createReader = (format: Format) => {
  let patterns: ReturnType<typeof createPatterns> | undefined;
  return (text: string): { value: number; hasUnit: boolean; digits: string } | null => {
    // Nearly all prices and years are plain numbers, and a list may have ten thousand bikes.
    if (/^\d{1,12}$/.test(text)) return { value: Number(text), hasUnit: false, digits: text };
    if (text === '' || text.length > 60) return null;
    patterns ??= createPatterns(format);
    const { ignoredWords, part, units } = patterns;
    const rest = toLatinDigits(text.normalize('NFC').toLowerCase())
      .replace(/৳|\/[-=]|[():!]/g, ' ')
      .replace(ignoredWords, ' ')
      .trim();
    let value = 0;
    let lastUnit = Number.POSITIVE_INFINITY;
    let digits = '';
    part.lastIndex = 0;
    while (part.lastIndex < rest.length) {
      const match = part.exec(rest);
      if (!match) return null;
      const [, number = '', unitName] = match;
      const unit = units[unitName ?? ''] ?? 1;
      const isFollowing = lastUnit !== Number.POSITIVE_INFINITY;
      if (isFollowing && (unitName === undefined || unit >= lastUnit)) return null;
      value += Number(number.replaceAll(',', '')) * unit;
      lastUnit = unitName === undefined ? 0 : unit;
      digits = number;
    }
    return digits === '' ? null : { value, hasUnit: lastUnit !== 0, digits };
  };
};

const units = (value: number, ...names: string[]): Units => Object.fromEntries(names.map((name) => [name, value]));

const besidePrice = ['tk', 'taka', 'bdt', 'টাকা', 'only', 'মাত্র', 'price', 'asking', 'fixed', 'negotiable', 'দাম'];

const readAmountOfMoney = createReader({ ignored: besidePrice, readUnits: readMoneyUnits });

const wordsBesidePrice = new Set(besidePrice.map(foldText));

/** Reads an amount that has number words: 'দেড় লাখ', 'saare tin lakh', 'এক লাখ বিশ হাজার'. Its last word must be a unit. */
const readSpokenAmount = (text: string): number | null => {
  if (text.length > 60) return null;
  const words = foldText(text.replace(/[৳():!]/g, ' '))
    .split(/\s+/)
    .filter((word) => word !== '' && !wordsBesidePrice.has(word));
  const hasUnit = findUnit(words.at(-1) ?? '') !== undefined;
  return hasUnit && words.every(isAmountWord) ? addUp(words) : null;
};

/** The highest price of a motorbike. A larger number is a joke or a telephone number. */
export const highestPrice = 100_000_000;

/**
 * Reads a price that a seller wrote as free text.
 *
 * @param text '165000', '1,65,000/-', '১.৫ লাখ', 'দেড় লাখ', 'Tk 95000'.
 * @returns the price in BDT, or null if the text cannot be read with confidence.
 */
export const readPrice = (text: string): number | null => {
  const read = readAmountOfMoney(text) ?? { value: readSpokenAmount(text) ?? 0, hasUnit: true, digits: '' };
  // '1.5' probably means lakh, and '165.000' may be grouped with a dot.
  if (!read.hasUnit && /\.\d{3}|^\d{1,3}\./.test(read.digits)) return null;
  const price = Math.round(read.value);
  return price >= 1 && price <= highestPrice ? price : null;
};

const readCalendarYear = createReader({
  ignored: ['model', 'year', 'মডেল', 'সাল', 'সালে', 'সালের'],
  readUnits: () => ({}),
});

/** Reads a year that a seller wrote as free text: '2019', '২০১৯', '2019 model'. */
export const readYear = (text: string): number | null => {
  const read = readCalendarYear(text);
  return read && /^(19|20)\d\d$/.test(read.digits) ? read.value : null;
};

const readDuration = createReader({
  ignored: ['used', 'old', 'about'],
  readUnits: () => ({
    ...units(1, 'years', 'year', 'yrs', 'yr', 'y', 'বছর', 'বছরের'),
    ...units(1 / 12, 'months', 'month', 'মাস', 'মাসের'),
  }),
});

/** Reads how many years a bike was used: '22', '1.5', '22 years', '৫ বছর', '6 months'. */
export const readYearsUsed = (text: string): number | null => {
  const read = readDuration(text);
  return read && read.value <= 100 ? read.value : null;
};
