import { toWords } from '../text/foldText.ts';
import { soundKey } from '../text/soundKey.ts';

export type Vocabulary = {
  /** Such a word is not taken for a misspelled name. @param word of `foldText` */
  hasWord(word: string): boolean;
  hasBeginning(letters: string): boolean;
  sellersWith(sound: string): readonly SellerName[];
};

export type SellerName = { name: string; sounds: readonly string[] };

export const emptyVocabulary: Vocabulary = { hasWord: () => false, hasBeginning: () => false, sellersWith: () => [] };

export const toSounds = (name: string): string[] => toWords(name).map(soundKey);
