import * as v from 'valibot';
import { type BrowserStorageItem, createStorageItem } from './storageItem.ts';

/**
 * A bike in a list. The name and the price are stored too, so that the page can name a bike that the server no longer
 * lists.
 */
const StoredBike = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  categoryId: v.pipe(v.string(), v.maxLength(200)),
  /** When the bike was added to the list, in ms since 1970. */
  savedAt: v.number(),
  bikeName: v.pipe(v.string(), v.maxLength(200)),
  price: v.pipe(v.string(), v.maxLength(60)),
});
export type StoredBike = v.InferOutput<typeof StoredBike>;

/** The maximum number of bikes in each list. */
export const listLimits = { saved: 200, recent: 12, compared: 4, reported: 200 } as const;
export type ListName = keyof typeof listLimits;

const listOf = (name: ListName) => v.pipe(v.array(StoredBike), v.maxLength(listLimits[name]));

const Stored = v.strictObject({
  version: v.literal(1),
  uid: v.string(),
  saved: listOf('saved'),
  recent: listOf('recent'),
  compared: listOf('compared'),
  // This list is optional, because earlier versions of the app have stored the lists without it.
  reported: v.optional(listOf('reported'), []),
  deletesAtLogout: v.boolean(),
});

/**
 * A user's lists on this device: saved, recently viewed, chosen for a comparison, and reported. The newest bike is first.
 */
export type UserBikeLists = Readonly<Record<ListName, readonly StoredBike[]>> & {
  /** Whether the lists are deleted when the user logs out. */
  deletesAtLogout: boolean;
};

export const emptyLists: UserBikeLists = {
  saved: [],
  recent: [],
  compared: [],
  reported: [],
  deletesAtLogout: false,
};

/** The lists of all users of this device. Each user has one item of local storage, which no other user reads or changes. */
export type BikeLists = {
  /** Returns the user's lists. Returns the same object while nothing has changed. */
  read(uid: string): UserBikeLists;
  /**
   * Reads the lists again, because another tab may have changed them, and stores the changed lists. If the browser
   * cannot store them, because storage is full or blocked, nothing changes and the result is false.
   */
  update(uid: string, change: (lists: UserBikeLists) => UserBikeLists): boolean;
  /** Deletes the lists if the user has chosen that setting. Called when the user logs out. */
  onLogout(uid: string): void;
  /** Calls the listener when lists have changed, in this tab or in another one. */
  subscribe(listener: () => void): () => void;
};

type ListItem = Pick<BrowserStorageItem, 'get' | 'store' | 'clear'>;

type Options = {
  item?: (key: string) => ListItem;
  /** The source of `storage` events, which report changes of other tabs. */
  events?: Pick<EventTarget, 'addEventListener'>;
};

const parse = (uid: string, text: string | null): UserBikeLists => {
  if (text === null) return emptyLists;
  try {
    const { version, uid: owner, ...lists } = v.parse(Stored, JSON.parse(text));
    return owner === uid ? lists : emptyLists;
  } catch {
    // The stored text has another format, such as the format of another version of the app. It is ignored.
    return emptyLists;
  }
};

export const createBikeLists = ({ item = createStorageItem, events }: Options = {}): BikeLists => {
  const items = new Map<string, ListItem>();
  const itemOf = (uid: string): ListItem => {
    const known = items.get(uid) ?? item(`secondGear.bikeLists.${uid}`);
    items.set(uid, known);
    return known;
  };
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  events?.addEventListener('storage', notify);

  let last: { uid: string; text: string | null; lists: UserBikeLists } | null = null;
  const read = (uid: string): UserBikeLists => {
    const text = itemOf(uid).get();
    if (last?.uid !== uid || last.text !== text) last = { uid, text, lists: parse(uid, text) };
    return last.lists;
  };
  return {
    read,
    update: (uid, change) => {
      const before = read(uid);
      const lists = change(before);
      if (lists === before) return true;
      if (!itemOf(uid).store(JSON.stringify({ version: 1, uid, ...lists }))) return false;
      notify();
      return true;
    },
    onLogout: (uid) => {
      if (!read(uid).deletesAtLogout) return;
      itemOf(uid).clear();
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Adds a bike at the start of a list. If the list is full, the oldest bike is removed. */
export const withBike = (lists: UserBikeLists, name: ListName, bike: StoredBike): UserBikeLists => ({
  ...lists,
  [name]: [bike, ...lists[name].filter(({ id }) => id !== bike.id)].slice(0, listLimits[name]),
});

export const withoutBike = (lists: UserBikeLists, name: ListName, bikeId: string): UserBikeLists => ({
  ...lists,
  [name]: lists[name].filter(({ id }) => id !== bikeId),
});
