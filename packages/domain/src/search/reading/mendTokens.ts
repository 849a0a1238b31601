import { findNumberWord, findUnit, isAmountWord } from '../../numbers/amounts.ts';
import { banglaNumberWords, englishNumberWords } from '../../numbers/spokenNumbers.ts';
import { foldText } from '../../text/foldText.ts';
import { stemsOf } from '../../text/stems.ts';
import type { Token } from '../../text/tokens.ts';
import { createLexicon } from '../../vocabulary/lexicon.ts';
import { numberWords, units } from '../../vocabulary/numberWords.ts';
import { parseLines } from '../../vocabulary/parseLists.ts';
import type { Vocabulary } from '../understood.ts';
import { betweenEnds, decadeEndings } from './phrases.ts';
import { isKnown, isKnownWord } from './readNames.ts';

const spellingsIn = (list: string): (readonly [string, string])[] =>
  parseLines(list).flatMap(({ others }) => others.map((word) => [word, word] as const));

const numberLexicon = createLexicon([
  ...spellingsIn(numberWords),
  ...[...englishNumberWords, ...banglaNumberWords].map((word) => [word, word] as const),
]);
const unitLexicon = createLexicon(spellingsIn(units));

const shortestName = 3;

const isUnit = (token: Token | undefined): boolean => token?.kind === 'word' && findUnit(token.text) !== undefined;

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === 'number' || (token?.kind === 'word' && findNumberWord(token.text) !== undefined);

/** Where the words that were divided last are cut; null for a word that is not two names. */
const cuts = new Map<string, number | null>();

const findCut = (raw: string, shortestSecond: number, mostNames = 3): number | null => {
  for (let cut = raw.length - 2; cut >= shortestName; cut -= 1) {
    const [first, second] = [foldText(raw.slice(0, cut)), foldText(raw.slice(cut))];
    if (second.length < shortestSecond || !isKnown(first)) continue;
    if (isKnown(second) || (mostNames > 2 && findCut(raw.slice(cut), shortestSecond, mostNames - 1) !== null))
      return cut;
  }
  return null;
};

/** Divides 'hondabike' and 'hondacg' before 125 into two names. Null if the parts are not both names. */
const divide = (text: string, token: Token, next: Token | undefined): readonly Token[] | null => {
  const shortestSecond = next?.kind === 'number' && next.isGlued ? 2 : shortestName;
  const raw = text.slice(token.from, token.to);
  const key = `${shortestSecond}${raw}`;
  let cut = cuts.get(key);
  if (cut === undefined) {
    cut = findCut(raw, shortestSecond);
    if (cuts.size > 500) cuts.clear();
    cuts.set(key, cut);
  }
  if (cut === null) return null;
  const middle = token.from + cut;
  const second = { ...token, text: foldText(raw.slice(cut)), from: middle, isGlued: true };
  const others = isKnown(second.text) ? null : divide(text, second, next);
  return [{ ...token, text: foldText(raw.slice(0, cut)), to: middle }, ...(others ?? [second])];
};

/**
 * Divides names that are written without a space, and corrects a number word before a unit ('poncash hajar') and a unit
 * after a number ('80 thosand').
 */
export const mendTokens = (text: string, tokens: readonly Token[], vocabulary: Vocabulary): Token[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || token.text.length < 4 || token.text.length > 40) return token;
    if (stemsOf(token.text).some(isAmountWord) || isKnownWord(token.text) || vocabulary.hasWord(token.text))
      return token;
    if (isNumber(tokens[at - 1])) {
      const unit = unitLexicon.findSimilar(token.text);
      if (unit !== undefined) return { ...token, text: foldText(unit) };
    }
    const next = tokens[at + 1]?.text ?? '';
    const isBeforeAmount = betweenEnds.has(next) && isAmountWord(tokens[at + 2]?.text ?? '');
    if (isUnit(tokens[at + 1]) || isBeforeAmount || decadeEndings.has(next)) {
      const number = numberLexicon.findSimilar(token.text);
      if (number !== undefined) return { ...token, text: foldText(number) };
    }
    return divide(text, token, tokens[at + 1]) ?? token;
  });
