import { isLatin } from './script.ts';
import { soundKey } from './soundKey.ts';

/** A shorter sound is the sound of too many words. */
const shortest = 3;

/**
 * '~b' and the sound for a Bangla word, '~l' for a Latin one. `other` returns the term of the same word in the other
 * script, so that 'রহিম' finds 'Rahim'. Null for a number and for a short sound.
 */
export const soundTerm = (word: string, script: 'own' | 'other'): string | null => {
  const sound = /^\p{N}/u.test(word) ? '' : soundKey(word);
  if (sound.length < shortest) return null;
  return `~${isLatin(word) === (script === 'own') ? 'l' : 'b'}${sound}`;
};
