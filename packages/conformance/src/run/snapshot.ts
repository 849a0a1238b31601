import { isDeepStrictEqual } from 'node:util';
import type { EndpointName } from '@second-gear/contract';
import { createApiTools, type RequestInput } from '../cases/testCase.ts';
import type { ServerUnderTest } from '../server/serverUnderTest.ts';
import { toResult } from './result.ts';

type Kind = 'user' | 'bike';
type StoredRecord = { _id: string } & Record<string, unknown>;

/** The records in the public lists, by id. A kind of record is undefined if one of its lists could not be read. */
export type Snapshot = Record<Kind, ReadonlyMap<string, StoredRecord> | undefined>;

const snapshotLists: Readonly<Record<Kind, readonly [EndpointName, RequestInput][]>> = {
  user: [
    ['listUsers', { query: { role: 'buyer' } }],
    ['listUsers', { query: { role: 'seller' } }],
  ],
  bike: [
    ['listBikes', { params: { id: '1' } }],
    ['listBikes', { params: { id: '2' } }],
    ['listBikes', { params: { id: '3' } }],
    ['listReports', {}],
    ['trending', {}],
  ],
};

const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';

/** Reads every list of one kind, unparsed. */
const readKind = async (
  send: ServerUnderTest['send'],
  kind: Kind,
): Promise<ReadonlyMap<string, StoredRecord> | undefined> => {
  const tools = createApiTools({ send, tokenFor: async () => '' });
  const records = new Map<string, StoredRecord>();
  for (const [name, input] of snapshotLists[kind]) {
    const result = await toResult(() => tools.send(name, input));
    if ('reason' in result || result.value.status !== 200 || !Array.isArray(result.value.json)) return undefined;
    for (const record of result.value.json.filter(isRecord)) records.set(record._id, record);
  }
  return records;
};

export const takeSnapshot = async (send: ServerUnderTest['send']): Promise<Snapshot> => ({
  user: await readKind(send, 'user'),
  bike: await readKind(send, 'bike'),
});

/** How a record differs between two snapshots. `message` is a clause: 'isVerified changed'. */
export type Change = { kind: Kind; id: string; message: string };

const changedFields = (before: StoredRecord, after: StoredRecord): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/**
 * Returns the differences between two snapshots, without the records of the run.
 *
 * @param isOwn whether the run created a record
 * @param includesNew whether records that are only in the second snapshot count
 */
export const changesBetween = (
  before: Snapshot,
  after: Snapshot,
  isOwn: (kind: Kind, record: StoredRecord) => boolean,
  includesNew: boolean,
): Change[] =>
  (Object.keys(snapshotLists) as Kind[]).flatMap((kind) => {
    const [recordsBefore, recordsAfter] = [before[kind], after[kind]];
    if (!recordsBefore || !recordsAfter) return [];
    const changed = [...recordsBefore].flatMap(([id, record]): Change[] => {
      const now = recordsAfter.get(id);
      if (!now) return [{ kind, id, message: 'is no longer in any list' }];
      const fields = changedFields(record, now);
      return fields.length > 0 ? [{ kind, id, message: `${fields.join(', ')} changed` }] : [];
    });
    const added = [...recordsAfter].flatMap(([id, record]): Change[] =>
      includesNew && !recordsBefore.has(id) && !isOwn(kind, record) ? [{ kind, id, message: 'is new' }] : [],
    );
    return [...changed, ...added];
  });
