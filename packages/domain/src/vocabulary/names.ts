import type { Named } from '../search/understood.ts';
import { foldText, isBangla, toWords } from '../text/foldText.ts';
import { brands } from './brands.ts';
import { createLexicon } from './lexicon.ts';
import { models, modelWordList } from './models.ts';
import { parseLines, phraseKey } from './parseLists.ts';
import { places } from './places.ts';

const toNamed = (name: string, others: readonly string[]): Named => ({
  id: phraseKey(name),
  name,
  banglaName: others.find(isBangla) ?? name,
});

export const allBrands: readonly Named[] = parseLines(brands).map(({ name, others }) => toNamed(name, others));

export const brandNames: readonly (readonly [string, Named])[] = parseLines(brands).flatMap(({ name, others }) => {
  const brand = allBrands.find((one) => one.name === name) as Named;
  return [name, ...others].map((spelling) => [spelling, brand] as const);
});

export type Place = Named & {
  level: 'division' | 'district' | 'area';
  /** Their ids, the smallest place first. */
  within: readonly string[];
};

const readPlaces = () => {
  const path: Place[] = [];
  return parseLines(places).map(({ depth, name, others }) => {
    path.length = depth;
    const named = toNamed(name, others);
    const place: Place = {
      ...named,
      level: depth === 0 ? 'division' : depth === 1 ? 'district' : 'area',
      within: [named.id, ...path.map(({ id }) => id).toReversed()],
    };
    path.push(place);
    return { place, names: [name, ...others] };
  });
};

const placesRead = readPlaces();

export const allPlaces: readonly Place[] = placesRead.map(({ place }) => place);

/** Districts are first, so that they win over an area of a similar name. */
export const placeNames: readonly (readonly [string, Place])[] = placesRead
  .toSorted((a, b) => Number(a.place.level === 'area') - Number(b.place.level === 'area'))
  .flatMap(({ place, names }) => names.map((name) => [name, place] as const));

type ModelWord = {
  /** The word in the form of `toWords`: 'super cub'. */
  words: string;
  /** True for a word that is a model only beside a brand or a number. */
  isOrdinary: boolean;
};

/** Other names of models, as runs of words and numbers: people also call a C 50 a Cub 50. */
export const otherModelNames: ReadonlyMap<string, readonly string[]> = new Map(
  parseLines(models).flatMap(({ depth, name, others }) =>
    depth === 1 ? others.map((other) => [toWords(other).join(' '), [toWords(name).join(' ')]] as const) : [],
  ),
);

export const allModels: readonly string[] = parseLines(models)
  .filter(({ depth }) => depth === 1)
  .map(({ name }) => name);

/** The models as runs of words and numbers: 'cg 125', 'h 100 s'. */
export const modelRuns: readonly string[] = [
  ...allModels.map((name) => toWords(name).join(' ')),
  ...otherModelNames.keys(),
];

/** The letters with which the names of models begin: 'cg', 'rx'. */
const modelLetters = allModels.flatMap((name) => /^[A-Z]{1,3}(?= )/.exec(name)?.[0] ?? []);

const modelWords: readonly (readonly [string, ModelWord])[] = [
  ...parseLines(modelWordList).flatMap(({ name, others, isOrdinary }) =>
    [name, ...others].map((spelling) => [spelling, { words: toWords(name).join(' '), isOrdinary }] as const),
  ),
  ...modelLetters.map((letters) => [letters, { words: letters.toLowerCase(), isOrdinary: false }] as const),
];

export const modelLexicon = createLexicon(modelWords);
export const brandLexicon = createLexicon(brandNames);
export const placeLexicon = createLexicon(placeNames);

export const brandIdOf = (brandName: string): string =>
  brandLexicon.find(phraseKey(brandName))?.id ?? foldText(brandName);
