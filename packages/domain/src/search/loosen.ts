import type { BikeTerms } from './bikeTerms.ts';
import { fitsPart } from './limits.ts';
import type { Exclusion, UnderstoodPart } from './understood.ts';

/** A limit is first loosened by a quarter. */
const aLittle = 0.25;
/** If no bike is so near, it is loosened as far as this number of bikes. */
const fewest = 3;

const roundUp = (price: number): number => Math.ceil(price / 1000) * 1000;
const roundDown = (price: number): number => Math.floor(price / 1000) * 1000;

/** Returns the number at which the limit must end so that it includes some of the values, the nearest first. */
const endAt = (sorted: readonly number[], isNear: (value: number) => boolean): number | null => {
  const near = sorted.filter(isNear);
  return (near.length > 0 ? near.at(-1) : sorted.slice(0, fewest).at(-1)) ?? null;
};

const ascending = (a: number, b: number): number => a - b;

const loosenPrice = (part: UnderstoodPart, prices: readonly number[]): UnderstoodPart | null => {
  const above = (limit: number) =>
    endAt(prices.filter((price) => price > limit).toSorted(ascending), (price) => price <= limit * (1 + aLittle));
  const below = (limit: number) =>
    endAt(
      prices.filter((price) => price < limit).toSorted((a, b) => b - a),
      (price) => price >= limit * (1 - aLittle),
    );
  if (part.kind === 'maxPrice') {
    const end = above(part.value);
    return end === null ? null : { ...part, value: roundUp(end) };
  }
  if (part.kind === 'minPrice') {
    const end = below(part.value);
    return end === null ? null : { ...part, value: roundDown(end) };
  }
  if (part.kind !== 'priceRange') return null;
  const { from, to } = part.value;
  const [low, high] = [below(from), above(to)];
  if (high !== null) return { ...part, value: { from, to: roundUp(high) } };
  return low === null ? null : { ...part, value: { from: roundDown(low), to } };
};

const loosenYears = (part: UnderstoodPart, years: readonly number[]): UnderstoodPart | null => {
  if (part.kind !== 'yearRange' || years.length === 0) return null;
  const { from, to } = part.value;
  const distanceTo = (year: number) => Math.max(from === null ? 0 : from - year, to === null ? 0 : year - to);
  const nearest = years.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? 0;
  return {
    ...part,
    value: { from: from === null ? null : Math.min(from, nearest), to: to === null ? null : Math.max(to, nearest) },
  };
};

/** Writes a price or year limit so that `understand` reads it again. It has the language of the words that it replaces. */
const toText = (part: UnderstoodPart): string => {
  const isBangla = /[\u0980-\u09ff]/.test(part.text);
  if (part.kind === 'maxPrice') return isBangla ? `${part.value} টাকার মধ্যে` : `under ${part.value} tk`;
  if (part.kind === 'minPrice') return isBangla ? `কমপক্ষে ${part.value} টাকা` : `at least ${part.value} tk`;
  if (part.kind === 'priceRange' || part.kind === 'yearRange') {
    const { from, to } = part.value;
    const unit = part.kind === 'priceRange' ? (isBangla ? ' টাকা' : ' tk') : '';
    if (from !== null && to !== null) return `${from}${isBangla ? ' থেকে ' : ' to '}${to}${unit}`;
    if (from !== null) return isBangla ? `কমপক্ষে ${from}` : `since ${from}`;
    return isBangla ? `${to} পর্যন্ত` : `until ${to}`;
  }
  return part.text;
};

/**
 * Returns the limit of a price or a year with other numbers, so that it includes the nearest bikes. Null for another limit.
 *
 * @param excluded the bikes that fit everything except this part
 */
export const loosen = (part: UnderstoodPart, excluded: readonly BikeTerms[]): Exclusion['loosened'] => {
  const loosened =
    part.kind === 'yearRange'
      ? loosenYears(
          part,
          excluded.flatMap(({ facts }) => facts.purchaseYear ?? []),
        )
      : loosenPrice(
          part,
          excluded.flatMap(({ facts }) => facts.price ?? []),
        );
  if (loosened === null) return null;
  const count = excluded.filter((terms) => fitsPart(loosened, terms)).length;
  return { part: loosened, count, text: toText(loosened) };
};
