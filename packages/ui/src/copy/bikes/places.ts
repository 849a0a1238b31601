import { createCopy } from '../../language/createCopy.ts';

/** Of their own, because the names of all places are large, and English pages do not need them. */
export const enPlaces = { places: { formats: { place: (location: string): string => location } } };

export const usePlacesCopy = createCopy(enPlaces, async () => (await import('../bn/bikes/places.ts')).bnPlaces);
