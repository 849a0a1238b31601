import { type Bike, createdAt, type User } from '@second-gear/contract';

/**
 * Returns a copy of the list with the newest record first. Records without a time are last. Records with equal times
 * keep their order.
 */
const byTime = <Row>(rows: readonly Row[], timeOf: (row: Row) => number): Row[] =>
  // Parsing a time is slow, so that each time is parsed once, and not in each comparison.
  rows
    .map((row) => ({ row, time: timeOf(row) }))
    // The times cannot be subtracted, because -Infinity minus -Infinity is NaN.
    .sort((a, b) => Number(b.time > a.time) - Number(b.time < a.time))
    .map(({ row }) => row);

/** Returns the time at which the bike was posted, in epoch ms, or -Infinity if its date cannot be parsed. */
const postedAt = ({ date }: Bike): number => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

export const sortBikesNewestFirst = (bikes: readonly Bike[]): Bike[] => byTime(bikes, postedAt);

/** Sorts users. A user record has no date, but some ids contain the time at which the user was created. */
export const sortUsersNewestFirst = (users: readonly User[]): User[] =>
  byTime(users, ({ _id }) => createdAt(_id)?.getTime() ?? Number.NEGATIVE_INFINITY);
