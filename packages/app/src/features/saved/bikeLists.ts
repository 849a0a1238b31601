import * as v from 'valibot';
import { providedAtom } from '#core/services.ts';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { canReadBack, parseJson, readEntries, readRecordOf } from '#core/storage/storedList.ts';
import { bikeListsKey } from '#core/storage/userKeys.ts';

/** The page can name a bike that the server no longer lists, because name and price are stored too. */
const StoredBike = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  categoryId: v.string(),
  /** In ms since 1970. */
  savedAt: v.number(),
  bikeName: v.string(),
  price: v.string(),
});
export type StoredBike = v.InferOutput<typeof StoredBike>;

/** The user can add bikes up to this number. A list of another version of the app may be longer. */
export const listLimits = { saved: 200, recent: 12, compared: 4 } as const;
const listNames = ['saved', 'recent', 'compared', 'reported'] as const;
export type ListName = (typeof listNames)[number];

/** On this device. The newest bike is first. */
export type UserBikeLists = Readonly<Record<ListName, readonly StoredBike[]>> & {
  deletesAtLogout: boolean;
};

export const emptyLists: UserBikeLists = {
  saved: [],
  recent: [],
  compared: [],
  reported: [],
  deletesAtLogout: false,
};

/** Each user has one item of local storage, which no other user reads or changes. */
export type BikeLists = {
  /** The same object while nothing has changed. */
  read(uid: string): UserBikeLists;
  /** Reads the lists again before the change, because of other tabs. False if the browser cannot store them. */
  update(uid: string, change: (lists: UserBikeLists) => UserBikeLists): boolean;
  /**
   * Deletes the reported bikes, which another user of this device must not find. True if all lists are deleted at
   * logout.
   */
  onLogout(uid: string): boolean;
  clear(uid: string): void;
  subscribe(listener: () => void): () => void;
};

type ListItem = Pick<ConfirmingItem, 'get' | 'store' | 'setAside' | 'clear'>;

type Options = {
  item?: (key: string) => ListItem;
  events?: Pick<EventTarget, 'addEventListener'>;
};

/** `unread` are the parts of the text that cannot be read; they are stored again with the lists. */
type Parsed = { lists: UserBikeLists; unread: Partial<Record<ListName, unknown[]>>; isReadable: boolean };

const parse = (uid: string, text: string | null): Parsed => {
  const record = text === null ? null : readRecordOf(uid, text);
  if (!record) return { lists: emptyLists, unread: {}, isReadable: text === null };
  const deletesAtLogout = record.deletesAtLogout === true;
  const parsed: Parsed = { lists: { ...emptyLists, deletesAtLogout }, unread: {}, isReadable: true };
  for (const name of listNames) {
    const stored = record[name] ?? [];
    const { entries, unread } = readEntries(StoredBike, stored);
    parsed.lists = { ...parsed.lists, [name]: entries };
    parsed.unread[name] = unread;
    parsed.isReadable &&= Array.isArray(stored);
  }
  return parsed;
};

export const storedBikeListsAtom = providedAtom<BikeLists>('bike lists');

export const createBikeLists = ({ item = createStorageItem, events }: Options = {}): BikeLists => {
  const items = new Map<string, ListItem>();
  const itemOf = (uid: string): ListItem => {
    const known = items.get(uid) ?? item(bikeListsKey(uid));
    items.set(uid, known);
    return known;
  };
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  events?.addEventListener('storage', notify);

  let last: { uid: string; text: string | null; parsed: Parsed } | null = null;
  const readAll = (uid: string): Parsed => {
    const text = itemOf(uid).get();
    if (last?.uid !== uid || last.text !== text) last = { uid, text, parsed: parse(uid, text) };
    return last.parsed;
  };
  const store = (uid: string, lists: UserBikeLists): boolean => {
    const { unread, isReadable } = readAll(uid);
    if (!listNames.every((name) => canReadBack(StoredBike, lists[name]))) return false;
    if (!isReadable && !itemOf(uid).setAside()) return false;
    const stored = listNames.map((name) => [name, [...lists[name], ...(unread[name] ?? [])]]);
    return itemOf(uid).store(JSON.stringify({ version: 1, uid, ...lists, ...Object.fromEntries(stored) }));
  };
  return {
    read: (uid) => readAll(uid).lists,
    update: (uid, change) => {
      const before = readAll(uid).lists;
      const lists = change(before);
      if (lists === before) return true;
      if (!store(uid, lists)) return false;
      notify();
      return true;
    },
    onLogout: (uid) => {
      // The text may have lists of another version of the app.
      const stored = v.safeParse(v.looseObject({}), parseJson(itemOf(uid).get() ?? ''));
      if (!stored.success) return false;
      const { reported, ...others } = stored.output;
      if (Array.isArray(reported) && reported.length > 0) {
        if (!itemOf(uid).store(JSON.stringify(others))) itemOf(uid).clear();
        notify();
      }
      return others.deletesAtLogout === true;
    },
    clear: (uid) => {
      itemOf(uid).clear();
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Removes the oldest of the recently viewed bikes. `toggleBikeAtom` adds none to another list that is full. */
export const withBike = (lists: UserBikeLists, name: ListName, bike: StoredBike): UserBikeLists => {
  const bikes = [bike, ...lists[name].filter(({ id }) => id !== bike.id)];
  return { ...lists, [name]: name === 'recent' ? bikes.slice(0, listLimits.recent) : bikes };
};

export const withoutBike = (lists: UserBikeLists, name: ListName, bikeId: string): UserBikeLists => ({
  ...lists,
  [name]: lists[name].filter(({ id }) => id !== bikeId),
});
