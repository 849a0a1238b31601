import type { Bike } from '@second-gear/contract';
import { foldText, readPrice } from '@second-gear/domain';
import { detailFields } from '../../../../components/bikes/BikeCard/detailFields.ts';
import type { ListedBike } from '../../SavedBikes/BikeSummary/listedBike.ts';

/** In the order of the rows. */
export const fields = [
  'resaleValue',
  'originalPrice',
  ...detailFields.map(({ field }) => field),
  'sellerName',
  'date',
  'description',
] as const satisfies readonly (keyof Bike)[];
export type Field = (typeof fields)[number];

/** For a bike that is not listed any more, only the stored price is known. */
export const detailOf = ({ bike, price }: ListedBike, field: Field): string =>
  (bike ? bike[field] : field === 'resaleValue' ? price : '') ?? '';

/** Values that differ only in case, spaces or Bangla digits are equal. A verified seller equals no other seller. */
const comparable = (listed: ListedBike, field: Field): string => {
  const value = foldText(detailOf(listed, field)).trim().replace(/\s+/g, ' ');
  return field === 'sellerName' && listed.bike?.isVerified ? `${value}\n✔` : value;
};

export const differingFields = (bikes: readonly ListedBike[]): Field[] =>
  fields.filter((field) => new Set(bikes.map((listed) => comparable(listed, field))).size > 1);

/** Among the bikes for sale. Undefined if several have this price, or fewer than two a readable one. */
export const findCheapest = (bikes: readonly ListedBike[]): string | undefined => {
  const priced = bikes
    .filter(({ status }) => status === 'available')
    .map(({ id, price }) => ({ id, price: readPrice(price) }))
    .filter((one): one is { id: string; price: number } => one.price !== null)
    .sort((a, b) => a.price - b.price);
  const [first, second] = priced;
  return first && second && first.price < second.price ? first.id : undefined;
};
