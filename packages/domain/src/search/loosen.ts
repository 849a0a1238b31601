import type { BikeTerms } from './bikeTerms.ts';
import { fitsPart } from './limits.ts';
import type { Exclusion, UnderstoodPart } from './understood.ts';

/** A limit is loosened by at most this part. If no bike is so near, it is loosened as far as the nearest bike. */
const aLittle = 0.25;

const roundUp = (price: number): number => Math.ceil(price / 1000) * 1000;
const roundDown = (price: number): number => Math.floor(price / 1000) * 1000;

/** Returns the price at which an upper limit must end so that it includes the nearest bikes, and whether they are near. */
const endAbove = (limit: number, prices: readonly number[]) => {
  const above = prices.filter((price) => price > limit);
  const near = above.filter((price) => price <= limit * (1 + aLittle));
  if (near.length > 0) return { price: roundUp(Math.max(...near)), isNear: true };
  return above.length === 0 ? null : { price: Math.min(...above), isNear: false };
};

const endBelow = (limit: number, prices: readonly number[]) => {
  const below = prices.filter((price) => price < limit);
  const near = below.filter((price) => price >= limit * (1 - aLittle));
  if (near.length > 0) return { price: roundDown(Math.min(...near)), isNear: true };
  return below.length === 0 ? null : { price: Math.max(...below), isNear: false };
};

type Loose = { part: UnderstoodPart; isNear: boolean };

const loosenPrice = (part: UnderstoodPart, prices: readonly number[]): Loose | null => {
  if (part.kind === 'maxPrice') {
    const end = endAbove(part.value, prices);
    return end && { part: { ...part, value: end.price }, isNear: end.isNear };
  }
  if (part.kind === 'minPrice') {
    const end = endBelow(part.value, prices);
    return end && { part: { ...part, value: end.price }, isNear: end.isNear };
  }
  if (part.kind !== 'priceRange') return null;
  const { from, to } = part.value;
  const high = endAbove(to, prices);
  const low = endBelow(from, prices);
  if (high && (high.isNear || !low?.isNear))
    return { part: { ...part, value: { from, to: high.price } }, isNear: high.isNear };
  return low && { part: { ...part, value: { from: low.price, to } }, isNear: low.isNear };
};

type YearsPart = Extract<UnderstoodPart, { kind: 'yearRange' | 'usedRange' }>;

const loosenYears = (part: YearsPart, years: readonly number[]): Loose | null => {
  if (years.length === 0) return null;
  const { from, to } = part.value;
  const distanceTo = (year: number) => Math.max(from === null ? 0 : from - year, to === null ? 0 : year - to);
  const nearest = years.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? 0;
  const value = {
    from: from === null ? null : Math.min(from, nearest),
    to: to === null ? null : Math.max(to, nearest),
  };
  return { part: { ...part, value }, isNear: true };
};

/** Widens the limit of a price or a year to the nearest bikes of `excluded`. Null for another limit. */
export const loosen = (part: UnderstoodPart, excluded: readonly BikeTerms[]): Exclusion['loosened'] => {
  const loosened =
    part.kind === 'yearRange' || part.kind === 'usedRange'
      ? loosenYears(
          part,
          excluded.flatMap(({ facts }) => facts[part.kind === 'yearRange' ? 'purchaseYear' : 'yearsUsed'] ?? []),
        )
      : loosenPrice(
          part,
          excluded.flatMap(({ facts }) => facts.price ?? []),
        );
  if (loosened === null) return null;
  return { ...loosened, count: excluded.filter((terms) => fitsPart(loosened.part, terms)).length };
};
