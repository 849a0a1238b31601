import { foldText } from './foldText.ts';

export type TextPart = { text: string; isMatch: boolean };

type FoldedText = {
  folded: string;
  /** The position in the original text for each position in `folded`. The last entry is the end of the text. */
  positions: number[];
};

/**
 * Calls `foldText` for each character alone. A character may become several characters, and the position of each of them in
 * the original text must be known.
 */
const foldWithPositions = (text: string): FoldedText => {
  const positions: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const foldedCharacter = foldText(character);
    for (let step = 0; step < foldedCharacter.length; step += 1) positions.push(at);
    folded += foldedCharacter;
    at += character.length;
  }
  return { folded, positions: [...positions, at] };
};

const escapeRegExp = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Returns a pattern that finds `word` only at the beginning of a word of the text. Letters and digits are separate words,
 * as in the index.
 */
const beginningOf = (word: string): string =>
  /^\p{N}/u.test(word) ? `(?<!\\p{N})${escapeRegExp(word)}` : `(?<![\\p{L}\\p{M}])${escapeRegExp(word)}`;

/**
 * Divides a text into the parts that match and the parts between them.
 *
 * @param words words in the form of `foldText`: the result of `matchesOf`.
 */
export const splitMatches = (text: string, words: readonly string[]): TextPart[] => {
  const wanted = [...new Set(words.filter((word) => word !== ''))].sort((a, b) => b.length - a.length);
  if (wanted.length === 0 || text === '') return text === '' ? [] : [{ text, isMatch: false }];
  const { folded, positions } = foldWithPositions(text);
  const parts: TextPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let end = 0;
  for (const match of folded.matchAll(new RegExp(wanted.map(beginningOf).join('|'), 'gu'))) {
    const from = positions[match.index] ?? text.length;
    // `foldText` removes accents and characters without a width. They belong to the part of the character before them.
    const to = positions[match.index + match[0].length] ?? text.length;
    if (from < end) continue;
    add(end, from, false);
    add(from, to, true);
    end = to;
  }
  add(end, text.length, false);
  return parts;
};
