import { foldText, toWords } from '../text/foldText.ts';
import { soundTerm } from '../text/soundTerm.ts';
import { brandLexicon, placeLexicon } from './names.ts';

const namedBy = (word: string) => placeLexicon.find(word) ?? brandLexicon.find(word);

/**
 * Returns a text in the form in which `hasWord` searches it: with both names of each place and brand in it, and with the sounds
 * of its words.
 */
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

/** Returns the words of a search, without case endings of names. */
export const toSearchWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

/**
 * Whether a text has a word, also as a part of another word, in the other script, or as another name of a place or brand.
 *
 * @param text of `toSearchableText`
 */
export const hasWord = (text: string, word: string): boolean => {
  if (text.includes(word)) return true;
  const named = namedBy(word);
  const sound = soundTerm(word, 'other');
  return (
    (named !== undefined && text.includes(foldText(named.name))) || (sound !== null && text.includes(`\n${sound}`))
  );
};
