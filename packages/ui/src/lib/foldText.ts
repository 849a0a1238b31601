const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Replaces Bangla digits with Latin digits: '১.৫' becomes '1.5'. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));

/** Accents of Latin letters, and characters without a width. The vowel signs of Bangla stay: they are letters. */
const ignoredMarks = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g;

/** Most texts are ASCII only, and are folded without the slow normalization. */
const isAscii = /^\p{ASCII}*$/u;

/**
 * Returns the text in the form in which texts are compared: without differences in case, accents, and Bangla or Latin
 * digits.
 */
export const foldText = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : toLatinDigits(text.normalize('NFKD').replace(ignoredMarks, '').toLowerCase());

const asciiWords = /[0-9]+|[a-z]+/g;
const allWords = /\p{N}+|[\p{L}\p{M}]+/gu;

/** The words of a text, folded. Letters and digits are separate words: 'CG125' and 'CG 125' have the same words. */
export const toWords = (text: string): string[] =>
  foldText(text).match(isAscii.test(text) ? asciiWords : allWords) ?? [];
