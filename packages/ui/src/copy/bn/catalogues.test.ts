import { describe, expect, it } from 'vitest';
import { allCopy } from '../allCopy.ts';
import { amount, brandName, conditionName, dateTime, digits, list, number, numeral } from './formats.ts';

type TextFunction = (...args: unknown[]) => unknown;

/** Returns each text of a catalogue with its path: 'login.reasons.brand.before'. Numbers, such as counters, are left out. */
const textsOf = (value: unknown, path = ''): [path: string, text: string | TextFunction][] => {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | TextFunction]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
};

type Catalogues = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Catalogues>(['../**/*.ts', '!../**/*.test.ts', '!../allCopy.ts'], { eager: true });

/** Returns the texts of all catalogues of one language: every export of a file of texts whose name begins with its code. */
const readCatalogues = (code: 'en' | 'bn'): Record<string, unknown> => {
  const exports = Object.values(files).flatMap((file) => Object.entries(file));
  const catalogues = exports.filter(([name]) => new RegExp(`^${code}([A-Z]|$)`).test(name));
  const { [`${code}Meta`]: meta, ...others } = Object.fromEntries(catalogues);
  return { ...Object.assign({}, ...Object.values(others)), meta };
};

const english = new Map(textsOf(readCatalogues('en')));
const bangla = textsOf(readCatalogues('bn'));
const strings = bangla.flatMap(([path, text]) => (typeof text === 'string' ? [{ path, text }] : []));
const functions = bangla.flatMap(([path, text]) => (typeof text === 'function' ? [{ path, call: text }] : []));

/** The texts that may have no Bangla letter: names, and the code of the language. */
const latinTexts = ['Second Gear', 'WhatsApp', 'bn'];

/**
 * The Latin words that a Bangla text may contain: names of services, devices and programs, English menus of phones, names
 * in code, file formats.
 */
const latinWords = new Set(
  'Second Gear Google Stripe Facebook JavaScript React Angular Vue Chrome useState useReducer URL null JPG PNG WebP HEIC WhatsApp CSV Edge Firefox '
    .concat('Safari Play Store Android System WebView Settings General Software Update iPhone iPad')
    .split(' '),
);

/** What a text function returns when each of its arguments is the number 1234. Null if it expects something else. */
const textOf1234 = (call: unknown): string | null => {
  if (typeof call !== 'function') return null;
  try {
    return String(call(...Array.from({ length: call.length }, () => 1234)));
  } catch {
    return null;
  }
};

/** Returns the texts that fail a rule, each with its path, so that a failing test names them. */
const failing = (texts: readonly { path: string; text: string }[], passes: (text: string, path: string) => boolean) =>
  texts.filter(({ path, text }) => !passes(text, path)).map(({ path, text }) => `${path}: ${text}`);

/**
 * Whether a text is the one before or the one after a name. One of the two may be empty, because the order of words is
 * another one in Bangla.
 */
const isPartOfPair = (path: string) => /\.(before|after)$/.test(path);

it('allCopy has the texts of each English catalogue', () => {
  const { meta: _, ...texts } = readCatalogues('en');
  expect(Object.keys(allCopy).sort()).toEqual(Object.keys(texts).sort());
});

describe('the Bangla texts', () => {
  it('have the same paths as the English texts, also in lists', () => {
    expect(bangla.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('contain Bangla letters or digits, except the names on a short list', () => {
    const isTranslated = (text: string, path: string) =>
      /\p{Script=Bengali}/u.test(text) ||
      latinTexts.includes(text) ||
      (text === '' && (isPartOfPair(path) || english.get(path) === ''));
    expect(failing(strings, isTranslated)).toEqual([]);
  });

  it('contain no other Latin words than the names on a short list', () => {
    const hasOnlyNames = (text: string) =>
      latinTexts.includes(text) || (text.match(/[a-z]+/gi) ?? []).every((word) => latinWords.has(word));
    expect(failing(strings, hasOnlyNames)).toEqual([]);
  });

  it('begin or end with a space only when the English text does', () => {
    const hasNoMoreSpaces = (text: string, path: string) => {
      const original = String(english.get(path));
      return (!/^\s/.test(text) || /^\s/.test(original)) && (!/\s$/.test(text) || /\s$/.test(original));
    };
    expect(failing(strings, hasNoMoreSpaces)).toEqual([]);
  });

  it('contain no Latin digits', () => {
    expect(failing(strings, (text) => !/\d/.test(text))).toEqual([]);
  });

  it('contain Bangla letters when they are functions, except those that only format a value', () => {
    const formats =
      /^((places\.)?formats\.|bikeDetails\.zoom\.scale$|search\.(words\.(text|brand|condition)|understood\.(name|place|model|words))$)/;
    const own = functions.filter(({ path }) => !formats.test(path));
    expect(own.filter(({ call }) => !/\p{Script=Bengali}/u.test(String(call))).map(({ path }) => path)).toEqual([]);
  });

  it('format each number that the English text formats, in Bangla digits', () => {
    const formatted = functions.filter(({ path }) => textOf1234(english.get(path))?.includes('1,234'));
    expect(formatted.length).toBeGreaterThan(20);
    expect(formatted.filter(({ call }) => !textOf1234(call)?.includes('১,২৩৪')).map(({ path }) => path)).toEqual([]);
  });

  it('end with the Bangla full stop (।) and not with "."', () => {
    expect(failing(strings, (text) => !/\p{Script=Bengali}\.(\s|$)/u.test(text))).toEqual([]);
  });
});

describe('the numbers in Bangla', () => {
  it('groups the digits of a number in the manner of Bangladesh [R11.10]', () => {
    expect([number(7), number(1200), number(165000)]).toEqual(['৭', '১,২০০', '১,৬৫,০০০']);
  });

  it('replaces Latin digits and leaves Bangla digits', () => {
    expect(digits('2018, ২০১৯')).toBe('২০১৮, ২০১৯');
  });

  it.each([
    ['165000 BDT', '১,৬৫,০০০ টাকা'],
    ['1200 USD', '১,২০০ USD'],
    ['90000.50 BDT', '৯০,০০০.৫০ টাকা'],
  ])('formats the amount %s', (text, expected) => {
    expect(amount(text)).toBe(expected);
  });

  it('formats a date and time without a comma in the date [R11.10]', () => {
    const time = new Date(2026, 10, 22, 14, 5);
    expect(dateTime(time.getTime())).toBe('২২ নভেম্বর ২০২৬, দুপুর ২:০৫');
  });

  it.each([
    ['165000', '১৬৫০০০'],
    ['১৬৫০০০', '১৬৫০০০'],
  ])('converts the digits of the text %j only if it is a number [R11.11]', (text, expected) => {
    expect(numeral(text)).toBe(expected);
  });

  it('names the known conditions and brands, and leaves other names [R11.12]', () => {
    expect(['Excellent', 'Good', 'Fair', 'Like new', 'constructor'].map(conditionName)).toEqual([
      'চমৎকার',
      'ভালো',
      'মোটামুটি',
      'Like new',
      'constructor',
    ]);
    expect(['Honda', 'Royel Enfield', 'Suzuki'].map(brandName)).toEqual(['হোন্ডা', 'রয়্যাল এনফিল্ড', 'Suzuki']);
  });

  it('joins texts', () => {
    expect(list(['ক', 'খ', 'গ'])).toBe('ক, খ এবং গ');
  });
});
