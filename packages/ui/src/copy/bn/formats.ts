const numberFormat = new Intl.NumberFormat('bn-BD');
const listFormat = new Intl.ListFormat('bn', { type: 'conjunction' });
const dayFormat = new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: 'UTC' });
const localDayFormat = new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat('bn-BD', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });

/** The parts of the day, each with the hour at which it ends. */
const partsOfDay = { 4: 'রাত', 6: 'ভোর', 12: 'সকাল', 15: 'দুপুর', 18: 'বিকেল', 20: 'সন্ধ্যা', 24: 'রাত' };

/** Formats a number in Bangla digits, grouped as in Bangladesh: 165000 becomes '১,৬৫,০০০'. */
export const number = (value: number): string => numberFormat.format(value);

/** Replaces Latin digits by Bangla digits: 'bought 2018' becomes 'bought ২০১৮'. */
export const digits = (text: string): string => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

/**
 * Formats an amount of money in a text: 'BDT' becomes 'টাকা', and digits become grouped Bangla digits.
 *
 * @param text an amount with or without its currency: '165000', '1,65,000', '90000.50 BDT'. It may be the text of a seller.
 */
export const amount = (text: string): string =>
  digits(text.replace(/(?<![\d.])[1-9]\d{3,}/g, (run) => numberFormat.format(BigInt(run))).replace(/\bBDT\b/, 'টাকা'));

/** Formats a day: '2022-10-14' becomes '১৪ অক্টোবর ২০২২'. In any other text only the digits change. */
export const day = (text: string): string => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? digits(text) : dayFormat.format(time).replace(',', '');
};

/** Formats a time in the user's time zone: '১৪ অক্টোবর ২০২২, দুপুর ২:০৫'. @param time epoch ms */
export const dateTime = (time: number): string => {
  const [, partOfDay] = Object.entries(partsOfDay).find(([end]) => new Date(time).getHours() < Number(end)) ?? [];
  const parts = timeFormat.formatToParts(time).filter(({ type }) => /hour|minute|literal/.test(type));
  const clock = parts
    .map(({ value }) => value)
    .join('')
    .trim();
  return `${localDayFormat.format(time).replace(',', '')}, ${partOfDay} ${clock}`;
};

/** Replaces the digits of a text if it is a number and nothing else. Any other text stays as the user wrote it. */
export const numeral = (text: string): string => (/^\s*\d[\d.,]*\s*$/.test(text) ? digits(text) : text);

/** The Bangla names of the conditions, by the names that the server sends. */
const conditions = new Map([
  ['Excellent', 'চমৎকার'],
  ['Good', 'ভালো'],
  ['Fair', 'মোটামুটি'],
]);

export const conditionName = (stored: string): string => conditions.get(stored) ?? stored;

/** The Bangla names of the brands, by the names that the server sends. */
const brands = new Map([
  ['Honda', 'হোন্ডা'],
  ['Yamaha', 'ইয়ামাহা'],
  ['Royel Enfield', 'রয়্যাল এনফিল্ড'],
  ['Royal Enfield', 'রয়্যাল এনফিল্ড'],
]);

/** Returns the Bangla name of a brand. If a brand is not known, its name stays as the server sends it. */
export const brandName = (stored: string): string => brands.get(stored) ?? stored;

/** Joins texts: 'ক, খ এবং গ'. */
export const list = (texts: readonly string[]): string => listFormat.format(texts);
