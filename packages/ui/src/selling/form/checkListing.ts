import { toPoisha } from '@second-gear/contract';
import { readPrice, readYear, toLatinDigits, toWords } from '@second-gear/domain';
import { isBlank } from '../../lib/isBlank.ts';
import { readPhones } from '../phone.ts';
import type { BikeDraft } from './newBike.ts';

/** In the order of the form. */
export const listingChecks = [
  'name',
  'price',
  'originalPrice',
  'year',
  'phone',
  'location',
  'description',
  'photo',
] as const;
type ListingCheck = (typeof listingChecks)[number];

/** In characters. */
const longDescription = 80;
const shortSentences = 40;

/** Two sentences, also in Bangla, or a text of that length without full stops. */
const isGoodDescription = (text: string): boolean => {
  const sentences = text.split(/[.!?।]+(?:\s|$)/).filter((sentence) => !isBlank(sentence));
  return text.length >= (sentences.length >= 2 ? shortSentences : longDescription);
};

/** The seller can send the form without these points, because it is valid when no field is empty. */
export const checkListing = (values: BikeDraft): Record<ListingCheck, boolean> => {
  const price = readPrice(values.resaleValue);
  const originalPrice = readPrice(values.originalPrice);
  return {
    // The brand and the model, such as 'Honda CG125'.
    name: toWords(values.bikeName).length >= 2,
    price: toPoisha(toLatinDigits(values.resaleValue)) !== undefined,
    // With an original price above the price, buyers see how much they save.
    originalPrice: price !== null && originalPrice !== null && originalPrice > price,
    year: readYear(values.purchaseYear) !== null,
    phone: readPhones(values.phone).length > 0,
    // An area and a city, such as 'Mirpur 10, Dhaka'.
    location: values.location.split(/[,،]/).filter((part) => !isBlank(part)).length >= 2,
    description: isGoodDescription(values.description.trim()),
    photo: values.photo !== null,
  };
};
