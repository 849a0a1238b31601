import { toLatinDigits } from '@second-gear/domain';

/** Returns '2022-10-14' of an ISO text, and the first ten code points of any other text (R9.02). */
export const formatPostedDate = (date: string): string => Array.from(date).slice(0, 10).join('');

/** '22 Nov 2026, 14:05', in the user's time zone. @param time ms since 1970 */
export const formatDateTime = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** '2026-11-24', in the user's time zone (R9.02). */
export const formatDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * 'a, b, and c'. The first use of `Intl` takes 70 to 120 ms on a slow phone, so nothing uses it that is in the first render
 * of a page.
 */
export const joinWords = (words: Iterable<string>, beforeLast?: string): string => {
  const list = [...words];
  const last = list.pop() ?? '';
  return list.length === 0 ? last : list.join(', ') + (beforeLast ?? (list.length > 1 ? ', and ' : ' and ')) + last;
};

/** Three digits at the end, and two in each group before them, as in Bangladesh. The digits may be Bangla. */
export const betweenDigitGroups = /(?=(?:..)*...$)/;

/** '165000' becomes '1', '65' and '000'. */
export const toDigitGroups = (digits: string): string[] => digits.split(betweenDigitGroups);

/** 150000 becomes '1,50,000'. @param value a whole number, not negative */
export const groupDigits = (value: number): string => toDigitGroups(String(value)).join(',');

/** '4242-4242 42424242' becomes '4242 4242 4242 4242', at most 19 digits (ISO/IEC 7812). */
export const formatCardNumber = (input: string): string =>
  firstDigits(input, 19)
    .replace(/(.{4})/g, '$1 ')
    .trimEnd();

/** 'MM / YY', or the part that is known so far. '3' becomes '03', because no month begins with 2 to 9. */
export const formatExpiryDate = (input: string): string => {
  const [month, year] = input.includes('/') ? monthAndYear(input) : splitExpiry(firstDigits(input, 6));
  const isWhole = input.includes('/') || year || month > '1';
  const inFull = month && isWhole ? month.padStart(2, '0') : month;
  return year ? `${inFull} / ${shortYear(year)}` : inFull;
};

/** Three or four digits. */
export const formatSecurityCode = (input: string): string => firstDigits(input, 4);

/** '৪২৪২ 4242' becomes '42424242'. */
export const toDigits = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

const firstDigits = (text: string, maxLength: number): string => toDigits(text).slice(0, maxLength);

const monthAndYear = (input: string): [month: string, year: string] => {
  const [month = '', year = ''] = input.split('/');
  return [firstDigits(month, 2), firstDigits(year, 4)];
};

const splitExpiry = (text: string): [month: string, year: string] => {
  const monthLength = /^[2-9]/.test(text) ? 1 : 2;
  return [text.slice(0, monthLength), text.slice(monthLength)];
};

/** Browsers autofill '2027' into a field for two digits. '20' begins such a year: no card of 2020 is accepted. */
const shortYear = (year: string): string => {
  if (/^20\d\d/.test(year)) return year.slice(2, 4);
  return year.slice(0, year.startsWith('20') ? 3 : 2);
};
