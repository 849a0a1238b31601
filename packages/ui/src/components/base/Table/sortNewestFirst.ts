import { type Bike, createdAt, type User } from '@second-gear/contract';
import { factsOf } from '@second-gear/domain';

/** Records without a time are last. Records with equal times keep their order. */
const byTime = <Row>(rows: readonly Row[], timeOf: (row: Row) => number): Row[] =>
  // Each time is read only once, because parsing is slow.
  rows
    .map((row) => ({ row, time: timeOf(row) }))
    // Not subtracted, because -Infinity minus -Infinity is NaN.
    .sort((a, b) => Number(b.time > a.time) - Number(b.time < a.time))
    .map(({ row }) => row);

export const sortBikesNewestFirst = (bikes: readonly Bike[]): Bike[] =>
  byTime(bikes, (bike) => factsOf(bike).postedAt ?? Number.NEGATIVE_INFINITY);

/** A user record has no date, but some ids contain the time at which the user was created. */
export const sortUsersNewestFirst = (users: readonly User[]): User[] =>
  byTime(users, ({ _id }) => createdAt(_id)?.getTime() ?? Number.NEGATIVE_INFINITY);
