import type { Condition } from '@second-gear/contract';
import { findNumberWord, isAmountWord } from '../../numbers/amounts.ts';
import { sortOrders } from '../../query/searchQuery.ts';
import { distance } from '../../text/distance.ts';
import { foldText, toWordSet } from '../../text/foldText.ts';
import { soundKey } from '../../text/soundKey.ts';
import { stemsOf } from '../../text/stems.ts';
import type { Token } from '../../text/tokens.ts';
import { fillers, verbEndings, verbRoots } from '../../vocabulary/fillers.ts';
import { createLexicon } from '../../vocabulary/lexicon.ts';
import { meanings } from '../../vocabulary/meanings.ts';
import { brandLexicon, modelLexicon, placeLexicon } from '../../vocabulary/names.ts';
import { parseLines, splitWords } from '../../vocabulary/parseLists.ts';
import { synonyms } from '../../vocabulary/synonyms.ts';
import type { Meaning, Vocabulary } from '../understood.ts';
import { limitsAfter, limitsBefore, orPhrases, readPhrase } from './phrases.ts';
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
// An unknown name, such as "Monster" or "Diversion", must not be taken for a filler.
const fillerLexicon = createLexicon(
  splitWords(fillers).map((word) => [word, true] as const),
  (word) => (word.length < 7 ? 0 : 1),
);
/** Words such as colours. They are no misspelled names: "gold" is not "good". */
const ordinaryWords = new Set(
  parseLines(synonyms)
    .flatMap(({ name, others }) => [name, ...others])
    .map(foldText),
);
const fillerWords = splitWords(fillers).map(foldText);

const oneOf = (words: string): string => `(?:${splitWords(words).map(foldText).join('|')})`;
const verb = new RegExp(`^(?:${oneOf(verbRoots)}${oneOf(verbEndings)}?|[a-z]{3,}ly)$`, 'u');

/** A shorter word is too near to other words. */
const longFiller = 6;

const mostParts = 20;

/** Returns the number of a part of a place: '10', and 'দশ' or 'ten' if no unit follows. */
const readPartNumber = (token: Token | undefined): string | null => {
  if (token?.kind === 'number') return /^\d{1,2}$/.test(token.text) ? token.text : null;
  // "at" and "te" are too short to be numbers.
  if (token?.kind !== 'word' || /^[a-z]{1,2}$/.test(token.text)) return null;
  const value = findNumberWord(token.text);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= mostParts ? String(value) : null;
};

/** Words between the name of a place and its number: 'Uttara Sector 7'. */
const beforeNumber = toWordSet('- sector section block road no number সেক্টর সেকশন ব্লক রোড নং নম্বর');

/** Words after a number that belongs to no place. */
const afterOtherNumber = toWordSet('- – to cc theke s ta ti bochor year years থেকে টাকা টা টি বছর tk taka সিসি');

const readPlace = (tokens: readonly Token[], start: Reading): Reading => {
  if (start.meaning?.kind !== 'place') return start;
  let at = start.end;
  while (beforeNumber.has(tokens[at]?.text ?? '')) at += 1;
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (next && (isAmountWord(next.text) || afterOtherNumber.has(next.text))) return start;
  // A postcode says no more than the place.
  if (number?.kind === 'number' && /^[1-9]\d{3}$/.test(number.text) && !/^(?:19|20)/.test(number.text))
    return { ...start, end: at + 1 };
  const part = readPartNumber(number);
  if (part === null) return start;
  // The words may also be after the number: '৭ নম্বর সেক্টর'.
  at += 1;
  while (beforeNumber.has(tokens[at]?.text ?? '') && tokens[at]?.kind === 'word') at += 1;
  return { meaning: { ...start.meaning, value: { ...start.meaning.value, number: part } }, end: at };
};

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
    one[0] === other[0] &&
    Math.max(one.length, other.length) > 3 &&
    Math.min(one.length, other.length) >= 3 &&
    distance(one, other, 1) <= 1);

/** Reads the words of a seller's name. Two words are needed: one word is the name of many. */
const readSeller = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): Reading | null => {
  /** The sounds of a word, and of the word without a case ending: 'রহমানের'. */
  const soundsAt = (position: number): string[] =>
    tokens[position]?.kind === 'word' ? stemsOf(tokens[position]?.text ?? '').map(soundKey) : [];
  const isSoundAt = (position: number, sound: string | undefined): boolean =>
    soundsAt(position).some((one) => isNearSound(one, sound));
  const [first, second] = [soundsAt(at), soundsAt(at + 1)];
  let longest: readonly string[] = [];
  for (const { sounds } of [...first, ...second].flatMap((sound) => vocabulary.sellersWith(sound))) {
    const from = sounds.findIndex((sound, position) => isSoundAt(at, sound) && isSoundAt(at + 1, sounds[position + 1]));
    if (from < 0) continue;
    let length = 2;
    while (from + length < sounds.length && isSoundAt(at + length, sounds[from + length])) length += 1;
    if (length > longest.length) longest = sounds.slice(from, from + length);
  }
  if (longest.length < 2) return null;
  const end = at + longest.length;
  const name = tokens.slice(at, end).map(({ text }) => text);
  return { meaning: { kind: 'seller', value: { name: name.join(' '), sounds: longest.join(' ') } }, end };
};

/** The longest phrase wins. */
const readExactly = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  afterName: boolean,
): Reading | null => {
  // "der" is a case ending, and 1.5 before a unit: 'yamaha der lakh'.
  const isBeforeUnit = (length: number): boolean =>
    findNumberWord(tokens[at + length - 1]?.text ?? '') !== undefined && isAmountWord(tokens[at + length]?.text ?? '');
  const named = readPhrase(tokens, at, (key, length) =>
    length > 1 && isBeforeUnit(length) ? undefined : (meaningOf(key, 'find') ?? undefined),
  );
  const filler = readPhrase(tokens, at, (key) => fillerLexicon.find(key));
  const model = readModel(tokens, at);
  const isModel = model && (!model.isOrdinary || afterName);
  const readings: (Reading | null)[] = [
    named && readPlace(tokens, { meaning: named.value, end: named.end }),
    isModel ? { meaning: { kind: 'model', value: model.run }, end: model.end } : null,
    filler && { meaning: null, end: filler.end },
    readSeller(tokens, at, vocabulary),
  ];
  return readings.reduce((best, other) => (other && other.end > (best?.end ?? at) ? other : best), null);
};

export const isKnown = (key: string): boolean =>
  fillerLexicon.find(key) === true || meaningOf(key, 'find') !== undefined || modelLexicon.find(key) !== undefined;

/** Whether a word needs no correction: it is a name, a filler, a verb or a word around a number. @param word of `foldText` */
export const isKnownWord = (word: string): boolean =>
  isKnown(word) ||
  verb.test(word) ||
  ordinaryWords.has(word) ||
  limitsBefore.has(word) ||
  limitsAfter.has(word) ||
  orPhrases.has(word);

const readSimilar = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  afterName: boolean,
): Reading | null => {
  const isRight = (text: string): boolean => isKnownWord(text) || vocabulary.hasWord(text);
  const words = (length: number) => tokens.slice(at, at + length);
  const named = readPhrase(tokens, at, (key, length) => {
    if (length > 3 || words(length).some(({ kind }) => kind !== 'word')) return undefined;
    return words(length).every(({ text }) => isRight(text)) ? undefined : meaningOf(key, 'findSimilar');
  });
  if (named?.value) return readPlace(tokens, { meaning: named.value, end: named.end });
  const text = tokens[at]?.text ?? '';
  if (tokens[at]?.kind !== 'word' || vocabulary.hasWord(text) || isKnown(text) || ordinaryWords.has(text)) return null;
  if (verb.test(text)) return { meaning: null, end: at + 1 };
  const model = readPhrase(tokens, at, (key, length) =>
    length <= 2 && words(length).every(({ kind }) => kind === 'word') ? modelLexicon.findSimilar(key) : undefined,
  );
  if (model && (!model.value.isOrdinary || afterName)) {
    const { run, end } = readNumbers(tokens, { run: model.value.words, end: model.end, isOrdinary: false });
    return { meaning: { kind: 'model', value: run }, end };
  }
  return text.length >= longFiller && fillerLexicon.findSimilar(text) ? { meaning: null, end: at + 1 } : null;
};

export const readNames = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  afterName: boolean,
): Reading | null => readExactly(tokens, at, vocabulary, afterName) ?? readSimilar(tokens, at, vocabulary, afterName);

export const isBeginningOfFiller = (text: string): boolean =>
  text.length > 1 && fillerWords.some((word) => word.startsWith(text));
