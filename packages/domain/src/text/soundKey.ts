import { isLatin } from './foldText.ts';

/** The sounds of the Bangla letters that are not written with one Latin letter of the same sound. */
const banglaSounds: Readonly<Record<string, string>> = {
  অ: 'a',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  এ: 'i',
  ঐ: 'i',
  ও: 'a',
  ঔ: 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ে': 'i',
  'ৃ': 'ri',
  ক: 'k',
  খ: 'k',
  গ: 'g',
  ঘ: 'g',
  ঙ: 'ng',
  'ং': 'ng',
  চ: 'c',
  ছ: 'c',
  জ: 'j',
  ঝ: 'j',
  ঞ: 'n',
  ট: 't',
  ঠ: 't',
  ড: 'd',
  ঢ: 'd',
  ণ: 'n',
  ত: 't',
  থ: 't',
  ৎ: 't',
  দ: 'd',
  ধ: 'd',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'b',
  ম: 'm',
  র: 'r',
  ল: 'l',
  শ: 's',
  ষ: 's',
  স: 's',
  হ: 'h',
  'ঃ': 'h',
};

/** How people write the same sound in Latin letters: 'zindabazar' and 'jindabazar', 'chattogram' and 'cattogram'. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/ch+/g, '1'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/1/g, 'c'],
  [/ph/g, 'f'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/([kgjtdbsr])h/g, '$1'],
  [/oo|ou/g, 'u'],
  [/(?<![aeiou]|^)y(?![aeiou])/g, 'i'],
  [/y/g, ''],
  [/^o/g, 'a'],
  [/e/g, 'i'],
];

const soundOfLatin = (word: string): string =>
  latinSounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);

/** Groups of Bangla characters in the form of `foldText` that have one sound. */
const banglaGroups: readonly (readonly [RegExp, string])[] = [
  // The signs ো and ৌ have two parts in this form, and ড় and য় consist of a letter and a dot.
  [/\u09c7[\u09be\u09d7]/g, ''],
  [/[ডঢ]\u09bc/g, 'র'],
  [/য\u09bc/g, ''],
  [/ক্ষ/g, 'খ'],
  [/জ্ঞ/g, 'গ'],
  [/্য/g, ''],
  [/য/g, 'জ'],
];

const soundOfBangla = (word: string): string =>
  Array.from(
    banglaGroups.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word),
    (letter) => banglaSounds[letter] ?? (/[a-z0-9]/.test(letter) ? letter : ''),
  ).join('');

/**
 * The same for words that sound alike in both scripts: 'রহিম', 'Rahim' and 'Rohim'. The vowels a and o are left out,
 * because Latin spellings differ most in them.
 * @param word in the form of `foldText`
 */
export const soundKey = (word: string): string => {
  const latin = /^[a-z0-9]*$/.test(word) ? soundOfLatin(word) : soundOfBangla(word);
  return (latin.slice(0, 1) + latin.slice(1).replace(/[ao]/g, '')).replace(/(.)\1+/g, '$1');
};

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
