import { Bike, Booking, Category, listOf, roles } from '@second-gear/contract';
import * as v from 'valibot';
import { createStorageItem, type StorageItem } from '#core/storage/storageItem.ts';
import { ownerOf, readEntries, readRecordOf } from '#core/storage/storedList.ts';
import { ownListsKey } from '#core/storage/userKeys.ts';

/**
 * The queries that are stored for offline use, by the first part of their keys in `atoms/queries/queries.ts`. There are
 * two scopes: public queries, and queries of one user. No other query is stored: an order on the payment page must be
 * up to date, and only an admin may see users and reported bikes.
 */
const storedQueries = {
  public: { trending: v.nullable(Bike), brands: listOf(Category) },
  user: { bikes: listOf(Bike), orders: listOf(Booking), 'my bikes': listOf(Bike), role: v.picklist(roles) },
};

export type Scope = keyof typeof storedQueries;

/**
 * The names of the items in local storage. They differ from the names of the scopes, and must not change, because
 * browsers already store items with these names.
 */
const storageKeys: Record<Scope, string> = { public: 'secondGear.lists.everybodys', user: ownListsKey };

const schemaOf = (scope: Scope, list: unknown): v.GenericSchema | undefined => {
  const lists: Record<string, v.GenericSchema> = storedQueries[scope];
  return typeof list === 'string' && Object.hasOwn(lists, list) ? lists[list] : undefined;
};

/** The scope of a query key. Null if the query is not stored. */
export const scopeOf = (key: readonly unknown[]): Scope | null => {
  if (schemaOf('public', key[0])) return 'public';
  return schemaOf('user', key[0]) ? 'user' : null;
};

/** The data of one query, and the time when it was fetched in ms since 1970. */
export type StoredQuery = { data: unknown; at: number };

/**
 * The number of records of a list that are stored. The further records of a longer list are left out, and the page says
 * so (`StaleData`).
 */
export const maxListLength = 200;
/**
 * The largest size of one stored item, in characters. A browser can store several million characters, and there must
 * always be space for the payment journal.
 */
const maxTextLength = 400_000;

const Entry = v.strictObject({ key: v.array(v.unknown()), at: v.number(), data: v.unknown() });

const truncated = (data: unknown): unknown => (Array.isArray(data) ? data.slice(0, maxListLength) : data);

/**
 * Stores queries in local storage. A user's own queries are removed together with the access token, and are never shown
 * to another user. Invalid content is ignored and removed. TanStack Query's persister is not used: it shows stored data
 * before the server has responded, and a sold bike would appear to be for sale. Here stored data is shown only if the
 * server cannot be reached.
 */
export const createQueryStorage = (scope: Scope, item: StorageItem = createStorageItem(storageKeys[scope])) => {
  const read = (uid: string | null): v.InferOutput<typeof Entry>[] => {
    const text = item.get();
    if (text === null) return [];
    const { entries } = readEntries(Entry, readRecordOf(uid, text)?.lists);
    // The app will read the lists from the server again, so a text without a readable list is not kept.
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
      // A time in the future means that the clock of the device was wrong. The list must not count as current.
      return entry && data?.success ? { data: data.output, at: Math.min(entry.at, Date.now()) } : null;
    },
    /**
     * Writes the queries. Stored queries of another user are discarded. If there is not enough space, the oldest
     * queries are left out.
     */
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
