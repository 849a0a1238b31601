import { addUp, findNumberWord, findUnit, isAmountWord } from '../../numbers/amounts.ts';
import { highestPrice } from '../../numbers/readNumber.ts';
import type { NumberRange } from '../../query/searchQuery.ts';
import { toWordSet } from '../../text/foldText.ts';
import { stemsOf } from '../../text/stems.ts';
import type { Token } from '../../text/tokens.ts';
import {
  betweenEnds,
  decadeEndings,
  decadeWords,
  type Limit,
  limitsBefore,
  readLimitAfter,
  readPhrase,
  skip,
  toRange,
} from './phrases.ts';

type ReadLimit = { kind: 'price' | 'year'; range: NumberRange; end: number };

const currency = toWordSet('tk taka takar takay takat bdt ৳ khanek খানেক টাকা টাকার টাকায় টাকাতে');
/** Endings and words that may be between a number and the word that makes it a limit. */
const between = toWordSet('er r e te ta টা র এর ের এ');
const yearWords = toWordSet('sal sale saler saal saaler shal shaler year model সাল সালে সালের মডেল মডেলের er r এর ের');
const beforeAmount = toWordSet(
  'price dam about around approx tk taka bdt ৳ rs প্রায় দাম টাকা is of the year sal saal early mid late',
);

const aroundWords = toWordSet('about around approx প্রায়');
const distanceUnits = toWordSet('km kms kilo kilometer kilometre kmpl mile miles কিমি কিলো কিলোমিটার মাইল');

/** The least number that may be a price in thousands. */
const leastShortPrice = 30;
/** A smaller number without a unit is a model, not a price. */
const leastPrice = 10_000;
const leastLimitedPrice = 3_000;

type Amount = {
  value: number;
  end: number;
  /** The unit after the last number: 100000 for lakh. */
  unit: number | null;
  /** True if the amount has a unit or a currency. */
  isMoney: boolean;
  isYear: boolean;
  /** The last year of a decade. */
  lastYear: number | null;
};

const isYearNumber = ({ kind, text }: Token): boolean => kind === 'number' && /^(?:19|20)\d\d$/.test(text);

const shortYearWords = toWordSet('sal sale saler saal saaler shal shaler সাল সালে সালের');

/** Reads a year of two digits: '৯৮ সালের', '98 model'. A round number before "model" is an engine size. */
const readShortYear = (tokens: readonly Token[], at: number): Amount | null => {
  const [number, word] = [tokens[at], tokens[at + 1]?.text ?? ''];
  if (number?.kind !== 'number' || !/^\d\d$/.test(number.text)) return null;
  const isModelYear = /^(?:model|মডেল)/.test(word) && !number.text.endsWith('0');
  if (!shortYearWords.has(word) && !isModelYear) return null;
  const value = Number(number.text) + (Number(number.text) < 30 ? 2000 : 1900);
  return { value, end: at + 1, unit: null, isMoney: false, isYear: true, lastYear: null };
};

/** Reads 'eighties', '80s', '১৯৮০ এর দশক', 'আশির দশক'. */
const readDecade = (tokens: readonly Token[], at: number): Amount | null => {
  const token = tokens[at];
  if (!token) return null;
  const number =
    decadeWords.get(token.text) ??
    (token.kind === 'number'
      ? Number(token.text)
      : stemsOf(token.text).reduce<number | undefined>((found, stem) => found ?? findNumberWord(stem), undefined));
  if (number === undefined || number % 10 !== 0 || (number >= 100 && number < 1900)) return null;
  const next = skip(tokens, at + 1, between);
  const ending = tokens[next]?.text ?? '';
  const isDecade =
    decadeWords.has(token.text) || (decadeEndings.has(ending) && (ending !== 's' || tokens[next]?.isGlued));
  if (!isDecade) return null;
  const first = number >= 1900 ? number : number < 30 ? 2000 + number : 1900 + number;
  if (first < 1900 || first > 2090) return null;
  const end = decadeWords.has(token.text) ? at + 1 : next + 1;
  return { value: first, end, unit: null, isMoney: false, isYear: true, lastYear: first + 9 };
};

const isHalfAt = (tokens: readonly Token[], at: number): boolean =>
  /^and (?:a )?half\b/.test([0, 1, 2].map((after) => tokens[at + after]?.text).join(' '));

/** Whether a token can be a part of an amount. A letter before a digit is no unit: 'K2'. */
export const isAmountAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token || token.kind === 'quoted' || !isAmountWord(token.text)) return false;
  const next = tokens[at + 1];
  return !(/^[a-z]$/.test(token.text) && next?.kind === 'number' && next.isGlued);
};

/** Reads a number word that has the unit of the number after it: the first word of 'এক থেকে দুই লাখ'. */
const readFirstOfRange = (tokens: readonly Token[], at: number): Amount | null => {
  const value = findNumberWord(tokens[at]?.text ?? '');
  const separator = readPhrase(tokens, at + 1, (key) => betweenEnds.has(key) || undefined);
  const second = value === undefined ? null : readAmount(tokens, separator?.end ?? at + 1);
  if (value === undefined || !second || second.unit === null) return null;
  if (!separator && value * second.unit >= second.value) return null;
  return { value, end: at + 1, unit: null, isMoney: false, isYear: false, lastYear: null };
};

const readAmount = (tokens: readonly Token[], from: number): Amount | null => {
  const start = skip(tokens, from, beforeAmount);
  const hasCurrencyBefore = tokens.slice(from, start).some(({ text }) => currency.has(text));
  const decade = readDecade(tokens, start) ?? readShortYear(tokens, start);
  if (decade) return decade;
  const first = tokens[start];
  if (!first) return null;
  let last = start;
  while (isAmountAt(tokens, last) || (last > start && isHalfAt(tokens, last)) || isHalfAt(tokens, last - 1)) last += 1;
  for (let end = last; end > start; end -= 1) {
    const words = tokens.slice(start, end).flatMap(({ text }) => (text === 'and' || text === 'a' ? [] : text));
    const unit = findUnit(words.at(-1) ?? '') ?? null;
    const hasUnit = words.some((word) => findUnit(word) !== undefined);
    // A number word without a unit, such as "at" or "der", is an ordinary word.
    if (!hasUnit && (words.length > 1 || first.kind !== 'number')) continue;
    // "lakh" alone is one lakh, but only where it is a limit.
    const isBareUnit = findUnit(first.text) !== undefined && first.kind === 'word';
    const value = hasUnit ? addUp(isBareUnit ? ['1', ...words] : words) : Number(first.text);
    if (value === null || Number.isNaN(value)) continue;
    const afterCurrency = skip(tokens, end, currency);
    const hasCurrency = hasCurrencyBefore || afterCurrency > end;
    const isYear = !hasUnit && !hasCurrency && isYearNumber(first);
    return {
      value,
      end: afterCurrency,
      unit,
      isMoney: hasUnit || hasCurrency,
      isYear,
      lastYear: null,
    };
  }
  return null;
};

const yearRange = (from: Amount, to: Amount | null, limit: Limit | null): NumberRange => {
  const [first, last] = [from.value, (to ?? from).lastYear ?? (to ?? from).value];
  if (to) return { from: Math.min(first, last), to: Math.max(first, last) };
  return toRange(limit, first, last) ?? { from: first, to: last };
};

const priceRange = (from: Amount, to: Amount | null, limit: Limit | null): NumberRange => {
  const value = Math.round(from.value);
  if (to) {
    // '1 to 2 lakh': the first number has the unit of the second.
    const scaled = from.unit === null && to.unit !== null && from.value < 1000 ? from.value * to.unit : from.value;
    const ends = [scaled, to.value].map(Math.round);
    return { from: Math.min(...ends), to: Math.max(...ends) };
  }
  return limit === '>' || limit === '>=' ? { from: value, to: null } : { from: null, to: value };
};

const opposites: Readonly<Record<Limit, Limit>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', between: 'between' };
const negations = toWordSet('not cant cannot dont t never');
const verbsOfBuyers = toWordSet('spend pay want go be exceed need give');

/** Whether a limit is negated: "more than" in 'can\'t spend more than 80k'. */
const isNegatedAt = (tokens: readonly Token[], at: number): boolean => {
  const verb = verbsOfBuyers.has(tokens[at - 1]?.text ?? '') ? 1 : 0;
  return negations.has(tokens[at - 1 - verb]?.text ?? '');
};

/** Whether a number may be a price in thousands. */
const isShort = ({ value, isMoney }: Amount): boolean => !isMoney && value >= leastShortPrice && value < 1000;

/** Reads a short price in thousands: '80 er niche', 'under 150'. Without such a word, the number is that of a model. */
const inThousands = (
  tokens: readonly Token[],
  first: number,
  from: Amount,
  to: Amount | null,
  limit: Limit | null,
): NumberRange | null => {
  const isAround = aroundWords.has(tokens[first]?.text ?? '');
  if (!(limit === '<' || limit === '<=' || isAround) || ![from, to ?? from].every(isShort)) return null;
  const thousand = ({ value }: Amount) => value * 1000;
  return { from: to ? thousand(from) : null, to: thousand(to ?? from) };
};

/**
 * Reads a limit of the price or of the purchase year: 'under 1 lakh', '১ থেকে ২ লাখের মধ্যে', 'after 2000', '1990s'. A
 * price alone is an upper limit, and a year alone is this year.
 */
export const readLimit = (tokens: readonly Token[], at: number): ReadLimit | null => {
  const before = readPhrase(tokens, at, (key) => limitsBefore.get(key));
  const first = before?.end ?? at;
  const from = readAmount(tokens, first) ?? readFirstOfRange(tokens, first);
  if (!from) return null;
  const afterFrom = skip(tokens, from.end, from.isYear ? yearWords : between);
  const separator = readPhrase(tokens, afterFrom, (key) => betweenEnds.has(key) || undefined);
  const next = readAmount(tokens, separator?.end ?? from.end);
  // 'আশি নব্বই হাজার' and '2 3 lakh' are ranges without a word between their ends.
  const isPair = from.unit === null && from.value < 100 && from.value * (next?.unit ?? 0) < (next?.value ?? 0);
  const second = separator || isPair ? next : null;
  const isRange =
    second &&
    (second.isMoney || second.value >= leastPrice || (from.isYear ? second.isYear : isShort(from) && isShort(second)));
  const to = isRange ? second : null;
  const last = to ?? from;
  let end = skip(tokens, last.end, last.isYear ? yearWords : between);
  const after = readLimitAfter(tokens, end);
  end = after?.end ?? last.end;
  // "from the 70s" means in them, but "from 1970" also means later.
  const isInDecade = from.lastYear !== null && tokens[at]?.text === 'from';
  const isNoLimit = before?.value === 'between' || isInDecade;
  const limitBefore = before && isNegatedAt(tokens, at) ? opposites[before.value] : (before?.value ?? null);
  const limit = after?.value ?? (isNoLimit ? null : limitBefore);
  const isYear = from.isYear && (to === null || to.isYear);
  if (isYear)
    return { kind: 'year', range: yearRange(from, to, limit), end: after ? end : skip(tokens, last.end, yearWords) };
  const isBareUnit = tokens[at]?.kind === 'word' && !before && findUnit(tokens[at]?.text ?? '') !== undefined;
  if (isBareUnit && !after && !currency.has(tokens[at + 1]?.text ?? '')) return null;
  if (distanceUnits.has(tokens[last.end]?.text ?? '')) return null;
  const thousands = inThousands(tokens, first, from, to, limit);
  if (thousands) return { kind: 'price', range: thousands, end };
  const least = before || after ? leastLimitedPrice : leastPrice;
  if (!last.isMoney && last.value < least) return null;
  if (last.value < 1 || last.value > highestPrice) return null;
  return { kind: 'price', range: priceRange(from, to, limit), end };
};
