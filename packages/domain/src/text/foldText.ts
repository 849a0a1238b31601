const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Replaces Bangla digits with Latin digits: '১.৫' becomes '1.5'. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));

export const toBanglaDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => banglaDigits.charAt(Number(digit)));

export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

export const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Accents of Latin letters, and characters without a width. The vowel signs of Bangla stay: they are letters. */
const ignoredMarks = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g;

/** `foldText` does not need the slow Unicode normalization for most texts. */
const isAscii = /^\p{ASCII}*$/u;

/** Two texts have the same form if they differ only in case, in accents, or in Bangla and Latin digits. */
export const foldText = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : toLatinDigits(text.normalize('NFKD').replace(ignoredMarks, '').toLowerCase());

const asciiWords = /[0-9]+|[a-z]+/g;
const allWords = /\p{N}+|[\p{L}\p{M}]+/gu;

/** Letters and digits are separate words, so that 'CG125' and 'CG 125' have the same words. */
export const toWords = (text: string): string[] =>
  foldText(text).match(isAscii.test(text) ? asciiWords : allWords) ?? [];

/** The words of a list with spaces between them, each in the form of `foldText`. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldText));
