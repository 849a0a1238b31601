import type { Bike } from '@second-gear/contract';

/** When a bike was listed, in ms; before everything else where its date cannot be read. */
const listedAt = ({ date }: Bike): number => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

/** A copy with the newest listing first. Listings of one date, and those without one, keep their order. */
export const newestFirst = (bikes: readonly Bike[]): Bike[] =>
  // Two infinities cannot be subtracted.
  bikes.toSorted((one, other) => Number(listedAt(other) > listedAt(one)) - Number(listedAt(other) < listedAt(one)));
