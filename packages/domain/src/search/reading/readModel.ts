import { addUp, findNumberWord, findUnit, isAmountWord } from '../../numbers/amounts.ts';
import { toLatinLetters } from '../../text/letterNames.ts';
import type { Token } from '../../text/tokens.ts';
import { modelLexicon, modelRuns } from '../../vocabulary/names.ts';
import { readPhrase } from './phrases.ts';
import { isAmountAt } from './readLimit.ts';

/** The words and numbers of a model, 'cg 125', and the position after them. */
type ReadModel = {
  run: string;
  end: number;
  /** True for an ordinary word, such as "classic", without a number. */
  isOrdinary: boolean;
};

const allRuns = modelRuns.map((run) => `${run} `);

const isKnownRun = (run: string): boolean => allRuns.some((known) => known.startsWith(`${run} `));

/** Returns the Latin letters of a token: 'cg' and 'সিজি' are 'cg'. Null for a longer word. */
const lettersOf = ({ kind, text }: Token): string | null => {
  if (kind !== 'word') return null;
  return /^[a-z]{1,4}$/.test(text) ? text : toLatinLetters(text);
};

/** Of the letters, or of the number, of one model: 'সি বি আর', 'one twenty five'. */
const mostWords = 4;

/**
 * Joins the names of letters at a token, the most first: 'r x', 'r-x' and 'আর এক্স' are 'rx'. Letters that are not
 * known stay words of their own, such as আর, which also means "and".
 */
export const joinLetters = (
  tokens: readonly Token[],
  at: number,
  isKnown: (letters: string) => boolean,
): { letters: string; end: number } | null => {
  const found: { letters: string; end: number }[] = [];
  let letters = '';
  for (let end = at, count = 0; count < mostWords; count += 1) {
    const token = tokens[end];
    const next = token?.kind === 'word' ? (/^[a-z]$/.test(token.text) ? token.text : toLatinLetters(token.text)) : null;
    if (next === null) break;
    letters += next;
    end += 1;
    if (count > 0) found.push({ letters, end });
    if (tokens[end]?.text === '-' && tokens[end]?.isGlued) end += 1;
  }
  return found.findLast((one) => isKnown(one.letters)) ?? null;
};

/** Reads a number in words that makes a known model: 'ওয়ান ফাইভ' after 'আর' is 15, and 'three fifty' after 'bullet' is 350. */
const readSpokenNumber = (
  tokens: readonly Token[],
  at: number,
  run: string,
): { number: string; end: number } | null => {
  let end = at;
  while (end < at + mostWords && tokens[end]?.kind === 'word' && isAmountWord(tokens[end]?.text ?? '')) end += 1;
  for (; end > at; end -= 1) {
    const words = tokens.slice(at, end).map(({ text }) => text);
    // 1, 20, 5 is 125.
    const values = words.map((word) => findNumberWord(word) ?? '?').join(' ');
    const inRow = values.replace(/([2-9])0 (\d)\b/g, '$1$2').replaceAll(' ', '');
    // "hundred" alone is one hundred.
    const added = addUp(findUnit(words[0] ?? '') === undefined ? words : ['1', ...words]);
    const number = [inRow, String(added)].find((one) => isKnownRun(`${run} ${one}`));
    if (number !== undefined) return { number, end };
  }
  return null;
};

/** Whether a number can belong to a model: it is no year and no price. */
const isModelNumber = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d{1,4}$/.test(token.text)) return false;
  const next = tokens[at + 1];
  const isUnit = next?.kind === 'word' && findUnit(next.text) !== undefined && isAmountAt(tokens, at + 1);
  if (isUnit && next.text !== 'l') return false;
  return token.isGlued || !/^(?:19|20)\d\d$/.test(token.text);
};

/** Returns the beginning of a model: a word such as "bullet", or letters before a number. */
const readStart = (tokens: readonly Token[], at: number): ReadModel | null => {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const known = readPhrase(tokens, at, (key, length) => {
    const word = modelLexicon.find(key);
    // One letter alone, and a word that only looks like letters with an ending, is no model.
    return word && (length > 1 || word.words.length > 1) ? word : undefined;
  });
  if (known) {
    const { words, isOrdinary } = known.value;
    return { run: words, end: known.end, isOrdinary };
  }
  const joined = joinLetters(tokens, at, isKnownRun);
  if (joined) return { run: joined.letters, end: joined.end, isOrdinary: false };
  const letters = lettersOf(token);
  if (letters === null) return null;
  // 'H-100' and 'H 100'.
  const number = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  if (isModelNumber(tokens, number)) {
    const isWritten = tokens[at + 1]?.isGlued || token.text !== letters;
    return isWritten || isKnownRun(letters) ? { run: letters, end: at + 1, isOrdinary: false } : null;
  }
  if (isKnownRun(letters) && readSpokenNumber(tokens, at + 1, letters))
    return { run: letters, end: at + 1, isOrdinary: false };
  // Bangla names of letters without a number: 'সিজি'.
  const isSpelled = token.text !== letters && letters.length > 1;
  return isSpelled && isKnownRun(letters) ? { run: letters, end: at + 1, isOrdinary: false } : null;
};

/** Reads the model that begins at a token: 'cg125', 'সিজি ১২৫', 'H-100 S', 'bullet 350'. */
export const readModel = (tokens: readonly Token[], at: number): ReadModel | null => {
  const start = readStart(tokens, at);
  return start && readNumbers(tokens, start);
};

export const readNumbers = (tokens: readonly Token[], start: ReadModel): ReadModel => {
  let { run, end } = start;
  if (tokens[end]?.text === '-' && tokens[end]?.isGlued && isModelNumber(tokens, end + 1)) end += 1;
  if (!isModelNumber(tokens, end)) {
    const spoken = readSpokenNumber(tokens, start.end, run);
    return spoken ? { run: `${run} ${spoken.number}`, end: spoken.end, isOrdinary: false } : start;
  }
  run += ` ${tokens[end]?.text}`;
  end += 1;
  const suffix = tokens[end];
  const letters = suffix && lettersOf(suffix);
  if (suffix && letters && letters.length <= 2 && !/^c+$/.test(letters)) {
    const isWritten = suffix.isGlued && letters !== 's';
    if (isWritten || isKnownRun(`${run} ${letters}`)) {
      run += ` ${letters}`;
      end += 1;
    }
  }
  return { run, end, isOrdinary: false };
};
