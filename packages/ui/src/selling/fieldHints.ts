import { toPoisha } from '@second-gear/contract';
import { readOfferedPrice, readYear, readYearsUsed, toLatinDigits } from '@second-gear/domain';
import { toDigits } from '../lib/format.ts';
import { isBlank } from '../lib/isBlank.ts';
import { readPhones } from './phone.ts';

export type PriceHint =
  /** A card can be charged this price. */
  | { state: 'chargeable'; taka: number; poisha: number }
  /** A card can be charged this price, but no motorbike costs so little. It probably means `offered`. */
  | { state: 'low'; taka: number; poisha: number; offered: number }
  /** A card cannot be charged the text, but it can be read as the price `offered`. */
  | { state: 'offer'; offered: number }
  /** No motorbike costs so much. */
  | { state: 'high' }
  /** A card cannot be charged the text, and it cannot be read as one price. */
  | { state: 'unreadable' };

/** Of a motorbike, in BDT. */
const lowestPrice = 1000;
const highestPrice = 100_000_000;

/** '1.2' and '2' are in lakh, '95' and '120' are in thousand. */
const probablyMeant = (price: number): number =>
  Math.round(price * (price < 10 || !Number.isInteger(price) ? 100_000 : 1000));

/** `toPoisha` decides as in the payment; the form sends Latin digits. Null for an empty field. */
export const priceHint = (text: string): PriceHint | null => {
  if (isBlank(text)) return null;
  if (/^[\d,\s]+$/.test(toLatinDigits(text)) && Number(toDigits(text)) > highestPrice) return { state: 'high' };
  const amount = toPoisha(toLatinDigits(text));
  if (amount === undefined) {
    const offered = readOfferedPrice(text);
    return offered === null ? { state: 'unreadable' } : { state: 'offer', offered };
  }
  const price = { taka: Math.floor(amount / 100), poisha: amount % 100 };
  if (price.taka >= lowestPrice) return { state: 'chargeable', ...price };
  return { state: 'low', ...price, offered: probablyMeant(amount / 100) };
};

export type PhoneHint =
  /** The text has one mobile number, but in another form than `phone`: '01711000142'. The form offers to replace it. */
  | { state: 'offer'; phone: string }
  /** The text has several mobile numbers. Buyers call the first one, `phone`. */
  | { state: 'several'; phone: string }
  /** The beginning of a mobile number, with `count` of its eleven digits. */
  | { state: 'unfinished'; count: number }
  /** The text has no mobile number of Bangladesh. */
  | { state: 'foreign' };

const unfinishedNumber = /^(?:00)?(?:880?)?(0?(?:1(?:[3-9]\d{0,7})?)?)$/;

/** Null if the form says nothing. */
export const phoneHint = (text: string): PhoneHint | null => {
  if (isBlank(text)) return null;
  const [phone, ...others] = readPhones(text).map((international) => international.replace('+88', ''));
  if (phone === undefined) {
    const started = /^[\d\s+()\p{Pd}]*$/u.test(toLatinDigits(text))
      ? unfinishedNumber.exec(toDigits(text))?.[1]
      : undefined;
    if (started === undefined) return { state: 'foreign' };
    return { state: 'unfinished', count: started.startsWith('0') ? started.length : started.length + 1 };
  }
  if (others.length > 0) return { state: 'several', phone };
  // The app itself sends Latin digits.
  return toLatinDigits(text) === phone ? null : { state: 'offer', phone };
};

export type YearHint =
  | { state: 'future' | 'early' | 'long' }
  /** The years of use do not fit the purchase year, `year`, which is `years` years ago. */
  | { state: 'age'; year: number; years: number };

const thisYear = (): number => new Date().getFullYear();

/** For the purchase year. A number with fewer than four digits is not complete. */
export const purchaseYearHint = (text: string, now = thisYear()): YearHint | null => {
  const digits = toLatinDigits(text).trim();
  if (!/^\d{4,}$/.test(digits)) return null;
  const year = Number(digits);
  if (year > now) return { state: 'future' };
  return year < 1950 ? { state: 'early' } : null;
};

/** For the years of use, which are at most two more or fewer than those since the purchase. */
export const usedYearsHint = (text: string, purchaseYear: string, now = thisYear()): YearHint | null => {
  const digits = toLatinDigits(text).trim();
  const used = /^\d+$/.test(digits) ? Number(digits) : readYearsUsed(text);
  if (used === null) return null;
  if (used > 80) return { state: 'long' };
  const year = readYear(purchaseYear);
  if (year === null || purchaseYearHint(String(year), now) || Math.abs(now - year - used) <= 2) return null;
  return { state: 'age', year, years: now - year };
};
