import { foldText } from './foldText.ts';

type TextPart = { text: string; isMatch: boolean };

type FoldedText = {
  folded: string;
  /** For each position in `folded`. The last entry is the end of the text. */
  positions: number[];
};

/** Folds each character alone, because one character may become several. */
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

export const escapeRegExp = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The pattern finds a word at the beginning of a word. Letters and digits are separate words, as in the index. */
const beginningOf = (word: string): string =>
  /^\p{N}/u.test(word) ? `(?<!\\p{N})${escapeRegExp(word)}` : `(?<![\\p{L}\\p{M}])${escapeRegExp(word)}`;

/** @param words words in the form of `foldText`: the result of `matchesOf` */
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
