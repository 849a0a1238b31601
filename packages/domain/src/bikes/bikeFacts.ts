import type { Bike } from '@second-gear/contract';
import { readPrice, readYear, readYearsUsed } from '../numbers/readNumber.ts';
import { foldText, toWords } from '../text/foldText.ts';
import { maxPlaces, placeWords } from '../vocabulary/readLocation.ts';

/**
 * The values that `factsOf` reads from the free texts of a bike. The search filters and sorts by them. A value is null if
 * its text cannot be read.
 */
export type BikeFacts = {
  /** In BDT. */
  price: number | null;
  /** How much less the bike costs than its original price: 0.25 for 25 %. */
  discount: number | null;
  purchaseYear: number | null;
  yearsUsed: number | null;
  /** The time when the bike was posted, in ms since 1970. */
  postedAt: number | null;
  condition: string;
  places: Places;
};

/** The areas and cities in the location of a bike. */
export type Places = {
  /** The names of the places, as the seller has written them, by the keys of `toPlaceKey`. */
  names: ReadonlyMap<string, string>;
  /** The keys of all places that contain the bike. A bike in 'mirpur 10' has the key 'mirpur' too. */
  keys: ReadonlySet<string>;
};

/**
 * Returns the same text for all bikes of a seller. Old records have no e-mail address: they count as bikes of one seller,
 * because nothing shows that they are of several. `name+anything@` and `name@` are the same mailbox.
 */
export const sellerKey = ({ email }: Pick<Bike, 'email'>): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Returns the key of a place. All names and spellings of a place have the same key. */
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

// The places of each location are computed only once, because many bikes have the same location.
const placesByLocation = new Map<string, Places>();
const placesOf = (location: string): Places => {
  const known = placesByLocation.get(location);
  if (known) return known;
  const places = readPlaces(location);
  placesByLocation.set(location, places);
  return places;
};

const readFacts = (bike: Bike): BikeFacts => {
  const price = readPrice(bike.resaleValue);
  const originalPrice = readPrice(bike.originalPrice);
  const postedAt = Date.parse(bike.date);
  return {
    price,
    discount: price === null || originalPrice === null ? null : (originalPrice - price) / originalPrice,
    purchaseYear: readYear(bike.purchaseYear ?? ''),
    yearsUsed: readYearsUsed(bike.usedYears),
    postedAt: Number.isNaN(postedAt) ? null : postedAt,
    condition: foldText(bike.condition).trim(),
    // Most pages need no places, and reading them needs the names of all places.
    get places() {
      return placesOf(bike.location);
    },
  };
};

const knownFacts = new WeakMap<Bike, BikeFacts>();

/**
 * Returns the facts of a bike. They are computed once for each bike and then cached, because a list may have ten thousand
 * bikes.
 */
export const factsOf = (bike: Bike): BikeFacts => {
  const known = knownFacts.get(bike);
  if (known) return known;
  const facts = readFacts(bike);
  knownFacts.set(bike, facts);
  return facts;
};
