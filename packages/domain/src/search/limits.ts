import { foldText } from '../text/foldText.ts';
import { allPlaces, otherModelNames } from '../vocabulary/names.ts';
import type { BikeTerms } from './bikeTerms.ts';
import type { NamedPlace, UnderstoodPart } from './understood.ts';

export type LimitGroup = { parts: readonly UnderstoodPart[]; fits(terms: BikeTerms): boolean };

const isWithin = (value: number | null, from: number | null, to: number | null): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

const isNumberIn = (text: string, words: string): boolean => /^\d+$/.test(text) && words.includes(` ${text} `);

const isAt = ({ id, number }: NamedPlace, { placeIds, words }: BikeTerms['location']): boolean =>
  placeIds.has(id) && (number === null || words.includes(` ${number} `));

/** Returns the engine size in the name of a bike: its first number of the size of an engine. */
const engineSizeOf = (name: string): number | null => {
  const size = name.split(' ').find((word) => /^(?:[4-9]\d|\d{3}|1\d{3})$/.test(word));
  return size === undefined ? null : Number(size);
};

/** Words and orders are no limits: every bike fits them. */
export const fitsPart = (part: UnderstoodPart, terms: BikeTerms): boolean => {
  const { price, purchaseYear, yearsUsed, condition } = terms.facts;
  switch (part.kind) {
    case 'brand':
      return terms.brandId === part.value.id;
    case 'model':
      // A number alone may also be a part of a place, such as Mirpur 10.
      return hasModel(terms.name, part.value) || isNumberIn(part.value, terms.location.words);
    case 'place':
      return isAt(part.value, terms.location);
    case 'maxPrice':
      return isWithin(price, null, part.value);
    case 'minPrice':
      return isWithin(price, part.value, null);
    case 'priceRange':
      return isWithin(price, part.value.from, part.value.to);
    case 'condition':
      return condition === foldText(part.value);
    case 'yearRange':
      return isWithin(purchaseYear, part.value.from, part.value.to);
    case 'usedRange':
      return isWithin(yearsUsed, part.value.from, part.value.to);
    case 'engineRange':
      return isWithin(engineSizeOf(terms.name), part.value.from, part.value.to);
    case 'verified':
      return terms.isVerified;
    case 'seller':
      return terms.seller.includes(` ${part.value.sounds} `);
    case 'sort':
    case 'words':
      return true;
  }
};

const placesById = new Map(allPlaces.map((place) => [place.id, place]));
/** The letters that a model of several words or letters needs: 'cub 70' is also in 'c 70 super cub'. */
const namedModel = /^([a-z]{3,}(?: [a-z]{3,})*) (\d+)$/;

/** Whether a name has a model. A word and its number may be apart, letters and their number may not. */
const hasModel = (name: string, model: string): boolean => {
  if ([model, ...(otherModelNames.get(model) ?? [])].some((run) => name.includes(` ${run} `))) return true;
  const [, words, number] = namedModel.exec(model) ?? [];
  return words !== undefined && name.includes(` ${words} `) && name.includes(` ${number} `);
};

const levelOf = (part: UnderstoodPart): string =>
  part.kind === 'place' ? (placesById.get(part.value.id)?.level ?? '') : '';

/** A model with its number. No bike has two of them. */
const namesModel = /[a-z].* \d/;

/**
 * Divides parts into groups of which a bike must fit one part each. Two brands or two conditions are alternatives also
 * without "or". So are two places of the same level: "Mirpur Uttara" is either, "Mirpur Dhaka" is Mirpur in Dhaka. Of
 * several excluded parts, a bike may fit none.
 */
export const toGroups = (parts: readonly UnderstoodPart[]): LimitGroup[] => {
  const groups = new Map<string, UnderstoodPart[]>();
  let lastKey = '';
  const hasOr = parts.some(({ isAlternative }) => isAlternative);
  parts.forEach((part, at) => {
    if (part.kind === 'words' || part.kind === 'sort') return;
    const before = parts[at - 1];
    const isOr = part.isAlternative && before?.kind === part.kind;
    const isChoice = ['brand', 'condition', 'seller'].includes(part.kind) || (part.kind === 'model' && hasOr);
    let key = isChoice ? part.kind : `${part.kind} ${at}`;
    if (part.kind === 'model' && namesModel.test(part.value)) key = 'model';
    if (part.kind === 'place') key = `place ${levelOf(isOr && before ? before : part)}`;
    // '1993 or 1994'.
    else if (isOr && part.kind !== 'model') key = lastKey;
    if (part.isExcluded) key = `not ${at}`;
    lastKey = key;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  });
  return [...groups.values()].map((alternatives) => ({
    parts: alternatives,
    fits: (terms) => alternatives.some((part) => fitsPart(part, terms) !== part.isExcluded),
  }));
};
