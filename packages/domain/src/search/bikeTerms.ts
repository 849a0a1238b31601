import { type BikeFacts, factsOf } from '../bikes/bikeFacts.ts';
import type { SearchableBike } from '../query/searchQuery.ts';
import { cached } from '../text/cached.ts';
import { toWords } from '../text/foldText.ts';
import { soundKey } from '../text/soundKey.ts';
import { toTokens } from '../text/tokens.ts';
import { brandIdOf } from '../vocabulary/names.ts';
import { type Location, readLocation } from '../vocabulary/readLocation.ts';
import { readModel } from './reading/readModel.ts';

export type BikeTerms = {
  facts: BikeFacts;
  brandId: string;
  /** The words of the bike's name with a space before and after each: ' honda cd 80 ', also for 'হোন্ডা সিডি ৮০'. */
  name: string;
  location: Location;
  /** The sounds of the seller's name, with a space before and after each. */
  seller: string;
  isVerified: boolean;
};

/** Further characters of a name do not count. */
const maxLength = 200;

const readName = (bikeName: string): string => {
  const tokens = toTokens(bikeName.slice(0, maxLength));
  const words: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const model = readModel(tokens, at);
    words.push(model?.run ?? tokens[at]?.text ?? '');
    at = model?.end ?? at + 1;
  }
  return ` ${words.join(' ')} `;
};

export const toSounds = (name: string): string[] => toWords(name).map(soundKey);

const nameOf = cached(readName);
const sellerOf = cached((name) => ` ${toSounds(name.slice(0, maxLength)).join(' ')} `);
const brandOf = cached(brandIdOf);

export const termsOf = (bike: SearchableBike): BikeTerms => ({
  facts: factsOf(bike),
  brandId: brandOf(bike.brandName),
  name: nameOf(bike.bikeName),
  location: readLocation(bike.location),
  seller: sellerOf(bike.sellerName),
  isVerified: bike.isVerified === true,
});
