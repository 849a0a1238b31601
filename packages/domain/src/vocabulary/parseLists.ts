import { foldText } from '../text/foldText.ts';

/** A line of a vocabulary: 'Honda: হোন্ডা, hunda'. `depth` counts the levels of two spaces before the name. */
type Line = { depth: number; name: string; others: string[]; isOrdinary: boolean };

const ordinary = /\s*\(ordinary\)/;

export const parseLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const isOrdinary = ordinary.test(line);
      const [name = '', others = ''] = line.replace(ordinary, '').split(': ');
      return {
        depth: (/^ */.exec(line)?.[0].length ?? 0) / 2,
        name: name.trim().replace(/:$/, ''),
        others: splitWords(others),
        isOrdinary,
      };
    });

export const splitWords = (text: string): string[] =>
  text
    .split(/,|\n/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns the key under which a phrase is found: its letters and digits without spaces, in the form of `foldText`. */
export const phraseKey = (phrase: string): string => foldText(phrase).replace(/[^\p{L}\p{M}\p{N}<>≤≥~+&—–/-]/gu, '');

export const readMeanings = <Meaning>(text: string, toMeaning: (name: string) => Meaning): Map<string, Meaning> =>
  new Map(
    parseLines(text).flatMap(({ name, others }) =>
      others.map((phrase) => [phraseKey(phrase), toMeaning(name)] as const),
    ),
  );

export const readList = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(phraseKey));
