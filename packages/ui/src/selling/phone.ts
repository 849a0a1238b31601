import { toLatinDigits } from '@second-gear/domain';
import { toDigits } from '../lib/format.ts';

/** Ten digits after the code 88, a 0, or both. Some sellers write too many zeros. */
const mobileNumber = /^(?:(?:00)?88)?0{0,2}(1[3-9]\d{8})$/;

const codeOfBangladesh = /^(?:0|88)/;

/** Some programs put them around a copied number. Also the frames of emoji digits. */
const invisible = /[\p{Cf}\p{Variation_Selector}]|\p{Me}/gu;

/** Between the digits of one number: spaces, dashes of all kinds, dots and brackets. */
const separator = /^[\s\p{Pd}\u2212\u2043_.·•()[\]]*$/u;

/** Most sellers use these between two numbers, or between a number and something else. */
const unusualSeparator = /^[\s\p{Pd}\u2212\u2043_.·•()[\]{}/\\,:;~*'|]*$/u;

/** What follows the hour of a time: 'am', 'pm', 'টা', or ':' and the minutes. */
const timeEnd = /^\s*(?:[ap]\.?m\b|টা|:\d)/i;

type Digits = {
  digits: string;
  hasPlus: boolean;
  /** The text between these digits and those before can be within one number. */
  continues: boolean;
  isTime: boolean;
};

const splitDigits = (text: string, within: RegExp): Digits[] => {
  const latin = toLatinDigits(text.normalize('NFKC').replace(invisible, ''))
    // '+44 (0)20 7946 0958': the 0 in brackets is left out after the code of the country.
    .replace(/(?<=\d[\s\p{Pd}]*)\(0\)/gu, ' ')
    // Some sellers type the letter I or l for the digit 1, and the letter O for the digit 0.
    .replace(/(?<=\d)[il](?=\d)/gi, '1')
    .replace(/(?<![a-z])o(?=[\s\p{Pd}]*1)/giu, '0')
    .replace(/(?<=\d)o+(?=\d)/gi, (letters) => '0'.repeat(letters.length));
  let end = 0;
  return Array.from(latin.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const before = latin.slice(end, index);
    end = index + digits.length;
    return {
      digits,
      hasPlus: /\+[\s(]*$/.test(before),
      continues: within.test(before),
      isTime: digits.length <= 2 && timeEnd.test(latin.slice(end, end + 8)),
    };
  });
};

/** Anything that cannot be within one number ends a run. */
const splitRuns = (text: string, within = separator): Digits[][] => {
  const runs: Digits[][] = [];
  for (const part of splitDigits(text, within)) {
    if (part.continues && runs.length > 0) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  return runs;
};

const join = (parts: readonly Digits[]): string => parts.map(({ digits }) => digits).join('');

/** '00880' and eleven digits, each written by itself. */
const mostDigits = 16;

/** A time, or a single digit after longer parts ('0171100014 5'), is probably no part of the number before. */
const isSeparate = (last: Digits, before: Digits | undefined): boolean =>
  before !== undefined && (last.isTime || (last.digits.length === 1 && before.digits.length > 1));

/** Its ten digits, and how many parts it has. */
const readMobile = (parts: readonly Digits[]): { number: string; length: number } | undefined => {
  for (let length = 1; length <= Math.min(parts.length, mostDigits); length += 1) {
    const [, number] = mobileNumber.exec(join(parts.slice(0, length))) ?? [];
    const last = parts[length - 1];
    if (number !== undefined && last && !isSeparate(last, parts[length - 2])) return { number, length };
  }
  return undefined;
};

const mobilesOf = (run: readonly Digits[]): string[] => {
  const [first] = run;
  // A number of another country. What follows its code may look like a mobile number of Bangladesh.
  if (first?.hasPlus && !codeOfBangladesh.test(first.digits)) return [];
  const found: string[] = [];
  let isAfterOther = false;
  for (let start = 0; start < run.length; ) {
    const read = readMobile(run.slice(start, start + mostDigits));
    // Without a 0 or the country code, ten digits after other digits are a part of a longer number.
    if (read && !(isAfterOther && run[start]?.digits.startsWith('1'))) {
      found.push(`+880${read.number}`);
      isAfterOther = false;
      start += read.length;
    } else {
      isAfterOther = true;
      start += 1;
    }
  }
  return found;
};

/**
 * The mobile numbers of Bangladesh in free text, each once: '+8801711000142'. The text may be '01711-000142', '+88
 * 01711 000142 (after 5 pm)', '০১৭১১০০০১৪২ অথবা 01819000207'. libphonenumber-js adds 36 kB (compressed), does not know
 * Bangla digits, and reads '0171100014 5 pm' as a number.
 */
export const readPhones = (text: string): string[] => {
  const found = splitRuns(text).flatMap(mobilesOf);
  // A text that begins with another digit may be a date.
  const isOnlyNumber = found.length === 0 && /^[^\p{L}1-79]*[08]\P{L}*$/u.test(toLatinDigits(text));
  return [...new Set(isOnlyNumber ? splitRuns(text, unusualSeparator).flatMap(mobilesOf) : found)];
};

/** In digits, of any country, with the area code. */
const shortestNumber = 7;
const longestNumber = 15;

/** Such as a landline. Fewer digits may be a time, or an emergency number such as 999. */
const readOther = (run: readonly Digits[]): string | undefined => {
  const hasCode = run[0]?.hasPlus || codeOfBangladesh.test(run[0]?.digits ?? '');
  let digits = '';
  for (const [index, part] of run.entries()) {
    const before = run[index - 1];
    // Each number with an area code begins with a 0. After '00' and the code of a country, parts may begin with a 0.
    const isNext = /^0[1-9]/.test(digits) && part.digits.startsWith('0');
    const isComplete = before !== undefined && before.digits.length >= shortestNumber;
    if (digits.length >= shortestNumber && (isNext || isComplete || isSeparate(part, before))) break;
    // Before a whole number, digits without a code are something else, such as the engine's size.
    digits = !hasCode && part.digits.length >= shortestNumber ? part.digits : digits + part.digits;
  }
  if (digits.length < shortestNumber || digits.length > longestNumber) return undefined;
  return run[0]?.hasPlus ? `+${digits}` : digits;
};

/** Calls the first mobile number of a text, or else the first other number. Null if there is neither. */
export const callUrl = (text: string): string | null => {
  const [mobile] = readPhones(text);
  const number =
    mobile ??
    splitRuns(text)
      .map(readOther)
      .find((other) => other !== undefined);
  return number === undefined ? null : `tel:${number}`;
};

/** https://faq.whatsapp.com/5913398998672934 @param phone in the form of `readPhones` */
export const whatsAppUrl = (phone: string, message: string): string =>
  `https://wa.me/${toDigits(phone)}?text=${encodeURIComponent(message)}`;
