import { toWords } from '../text/foldText.ts';
import { soundKey } from '../text/soundKey.ts';

/** What the search knows besides the lists of names: the words and the sellers of the bikes. */
export type Vocabulary = {
  /** Whether a text of a bike has the word. Such a word is not taken for a misspelled name. @param word of `foldText` */
  hasWord(word: string): boolean;
  /** Whether a word in a text of a bike begins with these letters. */
  hasBeginning(letters: string): boolean;
  /** The names of sellers that have a word with this sound. */
  sellersWith(sound: string): readonly SellerName[];
};

/** The name of a seller, and the sounds of its words. */
export type SellerName = { name: string; sounds: readonly string[] };

/** The vocabulary before any bike is known. */
export const emptyVocabulary: Vocabulary = { hasWord: () => false, hasBeginning: () => false, sellersWith: () => [] };

export const toSounds = (name: string): string[] => toWords(name).map(soundKey);
