/** The letters with which the pseudo-language replaces those of English. */
const accented = new Map(
  ['aá', 'cç', 'eé', 'gğ', 'hĥ', 'ií', 'kķ', 'lļ', 'nñ', 'oó', 'rŕ', 'sš', 'tţ', 'uú', 'wŵ', 'yý', 'zž']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([letter = '', replacement = '']) => [letter, replacement]),
);

/** The letters that make a word longer. */
const filler = ' óñé ţŵó ţĥŕ';

/** Adds accents to a word, and makes it about 35 % longer. */
const lengthen = (word: string): string => {
  const letters = [...word].map((letter) => accented.get(letter) ?? letter).join('');
  return `${letters}${filler.slice(0, Math.ceil(word.length * 0.35)).trimEnd()}`;
};

/** Changes each word of a text, except in the parts that are data. */
const lengthenWords = (text: string, [data, ...others]: readonly string[]): string =>
  data === undefined
    ? text.replace(/[\p{L}\p{M}]+/gu, lengthen)
    : text
        .split(data)
        .map((part) => lengthenWords(part, others))
        .join(data);

/**
 * Returns a text in the pseudo-language: with accents, about 35 % longer, and in brackets. Each word is changed by
 * itself, so that a name for screen readers still contains the shorter text that is visible. axe ignores these brackets.
 *
 * @param data parts of the text that keep their letters, such as the name of a bike, because the page shows them so
 */
export const toPseudoText = (text: string, data: readonly string[] = []): string => {
  if (text.trim() === '') return text;
  const words = text.trim();
  const [before, after] = text.split(words);
  return `${before}‹${lengthenWords(words, data)}›${after}`;
};

/** The section of the copy with the functions that format numbers, dates and names. They return no texts of the app. */
const untranslated = 'formats';

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

const toPseudo = (value: unknown, data: readonly string[] = []): unknown => {
  if (typeof value === 'string') return toPseudoText(value, data);
  if (typeof value === 'function') return (...args: unknown[]) => toPseudo(value(...args), args.filter(isWord));
  if (Array.isArray(value)) return value.map((part) => toPseudo(part, data));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === untranslated ? part : toPseudo(part, data)]),
  );
};

/** The catalogues that `pseudo` has translated before. A component needs the same object in each render. */
const translated = new WeakMap<object, unknown>();

/**
 * Translates a catalogue of English texts into the pseudo-language. In a story in this language, a text without brackets
 * is not in a catalogue.
 */
export const pseudo = <Texts>(texts: Texts): Texts => {
  const key = texts as object;
  if (!translated.has(key)) translated.set(key, toPseudo(texts));
  return translated.get(key) as Texts;
};
