/** What the document database answers, and how it finds and changes records. */

type Stored = { _id: string };

export const inserted = (insertedId: string) => ({ acknowledged: true, insertedId });

export const updated = (matchedCount: number, modifiedCount: number) => ({
  acknowledged: true,
  matchedCount,
  modifiedCount,
  upsertedCount: 0,
  upsertedId: null,
});

export const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

export const findById = <Kind extends Stored>(records: readonly Kind[], id: string): Kind | undefined =>
  records.find(({ _id }) => _id === id);

/** The records with one of them changed. */
export const changeOne = <Kind extends Stored>(records: readonly Kind[], id: string, change: Partial<Kind>): Kind[] =>
  records.map((record) => (record._id === id ? { ...record, ...change } : record));

export const without = <Kind extends Stored>(records: readonly Kind[], id: string): Kind[] =>
  records.filter(({ _id }) => _id !== id);

/** The newest first, by an ISO date; records without one come last. */
export const newestFirst = <Kind>(records: readonly Kind[], dateOf: (record: Kind) => string | undefined): Kind[] =>
  records.toSorted((one, other) => {
    const [a, b] = [dateOf(one) ?? '', dateOf(other) ?? ''];
    return a === b ? 0 : a < b ? 1 : -1;
  });
