import { toLatinDigits } from '@second-gear/domain';

/**
 * Formats the day on which a bike was posted: the first ten characters of its `date` (R9.02). A character is a Unicode code
 * point here, so that no emoji is cut in two.
 *
 * @param date usually ISO text ('2022-10-14T09:30:00.000Z'), but old records contain any text.
 * @returns '2022-10-14'.
 */
export const formatPostedDate = (date: string): string => Array.from(date).slice(0, 10).join('');

/**
 * Formats a date and time in the user's time zone.
 *
 * @param time epoch ms
 * @returns '22 Nov 2026, 14:05'.
 */
export const formatDateTime = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/**
 * Formats a day in the user's time zone, like the day on which a bike was posted (R9.02).
 *
 * @returns '2026-11-24'.
 */
export const formatDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Groups the digits of a number in the manner of Bangladesh: 150000 becomes '1,50,000'. */
export const groupDigits = (value: number): string => value.toLocaleString('en-IN');

/**
 * Formats a card number as it is printed on the card: digits only, in groups of four, at most 19 digits (ISO/IEC 7812).
 *
 * @param input typed or pasted text: '4242-4242 42424242'.
 * @returns '4242 4242 4242 4242'.
 */
export const formatCardNumber = (input: string): string =>
  firstDigits(input, 19)
    .replace(/(.{4})/g, '$1 ')
    .trimEnd();

/**
 * Formats a card's expiry date as it is printed on the card. If the first digit is 2 to 9, it is the whole month: '3'
 * becomes '03'.
 *
 * @param input text that was typed, pasted or autofilled: '0427', '4/27', '04/2027'.
 * @returns 'MM / YY', or the part that is known so far: '04 / 202' while the user types '04/2027'.
 */
export const formatExpiryDate = (input: string): string => {
  const [month, year] = input.includes('/') ? monthAndYear(input) : splitExpiry(firstDigits(input, 6));
  const isWhole = input.includes('/') || year || month > '1';
  const inFull = month && isWhole ? month.padStart(2, '0') : month;
  return year ? `${inFull} / ${shortYear(year)}` : inFull;
};

/** Formats the security code of a card: three or four digits. */
export const formatSecurityCode = (input: string): string => firstDigits(input, 4);

/**
 * Returns the digits of a text as ASCII digits.
 *
 * @param text typed text, which may contain Bangla digits: '৪২৪২ 4242'.
 * @returns '42424242'.
 */
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

/**
 * Shortens a year of four digits to its last two digits. Browsers autofill '2027' into a field for two digits, and some
 * users type it. Three digits that start with '20' are the beginning of a year of four digits: they cannot be the year
 * 2020 and one digit too many, because a card that expired in 2020 is not accepted any more.
 */
const shortYear = (year: string): string => {
  if (/^20\d\d/.test(year)) return year.slice(2, 4);
  return year.slice(0, year.startsWith('20') ? 3 : 2);
};
