import type { Bike } from '@second-gear/contract';
import { readYear, toWords } from '@second-gear/domain';

type NameAndYear = Pick<Bike, 'bikeName' | 'purchaseYear'>;

/** Two entries with the same text are probably the same bike. Null while name or year is missing. */
const identityOf = ({ bikeName, purchaseYear }: NameAndYear): string | null => {
  const name = toWords(bikeName).join(' ');
  const year = readYear(purchaseYear ?? '');
  return name === '' || year === null ? null : `${name} ${year}`;
};

/** @param ofSeller all bikes of the seller. Sold bikes do not count. */
export const findSameBike = (bike: NameAndYear, ofSeller: readonly Bike[]): Bike | null => {
  const identity = identityOf(bike);
  if (identity === null) return null;
  return ofSeller.find((other) => !other.soldOut && identityOf(other) === identity) ?? null;
};
