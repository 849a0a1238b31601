import { atom, type WritableAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { userIdAtom } from '../userScope.ts';
import { createStorageItem } from './storageItem.ts';
import { createStoredValue, type StoredValueOptions } from './storedValue.ts';

/** The texts in local storage. If the browser refuses to store one, it is held in memory until the tab is closed. */
const texts = {
  getItem: (key: string) => createStorageItem(key).get(),
  setItem: (key: string, text: string | null) => {
    const item = createStorageItem(key);
    if (text === null) item.clear();
    else if (item.get() !== text) item.set(text);
  },
  removeItem: (key: string) => void createStorageItem(key).clear(),
  /** Calls the function when another tab has changed the text, or has cleared the whole storage. */
  subscribe: (key: string, onChange: (text: string | null) => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(createStorageItem(key).get());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};

/** A text in local storage, the same in all tabs; null if none is stored. */
export const textAtom = (key: string) => atomWithStorage<string | null>(key, null, texts, { getOnInit: true });

/** Sets a value, or what a function returns for the value that is stored now. Returns whether the browser stores it. */
type Change<Value> = Value | ((now: Value) => Value);
const toFunction =
  <Value>(change: Change<Value>) =>
  (now: Value): Value =>
    change instanceof Function ? change(now) : change;

type StoredAtom<Value> = WritableAtom<Value, [change: Change<Value>], boolean>;

/** A validated value in local storage, the same in all tabs. */
export const storedAtom = <Value>({
  key,
  ...options
}: { key: string } & StoredValueOptions<Value>): StoredAtom<Value> => {
  const item = createStorageItem(key);
  const stored = createStoredValue(item, options);
  const ownTextAtom = textAtom(key);
  return atom(
    (get) => stored.parse(get(ownTextAtom)),
    (_get, set, change) => {
      const isStored = stored.update(toFunction(change));
      if (isStored || options.isHeld) set(ownTextAtom, item.get());
      return isStored;
    },
  );
};

const deletionsAtom = atom(0);

/** Must be set after what is stored for the user was deleted. All atoms of the user read the storage again. */
export const userDataDeletedAtom = atom(null, (_get, set) => set(deletionsAtom, (count) => count + 1));

/** A value in local storage that each user has for themselves. For a guest it is the fallback, and nothing is stored. */
export const userStoredAtom = <Value>({
  key,
  ...options
}: { key: (uid: string) => string } & StoredValueOptions<Value>): StoredAtom<Value> => {
  // After each sign-in the storage is read again, because the end of a session deletes items.
  const ownAtom = atom((get) => {
    get(deletionsAtom);
    const uid = get(userIdAtom);
    return uid === null ? null : storedAtom({ key: key(uid), ...options });
  });
  return atom(
    (get) => {
      const own = get(ownAtom);
      return own ? get(own) : options.fallback;
    },
    (get, set, change) => {
      const own = get(ownAtom);
      return own !== null && set(own, change);
    },
  );
};
