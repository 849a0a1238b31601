import { clear, createStore, get, set } from 'idb-keyval';
import type { Store } from '../backend/index.ts';
import { type Photo, photoPath } from '../images/photoPath.ts';
import { InvalidDataFileError, parseData, type ServerData, serializeData } from './dataFile.ts';
import type { Database } from './openDatabase.ts';

/** A database in the visitor's browser, with the same data in all tabs. */
export type BrowserDatabase = Pick<Database, 'photos' | 'secret'> & {
  store: Store<ServerData>;
  /** Runs `work` on the newest data, while no other tab runs its own. `store` may be used only inside `work`. */
  runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Deletes everything. The next work starts with the seed data. */
  reset: () => Promise<void>;
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns undefined when an older version of the demo has stored the data in another form. */
const parseStored = (text: string): ServerData | undefined => {
  try {
    return parseData(encode(text), 'of the demo');
  } catch (error) {
    if (error instanceof InvalidDataFileError) return undefined;
    throw error;
  }
};

/** @param loadSeed loads the text of `db.json`, the data of the first visit */
export const openBrowserDatabase = async (name: string, loadSeed: () => Promise<string>): Promise<BrowserDatabase> => {
  const entries = createStore(name, 'entries');
  const lock = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request(name, work);

  let text: string | undefined;
  let data: ServerData | undefined;
  /** Reads the data if another tab has changed it. */
  const load = async (): Promise<ServerData> => {
    const stored = await get<string>('data', entries);
    if (!data || stored === undefined || stored !== text) {
      text = stored;
      data = (stored && parseStored(stored)) || parseData(encode(await loadSeed()), 'db.json');
    }
    return data;
  };
  const loaded = (): ServerData => {
    if (!data) throw new Error('The data of the demo is used outside of runExclusively.');
    return data;
  };

  const readOrCreateSecret = async (): Promise<Uint8Array> => {
    const stored = await get<Uint8Array>('secret', entries);
    if (stored) return stored;
    const created = crypto.getRandomValues(new Uint8Array(32));
    await set('secret', created, entries);
    return created;
  };

  return {
    secret: await lock(readOrCreateSecret),
    store: {
      read: loaded,
      update: async (work) => {
        const before = loaded();
        const { data: after, result } = work(before);
        if (after !== before) {
          const serialized = serializeData(after);
          await set('data', serialized, entries);
          [text, data] = [serialized, after];
        }
        return result;
      },
    },
    photos: {
      save: async (photo) => {
        const path = await photoPath(photo);
        await set(path, photo, entries);
        return path;
      },
      find: (path) => get<Photo>(path, entries),
    },
    runExclusively: (work) =>
      lock(async () => {
        await load();
        return work();
      }),
    reset: () => lock(() => clear(entries)),
  };
};
