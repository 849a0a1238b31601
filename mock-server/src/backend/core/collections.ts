/** Finds and changes records. The result of each write has the form that a document database returns. */

import { sameEmail } from '@second-gear/contract';
import type { Db, StoredBike, StoredUser } from '@second-gear/fixtures/db';

type StoredRecord = { _id: string };

export const inserted = (insertedId: string) => ({ acknowledged: true, insertedId });

export const updated = (matchedCount: number, modifiedCount: number) => ({
  acknowledged: true,
  matchedCount,
  modifiedCount,
  upsertedCount: 0,
  upsertedId: null,
});

export const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

export const userByEmail = (db: Db, email: string): StoredUser | undefined =>
  db.users.find((user) => sameEmail(user.email, email));

export const findById = <Kind extends StoredRecord>(records: readonly Kind[], id: string): Kind | undefined =>
  records.find(({ _id }) => _id === id);

export const updateById = <Kind extends StoredRecord>(
  records: readonly Kind[],
  id: string,
  change: Partial<Kind>,
): Kind[] => records.map((record) => (record._id === id ? { ...record, ...change } : record));

export const removeById = <Kind extends StoredRecord>(records: readonly Kind[], id: string): Kind[] =>
  records.filter(({ _id }) => _id !== id);

/** Sorts by an ISO date. Bikes without a date are last. */
export const newestFirst = (bikes: readonly StoredBike[], field: 'date' | 'advDate'): StoredBike[] =>
  bikes.toSorted((one, other) => (other[field] ?? '').localeCompare(one[field] ?? ''));
