import type { Bike } from '@second-gear/contract';
import { toWords } from '../../lib/foldText.ts';
import { readYear } from '../../lib/readNumber.ts';

type NameAndYear = Pick<Bike, 'bikeName' | 'purchaseYear'>;

/**
 * What identifies a bike for its seller: the words of its name, without differences in case, spaces and digits, and its
 * purchase year. Null while one of them is missing.
 */
const identityOf = ({ bikeName, purchaseYear }: NameAndYear): string | null => {
  const name = toWords(bikeName).join(' ');
  const year = readYear(purchaseYear ?? '');
  return name === '' || year === null ? null : `${name} ${year}`;
};

/** Finds a bike for sale of the same seller that seems to be the same one. Null if there is none. */
export const findSameBike = (bike: NameAndYear, ofSeller: readonly Bike[]): Bike | null => {
  const identity = identityOf(bike);
  if (identity === null) return null;
  return ofSeller.find((other) => !other.soldOut && identityOf(other) === identity) ?? null;
};
