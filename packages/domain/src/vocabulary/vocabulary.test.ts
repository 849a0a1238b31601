import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { fillers } from './fillers.ts';
import { meanings } from './meanings.ts';
import { modelWordList } from './models.ts';
import { allPlaces } from './names.ts';
import { parseLines, phraseKey, splitWords } from './parseLists.ts';
import { places } from './places.ts';
import { toBanglaPlaces } from './readLocation.ts';

const namesOf = (text: string): string[] => parseLines(text).flatMap(({ name, others }) => [name, ...others]);
const meaningNames = parseLines(meanings).flatMap(({ others }) => others);

const lists = {
  brands: namesOf(brands),
  models: namesOf(modelWordList),
  places: namesOf(places),
  meanings: meaningNames,
};

const doublesOf = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = phraseKey(name);
    const isDouble = seen.has(key);
    seen.add(key);
    return isDouble;
  });
};

describe('the vocabulary', () => {
  it.each(Object.entries(lists))('names nothing twice in its list of %s', (_, names) => {
    expect(doublesOf(names)).toEqual([]);
  });

  it('has no name that means two things', () => {
    expect(doublesOf(Object.values(lists).flatMap((names) => [...new Set(names.map(phraseKey))]))).toEqual([]);
  });

  it('ignores no word that is a brand, a place or a meaning', () => {
    const known = new Set([...lists.brands, ...lists.places, ...lists.meanings].map(phraseKey));
    expect(splitWords(fillers).filter((word) => known.has(phraseKey(word)))).toEqual([]);
  });

  it('has the eight divisions and the 64 districts of Bangladesh, each with a Bangla name', () => {
    const named = (level: string) => allPlaces.filter((place) => place.level === level);
    expect([named('division').length, named('district').length]).toEqual([8, 64]);
    expect(allPlaces.filter(({ name, banglaName }) => name === banglaName)).toEqual([]);
  });

  it.each([
    ['Mirpur 10, Dhaka', 'মিরপুর ১০, ঢাকা'],
    ['chittagong', 'চট্টগ্রাম'],
    ["Cox's Bazar", 'কক্সবাজার'],
    ['Shaheed Sharani, Mymensingh', 'Shaheed Sharani, ময়মনসিংহ'],
    ['Dhanmondi 27, in front of the lake', 'ধানমন্ডি ২৭, in front of the lake'],
    ['near Mirpur, 10', 'near Mirpur, 10'],
    ['চিটাগাং', 'চিটাগাং'],
    ['', ''],
  ])('R11.12 gives the Bangla names of the known places in %o', (location, expected) => {
    expect(toBanglaPlaces(location)).toBe(expected);
  });
});
