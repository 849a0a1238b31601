import { addUp, isAmountWord } from '../numbers/amounts.ts';
import type { SortOrder } from '../query/searchQuery.ts';
import { toWords } from '../text/foldText.ts';
import { type Token, toTokens } from '../text/tokens.ts';
import { wordsAfterExcluded, wordsBeforeExcluded } from '../vocabulary/exclusions.ts';
import { readList } from '../vocabulary/parseLists.ts';
import { mendTokens } from './reading/mendTokens.ts';
import { andPhrases, limitsAfter, limitsBefore, orPhrases, readPhrase } from './reading/phrases.ts';
import { engineUnits, readEngine } from './reading/readEngine.ts';
import { readLimit } from './reading/readLimit.ts';
import { joinLetters } from './reading/readModel.ts';
import { isBeginningOfFiller, type Reading, readNames } from './reading/readNames.ts';
import { readUsed } from './reading/readUsed.ts';
import {
  emptyVocabulary,
  type Meaning,
  type UnderstoodPart,
  type UnderstoodQuery,
  type Vocabulary,
} from './understood.ts';

/** No real search has more words. */
const maxTokens = 40;

const readRange = (tokens: readonly Token[], at: number): Reading | null => {
  const engine = readEngine(tokens, at);
  if (engine) return { meaning: { kind: 'engineRange', value: engine.range }, end: engine.end };
  const used = readUsed(tokens, at);
  if (used) return { meaning: { kind: 'usedRange', value: used.range }, end: used.end };
  const limit = readLimit(tokens, at);
  if (!limit) return null;
  const { kind, end, range } = limit;
  if (kind === 'year') return { meaning: { kind: 'yearRange', value: range }, end };
  const { from, to } = range;
  if (from !== null && to !== null) return { meaning: { kind: 'priceRange', value: { from, to } }, end };
  if (to !== null) return { meaning: { kind: 'maxPrice', value: to }, end };
  return from === null ? null : { meaning: { kind: 'minPrice', value: from }, end };
};

/** Reads a number alone as the number in the name of a model or as an engine size: '125', '125 cc', 'পাঁচশ সিসি'. */
const readNumber = (tokens: readonly Token[], at: number): Reading | null => {
  const token = tokens[at];
  if (token?.kind === 'number' && /^\d{2,4}$/.test(token.text))
    return { meaning: { kind: 'model', value: token.text }, end: at + 1 };
  const unit = tokens.findIndex(({ text }, position) => position > at && engineUnits.has(text));
  const words = tokens.slice(at, unit).map(({ text }) => text);
  const value = unit > at && unit <= at + 3 && words.every(isAmountWord) ? addUp(words) : null;
  return value === null ? null : { meaning: { kind: 'model', value: String(value) }, end: unit };
};

/** Reads the words of a limit without a number: 'ঢাকার ভিতরে'. They say nothing about a bike. */
const readLimitWords = (tokens: readonly Token[], at: number): Reading | null => {
  const words = readPhrase(tokens, at, (key) => limitsBefore.get(key) ?? limitsAfter.get(key));
  return words && { meaning: null, end: words.end };
};

/** Reads names, or letters with spaces between them that are a longer word of a bike: 'সি ডি আই' is 'cdi', not the model CD. */
const readNamesOrLetters = (tokens: readonly Token[], at: number, vocabulary: Vocabulary, afterName: boolean) => {
  const named = readNames(tokens, at, vocabulary, afterName);
  const joined = joinLetters(tokens, at, vocabulary.hasWord);
  if (!joined || joined.end <= (named?.end ?? at)) return named;
  return { meaning: { kind: 'words', value: [joined.letters] }, end: joined.end } satisfies Reading;
};

const wordsMeaning = (token: Token): Meaning => ({
  kind: 'words',
  value: token.kind === 'quoted' ? toWords(token.text) : [token.text],
});

/** Neighbouring words are one part. */
const add = (parts: UnderstoodPart[], part: UnderstoodPart, text: string): void => {
  const last = parts.at(-1);
  if (part.kind !== 'words' || last?.kind !== 'words' || part.isAlternative) parts.push(part);
  else {
    const { from } = last;
    parts[parts.length - 1] = {
      ...last,
      value: [...last.value, ...part.value],
      to: part.to,
      text: text.slice(from, part.to),
    };
  }
};

const toQuery = (text: string, parts: readonly UnderstoodPart[]): UnderstoodQuery => ({
  text,
  parts,
  words: parts.flatMap((part) => (part.kind === 'words' ? part.value : [])),
});

const exclusionsBefore = readList(wordsBeforeExcluded);
const exclusionsAfter = readList(wordsAfterExcluded);

/** Only what a bike has can be excluded. A price and a year have words of their own, such as "above". */
const canBeExcluded = ({ kind }: Pick<Meaning, 'kind'>): boolean =>
  ['brand', 'model', 'place', 'condition', 'verified', 'seller'].includes(kind);

const readExcluded = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { meaning: Meaning; end: number } | null => {
  const before = readPhrase(tokens, at, (key) => exclusionsBefore.has(key) || undefined);
  if (!before) return null;
  const named = readNames(tokens, before.end, vocabulary, false) ?? readNumber(tokens, before.end);
  return named?.meaning && canBeExcluded(named.meaning) ? { meaning: named.meaning, end: named.end } : null;
};

/** Excludes the last part, and those before it if "or" is between them: 'হোন্ডা বা ইয়ামাহা ছাড়া'. */
const excludeLast = (parts: UnderstoodPart[], text: string, last: Token): void => {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] as UnderstoodPart;
    const to = at === parts.length - 1 ? last.to : part.to;
    parts[at] = { ...part, isExcluded: true, to, text: text.slice(part.from, to) };
    if (!part.isAlternative) return;
  }
};

/**
 * Reads what a text in Bangla, English, or Bangla in Latin letters means: 'honda or yamaha in Sylhet under 1 lakh'.
 * Words in quotes are always words. The same text with the same vocabulary always means the same.
 */
export const understand = (text: string, vocabulary: Vocabulary = emptyVocabulary): UnderstoodQuery => {
  const tokens = mendTokens(text, toTokens(text).slice(0, maxTokens), vocabulary);
  const parts: UnderstoodPart[] = [];
  let isAlternative = false;
  let isAnd = false;
  let at = 0;
  const addPart = (meaning: Meaning, first: Token, last: Token, isExcluded = false) => {
    const slice = { from: first.from, to: last.to, text: text.slice(first.from, last.to) };
    const isSameKind = parts.at(-1)?.kind === meaning.kind && canBeExcluded(meaning);
    const isOr = parts.length > 0 && (isAlternative || (isAnd && isSameKind));
    // 'not honda or yamaha' excludes both.
    const isExcludedToo = isOr && parts.at(-1)?.isExcluded === true && isSameKind;
    add(parts, { ...meaning, ...slice, isAlternative: isOr, isExcluded: isExcluded || isExcludedToo }, text);
    isAlternative = false;
    isAnd = false;
  };
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const or = readPhrase(tokens, at, (key) => orPhrases.has(key) || undefined);
    // 'honda na yamaha' means either, but 'honda na' excludes it.
    const next = tokens[at + 1];
    const isNo = exclusionsAfter.has(token.text) && (next === undefined || next.kind === 'sign');
    if (or && !isNo) {
      isAlternative = true;
      at = or.end;
      continue;
    }
    const afterName = ['brand', 'model'].includes(parts.at(-1)?.kind ?? '');
    const excluded = readExcluded(tokens, at, vocabulary);
    if (excluded) {
      addPart(excluded.meaning, token, tokens[excluded.end - 1] ?? token, true);
      at = excluded.end;
      continue;
    }
    const after = readPhrase(tokens, at, (key) => exclusionsAfter.has(key) || undefined);
    const name = parts.at(-1);
    if (after && name && canBeExcluded(name)) {
      excludeLast(parts, text, tokens[after.end - 1] ?? token);
      // The name after a comma is not excluded: 'honda nibo na, yamaha nibo'.
      at = tokens[after.end]?.text === ',' ? after.end + 1 : after.end;
      continue;
    }
    const read =
      token.kind === 'quoted'
        ? null
        : (readRange(tokens, at) ??
          readNamesOrLetters(tokens, at, vocabulary, afterName) ??
          readNumber(tokens, at) ??
          readLimitWords(tokens, at));
    const end = read?.end ?? at + 1;
    if (!read?.meaning && andPhrases.has(token.text)) isAnd = true;
    if (read?.meaning) addPart(read.meaning, token, tokens[end - 1] ?? token);
    else if (read === null && token.kind !== 'sign' && !isUnfinished(token, at === tokens.length - 1, vocabulary))
      addPart(wordsMeaning(token), token, token);
    if (token.text === ',' && (parts.at(-1)?.kind === 'brand' || parts.at(-1)?.kind === 'model')) isAlternative = true;
    at = end;
  }
  return toQuery(text, parts);
};

const isUnfinished = ({ kind, text }: Token, isLast: boolean, vocabulary: Vocabulary): boolean =>
  isLast && kind === 'word' && !vocabulary.hasBeginning(text) && isBeginningOfFiller(text);

export const asWords = (text: string): UnderstoodQuery => {
  const words = toWords(text).slice(0, maxTokens);
  if (words.length === 0) return toQuery(text, []);
  return toQuery(text, [
    { kind: 'words', value: words, text, from: 0, to: text.length, isAlternative: false, isExcluded: false },
  ]);
};

export const orderOf = (chosen: SortOrder, query: UnderstoodQuery | null): SortOrder => {
  if (chosen !== 'match') return chosen;
  return (
    query?.parts.find((part) => part.kind === 'sort')?.value ?? (query && query.words.length > 0 ? 'match' : 'newest')
  );
};
