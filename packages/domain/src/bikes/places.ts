import type { Bike } from '@second-gear/contract';
import { cached } from '../text/cached.ts';
import { toWords } from '../text/foldText.ts';
import { maxPlaces, placeWords } from '../vocabulary/readLocation.ts';

export type Places = {
  /** The names of the places, as the seller has written them, by the keys of `toPlaceKey`. */
  names: ReadonlyMap<string, string>;
  /** The keys of all places that contain the bike. A bike in 'mirpur 10' has the key 'mirpur' too. */
  keys: ReadonlySet<string>;
};

/** Returns the same key for all names and spellings of a place. */
export const toPlaceKey = (place: string): string => placeWords(place).join(' ');

export const isSamePlace = (one: string, other: string): boolean =>
  one === other || toPlaceKey(one) === toPlaceKey(other);

/** The parts of a location that count as places, as the seller has written them. */
const placeNames = (location: string): string[] =>
  location
    .split(/[,،;|/\n]|\s[-–—]\s/u)
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .filter((name) => name.length <= 60 && toWords(name).length > 0)
    .slice(0, maxPlaces);

const readPlaces = (location: string): Places => {
  const names = new Map<string, string>();
  const keys = new Set<string>();
  for (const name of placeNames(location)) {
    const words = placeWords(name);
    if (!names.has(words.join(' '))) names.set(words.join(' '), name);
    words.forEach((_, at) => {
      keys.add(words.slice(0, at + 1).join(' '));
    });
    // 'Mirpur 10' and 'Mirpur 11' are parts of 'Mirpur', which is therefore a place too.
    const area = name.replace(/[\s-]+[\d০-৯]+$/u, '');
    const areaKey = toPlaceKey(area);
    if (areaKey !== '' && !names.has(areaKey)) names.set(areaKey, area);
  }
  return { names, keys };
};

const placesAt = cached(readPlaces);

export const placesOf = ({ location }: Pick<Bike, 'location'>): Places => placesAt(location);
