import type { SearchableBike } from '../query/searchQuery.ts';
import { allBrands, allPlaces } from '../vocabulary/names.ts';
import { finishInSlices, visitAll } from '../work.ts';
import { type BikeTerms, termsOf, toSounds } from './bikeTerms.ts';
import type { SellerName, Vocabulary } from './understood.ts';
import { createWordIndex, type WordIndex } from './wordIndex.ts';

export type IndexEntry = { number: number; terms: BikeTerms };

export type SearchIndex = {
  /** The number of indexed bikes, including those that are not listed any more. */
  size(): number;
  covers(bikes: readonly SearchableBike[]): boolean;
  /** Adds the bikes that are not in the index yet. If a record of a bike has changed, it is added as another bike. */
  add(bikes: readonly SearchableBike[]): Promise<void>;
  vocabulary: Vocabulary;
  words: WordIndex;
  hasPlace(id: string): boolean;
  entryOf(bike: SearchableBike): IndexEntry | undefined;
};

const otherNames = new Map(
  [...allBrands, ...allPlaces.filter(({ level }) => level !== 'division')].map(
    ({ id, name, banglaName }) => [id, `${name} ${banglaName}`] as const,
  ),
);

const otherNamesOf = ({ brandId, location }: BikeTerms): string =>
  [brandId, ...location.placeIds].map((id) => otherNames.get(id) ?? '').join(' ');

export const createSearchIndex = (): SearchIndex => {
  const entries = new Map<SearchableBike, IndexEntry>();
  const words = createWordIndex();
  const sellers = new Map<string, SellerName[]>();
  const placeIds = new Set<string>();
  const knownSellers = new Set<string>();
  let work = Promise.resolve();

  const addSeller = (name: string) => {
    if (knownSellers.has(name) || name.length > 200) return;
    knownSellers.add(name);
    const seller = { name, sounds: toSounds(name) };
    for (const sound of new Set(seller.sounds)) {
      const others = sellers.get(sound);
      if (others) others.push(seller);
      else sellers.set(sound, [seller]);
    }
  };

  const addBike = (bike: SearchableBike) => {
    if (entries.has(bike)) return;
    const itsTerms = termsOf(bike);
    words.add(entries.size, bike, otherNamesOf(itsTerms));
    for (const id of itsTerms.location.placeIds) placeIds.add(id);
    addSeller(bike.sellerName);
    entries.set(bike, { number: entries.size, terms: itsTerms });
  };

  return {
    size: () => entries.size,
    covers: (bikes) => bikes.every((bike) => entries.has(bike)),
    add: (bikes) => {
      work = work.then(() => finishInSlices(visitAll(bikes, addBike)));
      return work;
    },
    vocabulary: {
      hasWord: words.has,
      hasBeginning: words.hasBeginning,
      sellersWith: (sound) => sellers.get(sound) ?? [],
    },
    words,
    hasPlace: (id) => placeIds.has(id),
    entryOf: (bike) => entries.get(bike),
  };
};
