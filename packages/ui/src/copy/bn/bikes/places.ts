import { toBanglaPlaces } from '@second-gear/domain';

export const bnPlaces = { places: { formats: { place: toBanglaPlaces } } };
