import { isDeepStrictEqual } from 'node:util';
import type { EndpointName } from '@second-gear/contract';
import { type Given, toolsOf } from '../cases/testCase.ts';
import type { Door } from '../server/serverUnderTest.ts';
import { settle } from './slot.ts';

type Kind = 'user' | 'bike';
type StoredRecord = { _id: string } & Record<string, unknown>;

/** The records in the lists that anyone may read. A kind of which a list could not be read is undefined. */
export type Snapshot = Record<Kind, ReadonlyMap<string, StoredRecord> | undefined>;

const lists: Readonly<Record<Kind, readonly [EndpointName, Given][]>> = {
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

/** Reads every list of one kind, as it is sent. */
const readKind = async (ask: Door['ask'], kind: Kind): Promise<ReadonlyMap<string, StoredRecord> | undefined> => {
  const tools = toolsOf({ ask, tokenFor: async () => '' });
  const records = new Map<string, StoredRecord>();
  for (const [name, given] of lists[kind]) {
    const slot = await settle(() => tools.ask(name, given));
    if ('why' in slot || slot.is.status !== 200 || !Array.isArray(slot.is.json)) return undefined;
    for (const record of slot.is.json.filter(isRecord)) records.set(record._id, record);
  }
  return records;
};

export const takeSnapshot = async (ask: Door['ask']): Promise<Snapshot> => ({
  user: await readKind(ask, 'user'),
  bike: await readKind(ask, 'bike'),
});

/** What became of a record between two snapshots, for a person: 'isVerified changed'. */
export type Change = { kind: Kind; id: string; says: string };

const changedFields = (before: StoredRecord, after: StoredRecord): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** What differs between two snapshots, but for the records of which `isOwn`. New records count when `isNewCounted`. */
export const changesBetween = (
  before: Snapshot,
  after: Snapshot,
  isOwn: (kind: Kind, record: StoredRecord) => boolean,
  isNewCounted: boolean,
): Change[] =>
  (Object.keys(lists) as Kind[]).flatMap((kind) => {
    const [first, last] = [before[kind], after[kind]];
    if (!first || !last) return [];
    const known = [...first].flatMap(([id, record]): Change[] => {
      const now = last.get(id);
      if (!now) return [{ kind, id, says: 'is in no list any more' }];
      const fields = changedFields(record, now);
      return fields.length > 0 ? [{ kind, id, says: `${fields.join(', ')} changed` }] : [];
    });
    const fresh = [...last].flatMap(([id, record]): Change[] =>
      isNewCounted && !first.has(id) && !isOwn(kind, record) ? [{ kind, id, says: 'is new' }] : [],
    );
    return [...known, ...fresh];
  });
