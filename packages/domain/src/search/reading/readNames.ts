import type { Condition } from '@second-gear/contract';
import { findUnit } from '../../numbers/amounts.ts';
import { sortOrders } from '../../query/searchQuery.ts';
import { distance } from '../../text/distance.ts';
import { foldText } from '../../text/foldText.ts';
import { soundKey } from '../../text/soundKey.ts';
import type { Token } from '../../text/tokens.ts';
import { fillers } from '../../vocabulary/fillers.ts';
import { createLexicon } from '../../vocabulary/lexicon.ts';
import { meanings } from '../../vocabulary/meanings.ts';
import { brandLexicon, modelLexicon, placeLexicon } from '../../vocabulary/names.ts';
import { parseLines, splitWords } from '../../vocabulary/parseLists.ts';
import type { Meaning } from '../understood.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { readPhrase } from './phrases.ts';
import { readModel, readNumbers } from './readModel.ts';

/** What was read at a token, and the position after it. `null` means words that say nothing about a bike. */
export type Reading = { meaning: Meaning | null; end: number };

const toMeaning = (name: string): Meaning => {
  if (name === 'verified') return { kind: 'verified', value: true };
  const order = sortOrders.find((one) => one === name);
  return order ? { kind: 'sort', value: order } : { kind: 'condition', value: name as Condition };
};

const meaningLexicon = createLexicon(
  parseLines(meanings).flatMap(({ name, others }) => others.map((word) => [word, toMeaning(name)] as const)),
);
const fillerLexicon = createLexicon(splitWords(fillers).map((word) => [word, true] as const));
const fillerWords = splitWords(fillers).map(foldText);

/** The fewest letters of a filler that may have a typing error. A shorter word is too near to other words. */
const longFiller = 6;

/** Words between the name of a place and its number: 'Uttara Sector 7'. */
const beforeNumber = new Set(
  '- sector section block road no number সেক্টর সেকশন ব্লক রোড নং নম্বর'.split(' ').map(foldText),
);

const readPlace = (tokens: readonly Token[], start: Reading): Reading => {
  if (start.meaning?.kind !== 'place') return start;
  let at = start.end;
  while (beforeNumber.has(tokens[at]?.text ?? '')) at += 1;
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== 'number' || !/^\d{1,2}$/.test(number.text)) return start;
  if (next && (findUnit(next.text) !== undefined || /^(?:-|–|to|cc|theke|s|থেকে|টাকা|tk|taka|সিসি)$/.test(next.text)))
    return start;
  // The words may also be after the number: '৭ নম্বর সেক্টর'.
  at += 1;
  while (beforeNumber.has(tokens[at]?.text ?? '') && tokens[at]?.kind === 'word') at += 1;
  return { meaning: { ...start.meaning, value: { ...start.meaning.value, number: number.text } }, end: at };
};

/** Finds what a phrase means, in one of two ways: `find` or `findSimilar` of the lexicons. */
const meaningOf = (key: string, way: 'find' | 'findSimilar'): Meaning | null | undefined => {
  const brand = brandLexicon[way](key);
  if (brand) return { kind: 'brand', value: brand };
  const place = placeLexicon[way](key);
  if (place)
    return { kind: 'place', value: { id: place.id, name: place.name, banglaName: place.banglaName, number: null } };
  const meaning = meaningLexicon[way](key);
  if (meaning) return meaning;
  return undefined;
};

/** Whether two sounds are equal, or differ in one vowel that only one script writes: বেগম and Begum. */
const isNearSound = (one: string | undefined, other: string | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Math.max(one.length, other.length) > 3 &&
    Math.min(one.length, other.length) >= 3 &&
    distance(one, other, 1) <= 1);

/** Reads the words of a seller's name. Two words are needed: one word is the name of many. */
const readSeller = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): Reading | null => {
  const soundAt = (position: number): string | undefined =>
    tokens[position]?.kind === 'word' ? soundKey(tokens[position]?.text ?? '') : undefined;
  const [first, second] = [soundAt(at), soundAt(at + 1)];
  if (first === undefined || second === undefined) return null;
  let longest: readonly string[] = [];
  for (const { sounds } of [first, second].flatMap((sound) => vocabulary.sellersWith(sound))) {
    const from = sounds.findIndex(
      (sound, position) => isNearSound(first, sound) && isNearSound(second, sounds[position + 1]),
    );
    if (from < 0) continue;
    let length = 2;
    while (from + length < sounds.length && isNearSound(soundAt(at + length), sounds[from + length])) length += 1;
    if (length > longest.length) longest = sounds.slice(from, from + length);
  }
  if (longest.length < 2) return null;
  const end = at + longest.length;
  const name = tokens.slice(at, end).map(({ text }) => text);
  return { meaning: { kind: 'seller', value: { name: name.join(' '), sounds: longest.join(' ') } }, end };
};

/** Reads the words at a token as they are spelled, apart from case endings. The longest phrase wins. */
const readExactly = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  afterBrand: boolean,
): Reading | null => {
  const named = readPhrase(tokens, at, (key) => meaningOf(key, 'find') ?? undefined);
  const filler = readPhrase(tokens, at, (key) => fillerLexicon.find(key));
  const model = readModel(tokens, at);
  const isModel = model && (!model.isOrdinary || afterBrand);
  const readings: (Reading | null)[] = [
    named && readPlace(tokens, { meaning: named.value, end: named.end }),
    isModel ? { meaning: { kind: 'model', value: model.run }, end: model.end } : null,
    filler && { meaning: null, end: filler.end },
    readSeller(tokens, at, vocabulary),
  ];
  return readings.reduce((best, other) => (other && other.end > (best?.end ?? at) ? other : best), null);
};

const isKnown = (key: string): boolean =>
  fillerLexicon.find(key) === true || meaningOf(key, 'find') !== undefined || modelLexicon.find(key) !== undefined;

/** Reads the words at a token although they have a typing error. */
const readSimilar = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): Reading | null => {
  const isRight = (text: string): boolean => isKnown(text) || vocabulary.hasWord(text);
  const words = (length: number) => tokens.slice(at, at + length);
  const named = readPhrase(tokens, at, (key, length) => {
    if (length > 3 || words(length).some(({ kind }) => kind !== 'word')) return undefined;
    return words(length).every(({ text }) => isRight(text)) ? undefined : meaningOf(key, 'findSimilar');
  });
  if (named?.value) return readPlace(tokens, { meaning: named.value, end: named.end });
  const text = tokens[at]?.text ?? '';
  if (tokens[at]?.kind !== 'word' || isRight(text)) return null;
  const model = modelLexicon.findSimilar(text);
  if (model && !model.isOrdinary) {
    const { run, end } = readNumbers(tokens, { run: model.words, end: at + 1, isOrdinary: false });
    return { meaning: { kind: 'model', value: run }, end };
  }
  return text.length >= longFiller && fillerLexicon.findSimilar(text) ? { meaning: null, end: at + 1 } : null;
};

/** Reads the name or the other meaning of the words at a token. Null for words that the search does not know. */
export const readNames = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  afterBrand: boolean,
): Reading | null => readExactly(tokens, at, vocabulary, afterBrand) ?? readSimilar(tokens, at, vocabulary);

/** Whether a word that the user has not finished may become a word that says nothing about a bike. */
export const isBeginningOfFiller = (text: string): boolean =>
  text.length > 1 && fillerWords.some((word) => word.startsWith(text));
