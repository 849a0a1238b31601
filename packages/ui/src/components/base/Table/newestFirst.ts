import { type Bike, createdAt, type User } from '@second-gear/contract';

/** A copy with the newest record first. Records of one time, and those without one, keep their order; the latter are last. */
const byTime = <Row>(rows: readonly Row[], timeOf: (row: Row) => number): Row[] =>
  // Two infinities cannot be subtracted.
  rows.toSorted((one, other) => Number(timeOf(other) > timeOf(one)) - Number(timeOf(other) < timeOf(one)));

/** When a bike was listed, in ms; before everything else where its date cannot be read. */
const listedAt = ({ date }: Bike): number => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

export const newestFirst = (bikes: readonly Bike[]): Bike[] => byTime(bikes, listedAt);

/** A user has no date: the time is the one in their id, where it has one. */
export const newestUsersFirst = (users: readonly User[]): User[] =>
  byTime(users, ({ _id }) => createdAt(_id)?.getTime() ?? Number.NEGATIVE_INFINITY);
