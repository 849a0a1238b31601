import type { Bike } from '@second-gear/contract';
import { readYear, toWords } from '@second-gear/domain';

type NameAndYear = Pick<Bike, 'bikeName' | 'purchaseYear'>;

/**
 * The text with which duplicates are found: two entries with the same text are probably the same bike. It has the words of
 * the name and the purchase year. Upper and
 * lower case, spaces, and Bangla or Latin digits make no difference. Null while the name or the year is missing.
 */
const identityOf = ({ bikeName, purchaseYear }: NameAndYear): string | null => {
  const name = toWords(bikeName).join(' ');
  const year = readYear(purchaseYear ?? '');
  return name === '' || year === null ? null : `${name} ${year}`;
};

/**
 * Finds the bike that the seller probably has added before. Null if there is none.
 *
 * @param ofSeller all bikes of the seller. Sold bikes do not count.
 */
export const findSameBike = (bike: NameAndYear, ofSeller: readonly Bike[]): Bike | null => {
  const identity = identityOf(bike);
  if (identity === null) return null;
  return ofSeller.find((other) => !other.soldOut && identityOf(other) === identity) ?? null;
};
