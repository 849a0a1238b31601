import { foldText, toLatinDigits } from '../text/foldText.ts';
import { beforeJoinedUnit } from '../text/stems.ts';
import { addUp } from './amounts.ts';
import { highestPrice, readPrice } from './readNumber.ts';

/** Words that sellers write beside a price, and that do not change the price. */
const remarks = new Set(
  [
    'tk taka bdt rs only price asking sell selling fixed fix negotiable nego neg no bargain slightly little bit final last cash call please',
    'approx about around firm best and টাকা টাকায় মাত্র দাম মূল্য একদাম ফিক্সড আলোচনা সাপেক্ষে আলোচনাসাপেক্ষে প্রায় হবে বিক্রি',
  ]
    .flatMap((line) => line.split(' '))
    .map(foldText),
);

/** Finds numbers whose digits are grouped with dots, as some phones do: '165.000' and '1.65.000'. */
const groupedWithDots = /(?<![\d.,])\d{1,3}(?:\.\d{2})*\.\d{3}(?![\d.,])/g;
/** Finds numbers whose digits are grouped with spaces: '165 000' and '1 65 000'. */
const groupedWithSpaces = /(?<![\d.,]|\d\s)\d{1,3}(?:\s\d{2,3})*\s\d{3}(?![\d.,]|\s\d)/g;
/** 'About' before a price, or 'at least' after it. */
const approximate = /^\s*[~≈]|\+\s*$/g;
/** Splits a text such as '120000 (1 lakh 20 thousand) taka' into the texts before, in and after the parentheses. */
const withParentheses = /^([^()]+)\(([^()]+)\)([^()]*)$/;
const tokens = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** The characters that may be between words and numbers. The signs of other currencies than the taka are not among them. */
const onlySeparators = /^[\s.,:;/=()!*৳-]*$/;

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
  const words = (plain.match(tokens) ?? []).filter((word) => !remarks.has(foldText(word)));
  const price = Math.round(addUp(words) ?? 0);
  return price >= 1 && price <= highestPrice ? price : null;
};
