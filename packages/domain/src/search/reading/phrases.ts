import { isAmountWord } from '../../numbers/amounts.ts';
import type { NumberRange } from '../../query/searchQuery.ts';
import type { Token } from '../../text/tokens.ts';
import { andWords, orWords, rangeWords, wordsAfterNumber, wordsBeforeNumber } from '../../vocabulary/limitWords.ts';
import { decades } from '../../vocabulary/numberWords.ts';
import { readList, readMeanings } from '../../vocabulary/parseLists.ts';

/** The meaning of a word such as "under". `between` begins a range. */
export type Limit = '<' | '<=' | '>' | '>=' | 'between';

const toLimit = (name: string) => name as Limit;
export const limitsBefore = readMeanings(wordsBeforeNumber, toLimit);
export const limitsAfter = readMeanings(wordsAfterNumber, toLimit);
export const betweenEnds = readList(rangeWords);
export const andPhrases = readList(andWords);
export const orPhrases = readList(orWords);
export const decadeWords = readMeanings(decades, Number);

/** Words after the number of a decade: '80s', 'আশির দশক'. */
export const decadeEndings = readList('s, doshok, doshoker, doshoke, দশক, দশকের, দশকে');

const longestPhrase = 4;

/** Whether a word is the first letter of a model, as in 'yamaha r x 100', and not a case ending. */
const isFirstLetter = (word: string, next: Token | undefined): boolean =>
  /^[a-z]$/.test(word) && next !== undefined && /^(?:[a-z]|\d+)$/.test(next.text);

/** Finds the longest phrase at a token, and the position after it. Nothing in quotes is in a phrase. */
export const readPhrase = <Value>(
  tokens: readonly Token[],
  at: number,
  find: (key: string, length: number) => Value | undefined,
): { value: Value; end: number } | null => {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.some(({ kind }) => kind === 'quoted')) continue;
    // 'ঢাকা ও' is no form of ঢাকাও.
    const last = phrase.at(-1)?.text ?? '';
    if (length > 1 && (andPhrases.has(last) || isFirstLetter(last, tokens[at + length]))) continue;
    const value = find(phrase.map(({ text }) => text).join(''), length);
    if (value !== undefined) return { value, end: at + length };
  }
  return null;
};

/** "under" in 'honda 1990 under 1 lakh' belongs to the number after it. */
export const readLimitAfter = (tokens: readonly Token[], at: number): { value: Limit; end: number } | null => {
  const after = readPhrase(tokens, at, (key) => limitsAfter.get(key));
  if (!after) return null;
  const isBeforeNumber = readPhrase(tokens, at, (key) => limitsBefore.get(key))?.end === after.end;
  return isBeforeNumber && isAmountWord(tokens[after.end]?.text ?? '') ? null : after;
};

/** The range of whole numbers that a limit allows. Null without a limit. @param last the last year of a decade */
export const toRange = (limit: Limit | null | undefined, first: number, last = first): NumberRange | null => {
  if (limit === '<') return { from: null, to: first - 1 };
  if (limit === '<=') return { from: null, to: last };
  if (limit === '>') return { from: last + 1, to: null };
  return limit === '>=' ? { from: first, to: null } : null;
};

export const skip = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): number => {
  let end = at;
  while (tokens[end] && words.has(tokens[end]?.text ?? '')) end += 1;
  return end;
};
