import { toBanglaDigits } from '@second-gear/domain';
import { formatDay, groupDigits, joinWords, toDigitGroups } from '../../lib/format.ts';

const months = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');

/** The parts of the day, each with the hour at which it ends. */
const partsOfDay = { 4: 'রাত', 6: 'ভোর', 12: 'সকাল', 15: 'দুপুর', 18: 'বিকেল', 20: 'সন্ধ্যা', 24: 'রাত' };

/** 165000 becomes '১,৬৫,০০০'. */
export const number = (value: number): string => digits(groupDigits(value));

/** 'bought 2018' becomes 'bought ২০১৮'. */
export const digits = toBanglaDigits;

/** 'BDT' becomes 'টাকা', and digits become grouped Bangla digits. The text may be that of a seller: '90000.50 BDT'. */
export const amount = (text: string): string =>
  digits(text.replace(/(?<![\d.])[1-9]\d{3,}/g, (run) => toDigitGroups(run).join(',')).replace(/\bBDT\b/, 'টাকা'));

/** '2022-10-14' becomes '১৪ অক্টোবর ২০২২'. In any other text only the digits change. */
export const day = (text: string): string => {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(date.getTime())) return digits(text);
  return digits(`${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`);
};

/** '১৪ অক্টোবর ২০২২, দুপুর ২:০৫', in the user's time zone. @param time ms since 1970 */
export const dateTime = (time: number): string => {
  const date = new Date(time);
  const hours = date.getHours();
  const [, partOfDay] = Object.entries(partsOfDay).find(([end]) => hours < Number(end)) ?? [];
  const clock = `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')}`;
  return `${day(formatDay(date))}, ${partOfDay} ${digits(clock)}`;
};

/** A text that is not only a number stays as the user wrote it. */
export const numeral = (text: string): string => (/^\s*\d[\d.,]*\s*$/.test(text) ? digits(text) : text);

/** By the names that the server sends. */
const conditions = new Map([
  ['Excellent', 'চমৎকার'],
  ['Good', 'ভালো'],
  ['Fair', 'মোটামুটি'],
]);

export const conditionName = (stored: string): string => conditions.get(stored) ?? stored;

/** By the names that the server sends. */
const brands = new Map([
  ['Honda', 'হোন্ডা'],
  ['Yamaha', 'ইয়ামাহা'],
  ['Royel Enfield', 'রয়্যাল এনফিল্ড'],
  ['Royal Enfield', 'রয়্যাল এনফিল্ড'],
]);

/** An unknown brand keeps the name that the server sends. */
export const brandName = (stored: string): string => brands.get(stored) ?? stored;

/** 'ক, খ এবং গ'. */
export const list = (texts: readonly string[]): string => joinWords(texts, ' এবং ');
