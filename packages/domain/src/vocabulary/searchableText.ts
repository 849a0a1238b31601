import { conditions } from '@second-gear/contract';
import { foldText, toWords } from '../text/foldText.ts';
import { toLatinLetters } from '../text/letterNames.ts';
import { soundTerm } from '../text/soundKey.ts';
import { createLexicon } from './lexicon.ts';
import { meanings } from './meanings.ts';
import { brandLexicon, placeLexicon } from './names.ts';
import { parseLines } from './parseLists.ts';

/** 'ভালো' is 'Good'. */
const conditionLexicon = createLexicon(
  parseLines(meanings).flatMap(({ name, others }) =>
    conditions.some((condition) => condition === name) ? others.map((word) => [word, name] as const) : [],
  ),
);

const namedBy = (word: string) => placeLexicon.find(word) ?? brandLexicon.find(word);

/** Adds both names of each place and brand, and the sounds of the words, for `hasWords`. */
export const toSearchableText = (text: string): string => {
  const words = toWords(text);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const names = [...words, ...pairs].flatMap((word) => {
    const named = namedBy(word);
    return named ? [named.name, named.banglaName] : [];
  });
  const sounds = words.map((word) => soundTerm(word, 'own') ?? '');
  return [foldText(text), words.join(' '), ...names.map(foldText), ...sounds].join('\n');
};

/** A model that is written as one word: 'cg125', 'CG-125'. */
const joinedModel = /^[\p{L}\p{M}]+-?\p{N}+$/u;

/** Returns the words of a search. The letters and the number of a model are words of their own. */
export const toSearchWords = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((word) => word.replace(/^[,;.!?।]+|[,;.!?।]+$/gu, ''))
    .flatMap((word) => (joinedModel.test(word) ? toWords(word) : word))
    .filter(Boolean);

const hasWord = (text: string, word: string): boolean => {
  if (text.includes(word)) return true;
  const others = [namedBy(word)?.name, conditionLexicon.find(word), toLatinLetters(word)].flatMap((name) =>
    name ? foldText(name) : [],
  );
  const sounds = (['own', 'other'] as const).flatMap((script) => soundTerm(word, script) ?? []);
  return others.some((name) => text.includes(name)) || sounds.some((sound) => text.includes(`\n${sound}`));
};

/**
 * Also finds a word as a part of another word, in the other script or another spelling of the same sound, and under
 * other names of a place, a brand or a condition.
 * @param text of `toSearchableText`
 * @param words of `toSearchWords`
 */
export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => hasWord(text, word));
