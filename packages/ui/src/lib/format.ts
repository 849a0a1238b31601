/**
 * The day a bike was posted: the first ten characters of its date text (spec §9). Whole ones:
 * half of a surrogate pair is no text.
 *
 * @param date usually ISO text, but old records hold anything: '2022-10-14T09:30:00.000Z'.
 * @returns '2022-10-14'.
 */
export const postedDate = (date: string): string => Array.from(date).slice(0, 10).join('');

/**
 * A moment as people write it here, in the time of the place where it is read.
 *
 * @param at in ms since 1970
 * @returns '22 Nov 2026, 14:05'.
 */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/**
 * The day of a moment, in the time of the place where it is read, written as the posted date of a bike is (spec §9).
 *
 * @returns '2026-11-24'.
 */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * A card number as it is printed on the card: digits only, in groups of four, at most 19 of them (ISO/IEC 7812).
 *
 * @param typed whatever was typed or pasted: '4242-4242 42424242'.
 * @returns '4242 4242 4242 4242'.
 */
export const cardNumber = (typed: string): string =>
  digits(typed, 19)
    .replace(/(.{4})/g, '$1 ')
    .trimEnd();

/**
 * A card's expiry date as it is printed on the card. A first digit that can only be a month by itself gets its zero, so
 * that '3' becomes '03'.
 *
 * @param typed whatever was typed, pasted or filled in: '0427', '4/27', '04/2027'.
 * @returns 'MM / YY', or as much of it as is known: '04 / 202' on the way to '04/2027'.
 */
export const expiryDate = (typed: string): string => {
  const [month, year] = typed.includes('/') ? monthAndYear(typed) : splitExpiry(digits(typed, 6));
  const isWhole = typed.includes('/') || year || month > '1';
  const inFull = month && isWhole ? month.padStart(2, '0') : month;
  return year ? `${inFull} / ${shortYear(year)}` : inFull;
};

/** A card's security code: three or four digits. */
export const securityCode = (typed: string): string => digits(typed, 4);

/**
 * The digits of a text, in the figures that a card is printed with.
 *
 * @param text whatever was typed; figures may be Bangla: '৪২৪২ 4242'.
 * @returns '42424242'.
 */
export const digitsIn = (text: string): string =>
  text.replace(/[০-৯]/g, (figure) => String('০১২৩৪৫৬৭৮৯'.indexOf(figure))).replace(/\D/g, '');

const digits = (text: string, most: number): string => digitsIn(text).slice(0, most);

const monthAndYear = (typed: string): [month: string, year: string] => {
  const [month = '', year = ''] = typed.split('/');
  return [digits(month, 2), digits(year, 4)];
};

const splitExpiry = (text: string): [month: string, year: string] => {
  const monthLength = /^[2-9]/.test(text) ? 1 : 2;
  return [text.slice(0, monthLength), text.slice(monthLength)];
};

/**
 * Browsers fill in '2027' where two digits are asked for, and some people type it. No card is from 2020 any more, so a
 * third digit behind '20' is one on the way to four.
 */
const shortYear = (year: string): string => {
  if (/^20\d\d/.test(year)) return year.slice(2, 4);
  return year.slice(0, year.startsWith('20') ? 3 : 2);
};
