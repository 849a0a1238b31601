import type { Bike } from '@second-gear/contract';
import { foldText, readPrice } from '@second-gear/domain';
import { detailFields } from '../../../../components/bikes/BikeCard/detailFields.ts';
import type { ListedBike } from '../../SavedBikes/BikeSummary/listedBike.ts';

/** The details that are compared, in the order of the rows. */
export const fields = [
  'resaleValue',
  'originalPrice',
  ...detailFields.map(({ field }) => field),
  'sellerName',
  'date',
  'description',
] as const satisfies readonly (keyof Bike)[];
export type Field = (typeof fields)[number];

/** Returns the value of a detail. For a bike that is not listed any more, only the stored price is known. */
export const detailOf = ({ bike, price }: ListedBike, field: Field): string =>
  (bike ? bike[field] : field === 'resaleValue' ? price : '') ?? '';

/**
 * Returns a text that is the same for equal details. Values that differ only in case, spaces or Bangla digits are equal. A
 * verified seller is not equal to a seller who is not verified.
 */
const comparable = (listed: ListedBike, field: Field): string => {
  const value = foldText(detailOf(listed, field)).trim().replace(/\s+/g, ' ');
  return field === 'sellerName' && listed.bike?.isVerified ? `${value}\n✔` : value;
};

/** Returns the details in which the bikes differ. */
export const differingFields = (bikes: readonly ListedBike[]): Field[] =>
  fields.filter((field) => new Set(bikes.map((listed) => comparable(listed, field))).size > 1);

/**
 * Returns the id of the bike with the lowest price among those for sale. Undefined if several bikes have this price, or if
 * fewer than two bikes have a readable price.
 */
export const findCheapest = (bikes: readonly ListedBike[]): string | undefined => {
  const priced = bikes
    .filter(({ status }) => status === 'available')
    .map(({ id, price }) => ({ id, price: readPrice(price) }))
    .filter((one): one is { id: string; price: number } => one.price !== null)
    .sort((a, b) => a.price - b.price);
  const [first, second] = priced;
  return first && second && first.price < second.price ? first.id : undefined;
};
