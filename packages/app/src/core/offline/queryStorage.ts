import { Bike, Booking, Category, listOf, roles } from '@second-gear/contract';
import * as v from 'valibot';
import { createStorageItem, type StorageItem } from '#core/storage/storageItem.ts';
import { ownListsKey } from '#core/storage/storageKeys.ts';
import { ownerOf, listOf as readableListOf, readRecordOf } from '#core/storage/storedValue.ts';

/**
 * An order on the payment page must be up to date, and only an admin may see users and reported bikes, so these are
 * missing.
 */
const storedQueries = {
  public: { trending: v.nullable(Bike), brands: listOf(Category) },
  user: { bikes: listOf(Bike), orders: listOf(Booking), 'my bikes': listOf(Bike), role: v.picklist(roles) },
};

export type Scope = keyof typeof storedQueries;

/** The names must not change, because browsers already store items with these names. */
const storageKeys: Record<Scope, string> = { public: 'secondGear.lists.everybodys', user: ownListsKey };

const schemaOf = (scope: Scope, list: unknown): v.GenericSchema | undefined => {
  const lists: Record<string, v.GenericSchema> = storedQueries[scope];
  return typeof list === 'string' && Object.hasOwn(lists, list) ? lists[list] : undefined;
};

export const scopeOf = (key: readonly unknown[]): Scope | null => {
  if (schemaOf('public', key[0])) return 'public';
  return schemaOf('user', key[0]) ? 'user' : null;
};

/** `at` is when the data was fetched, in ms since 1970. */
type StoredQuery = { data: unknown; at: number };

export const maxListLength = 200;
/** In characters, of one item: there must always be space for the payment journal. */
const maxTextLength = 400_000;

const Entries = v.fallback(
  readableListOf(v.strictObject({ key: v.array(v.unknown()), at: v.number(), data: v.unknown() })),
  [],
);

const truncated = (data: unknown): unknown => (Array.isArray(data) ? data.slice(0, maxListLength) : data);

/**
 * TanStack Query's persister is not used: it shows stored data before the server has responded, and a sold bike would
 * appear to be for sale. A user's own queries are removed together with the access token.
 */
export const createQueryStorage = (scope: Scope, item: StorageItem = createStorageItem(storageKeys[scope])) => {
  const read = (uid: string | null): v.InferOutput<typeof Entries> => {
    const text = item.get();
    if (text === null) return [];
    const entries = v.parse(Entries, readRecordOf(uid, text)?.lists);
    if (entries.length === 0 && [uid, null].includes(ownerOf(text))) item.clear();
    return entries;
  };
  const hasKey = (key: readonly unknown[]) => {
    const serializedKey = JSON.stringify(key);
    return (entry: { key: readonly unknown[] }) => JSON.stringify(entry.key) === serializedKey;
  };

  return {
    find: (uid: string | null, key: readonly unknown[]): StoredQuery | null => {
      const entry = read(uid).find(hasKey(key));
      const schema = schemaOf(scope, key[0]);
      const data = entry && schema ? v.safeParse(schema, entry.data) : null;
      // The clock of the device was wrong. The list must not count as current.
      return entry && data?.success ? { data: data.output, at: Math.min(entry.at, Date.now()) } : null;
    },
    /** Stored queries of another user are discarded. If there is not enough space, the oldest queries are left out. */
    save: (uid: string | null, key: readonly unknown[], { data, at }: StoredQuery): void => {
      const isThis = hasKey(key);
      const lists = [{ key: [...key], at, data: truncated(data) }, ...read(uid).filter((entry) => !isThis(entry))];
      const text = () => JSON.stringify({ version: 1, uid, lists });
      while (lists.length > 0 && text().length > maxTextLength) lists.pop();
      item.set(text());
    },
    clear: () => item.clear(),
  };
};
export type QueryStorage = ReturnType<typeof createQueryStorage>;
