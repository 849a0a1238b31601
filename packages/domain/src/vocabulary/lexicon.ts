import { distance, tolerance } from '../text/distance.ts';
import { isLatin } from '../text/foldText.ts';
import { soundKey } from '../text/soundKey.ts';
import { stemsOf } from '../text/stems.ts';
import { phraseKey } from './parseLists.ts';

type Entry<Value> = { key: string; sound: string; isLatin: boolean; value: Value };

/** Too many words sound like a shorter one. */
const shortestSound = 3;

const readNames = <Value>(names: Iterable<readonly [name: string, value: Value]>) => {
  const exact = new Map<string, Value>();
  for (const [name, value] of names) {
    const key = phraseKey(name);
    if (key !== '' && !exact.has(key)) exact.set(key, value);
  }
  return exact;
};

/** By the first letter of their sound, because the first letter is rarely mistyped. */
const groupBySound = <Value>(exact: ReadonlyMap<string, Value>) => {
  const bySound = new Map<string, Entry<Value>[]>();
  for (const [key, value] of exact) {
    const sound = soundKey(key);
    const entries = bySound.get(sound.charAt(0)) ?? [];
    bySound.set(sound.charAt(0), entries);
    entries.push({ key, sound, isLatin: isLatin(key), value });
  }
  return bySound;
};

/**
 * A name is found under its exact spelling, with a case ending, with a small typing error, and under another spelling
 * of the same sound. If two names are equally near, the one that was added first is found.
 * @param toleranceOf how many letters of a name may be wrong
 */
export const createLexicon = <Value>(
  names: Iterable<readonly [name: string, value: Value]>,
  toleranceOf: (word: string) => number = tolerance,
) => {
  // Read when the first name is looked up, because a page may never look one up.
  let read: Map<string, Value> | undefined;
  let sounds: Map<string, Entry<Value>[]> | undefined;
  const exact = () => {
    read ??= readNames(names);
    return read;
  };
  const bySound = () => {
    sounds ??= groupBySound(exact());
    return sounds;
  };
  const similar = new Map<string, Value | null>();

  const compare = (typed: string): Value | null => {
    const sound = soundKey(typed);
    const limit = toleranceOf(typed);
    const typedIsLatin = isLatin(typed);
    let best: { value: Value; errors: number } | null = null;
    for (const { key, sound: itsSound, isLatin: itIsLatin, value } of bySound().get(sound.charAt(0)) ?? []) {
      const soundsAlike = sound === itsSound && sound.length >= shortestSound;
      let errors: number;
      if (typedIsLatin !== itIsLatin) errors = soundsAlike ? 1 : Number.POSITIVE_INFINITY;
      else {
        // Words that sound alike may differ in one more letter.
        const least = Math.min(limit, toleranceOf(key));
        const allowed = least > 0 && soundsAlike && typed.length > 4 && key.length > 4 ? least + 1 : least;
        const count = allowed === 0 ? 1 : distance(typed, key, allowed);
        errors = count > allowed ? Number.POSITIVE_INFINITY : count - (soundsAlike ? 0.5 : 0);
      }
      if (errors < (best?.errors ?? Number.POSITIVE_INFINITY)) best = { value, errors };
    }
    return best?.value ?? null;
  };

  return {
    /** Finds the name that is spelled so, perhaps with a case ending. @param key of `phraseKey` */
    find: (key: string): Value | undefined => {
      for (const stem of stemsOf(key)) {
        const value = exact().get(stem);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    /** Finds the name that is spelled or sounds nearly so. @param key of `phraseKey` */
    findSimilar: (key: string): Value | undefined => {
      if (key.length < 4 || key.length > 40) return undefined;
      for (const stem of stemsOf(key)) {
        // A short word that also lacks its ending is probably another word: 'cruser' is no Crux.
        if (stem.length < (stem === key ? 4 : 5)) continue;
        let value = similar.get(stem);
        if (value === undefined) {
          value = compare(stem);
          similar.set(stem, value);
        }
        if (value !== null) return value;
      }
      return undefined;
    },
  };
};
