import { foldText, toLatinDigits } from './foldText.ts';
import { beforeJoinedUnit } from './stems.ts';

export type Token = {
  kind: 'word' | 'number' | 'sign' | 'quoted';
  /** In the form of `foldText`. A number has Latin digits and no commas. */
  text: string;
  from: number;
  to: number;
  isGlued: boolean;
};

/** A number may have commas and a decimal point: '1,20,000', '১.৫'. */
const pattern = /["“”]([^"“”]+)["“”]|(\p{N}(?:[\p{N}.,]*\p{N})?)|([\p{L}\p{M}\u200b-\u200d]+)|\/[-=]|[-–—~+/,&<>≤≥৳]/gu;

/** Letters and digits are separate tokens: 'cg125' and 'cg 125' are the same. Signs such as '?' are left out. */
export const toTokens = (text: string): Token[] => {
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], raw: string, from: number) => {
    const to = from + raw.length;
    const folded = kind === 'number' ? toLatinDigits(raw).replaceAll(',', '') : foldText(raw);
    tokens.push({ kind, text: folded, from, to, isGlued: from > 0 && !/\s/.test(text.charAt(from - 1)) });
  };
  // The letter O after a digit is a zero: '1oo'.
  const digits = text.replace(/(?<=\d)o+(?!\p{L})/giu, (letters) => '0'.repeat(letters.length));
  for (const match of digits.matchAll(pattern)) {
    const [raw, quoted, number, word] = match;
    // The s of "cox's" and "honda's" is an ending, but that of "1990's" is a decade.
    const isEnding = raw.toLowerCase() === 's' && /['’]/.test(text.charAt(match.index - 1));
    // '/-' and '/=' stand after an amount of money.
    if (/^\/[-=]$/.test(raw) || (isEnding && tokens.at(-1)?.kind === 'word')) continue;
    if (quoted !== undefined) add('quoted', raw, match.index);
    else if (number !== undefined) add('number', raw, match.index);
    else if (word === undefined) add('sign', raw, match.index);
    else {
      let from = match.index;
      for (const part of raw.split(beforeJoinedUnit)) {
        add('word', part, from);
        from += part.length;
      }
    }
  }
  return tokens;
};
