const numberFormat = new Intl.NumberFormat('bn-BD');
const listFormat = new Intl.ListFormat('bn', { type: 'conjunction' });
const dayFormat = new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a number in Bangla digits, grouped in the manner of Bangladesh: 165000 becomes '১,৬৫,০০০'. */
export const number = (value: number): string => numberFormat.format(value);

/** Replaces Latin digits by Bangla digits: 'bought 2018' becomes 'bought ২০১৮'. */
export const digits = (text: string): string => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

/**
 * Formats an amount of money in a text: 'BDT' becomes 'টাকা', and digits become grouped Bangla digits.
 *
 * @param text an amount with or without its currency: '165000', '1,65,000', '90000.50 BDT'. A seller may have written it.
 */
export const amount = (text: string): string =>
  digits(text.replace(/(?<![\d.])[1-9]\d{3,}/g, (run) => numberFormat.format(BigInt(run))).replace(/\bBDT\b/, 'টাকা'));

/** Formats a day: '2022-10-14' becomes '১৪ অক্টোবর ২০২২'. In any other text only the digits change. */
export const day = (text: string): string => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? digits(text) : dayFormat.format(time).replace(',', '');
};

/** Joins texts: 'ক, খ এবং গ'. */
export const list = (texts: readonly string[]): string => listFormat.format(texts);
