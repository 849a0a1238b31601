import * as v from 'valibot';
import type { ConfirmingItem } from './storageItem.ts';

export const readEntries = <Entry>(entry: v.GenericSchema<unknown, Entry>, list: unknown) => {
  const entries: Entry[] = [];
  const unread: unknown[] = [];
  for (const stored of Array.isArray(list) ? list : []) {
    const result = v.safeParse(entry, stored);
    if (result.success) entries.push(result.output);
    else unread.push(stored);
  }
  return { entries, unread };
};

export const canReadBack = (entry: v.GenericSchema, list: readonly unknown[]): boolean =>
  readEntries(entry, JSON.parse(JSON.stringify(list))).unread.length === 0;

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Null if the text is of another version or user. */
export const readRecordOf = (uid: string | null, text: string): Record<string, unknown> | null => {
  const record = v.safeParse(v.looseObject({ version: v.literal(1), uid: v.nullable(v.string()) }), parseJson(text));
  return record.success && record.output.uid === uid ? record.output : null;
};

export const ownerOf = (text: string | null): string | null => {
  const record = v.safeParse(v.object({ uid: v.string() }), parseJson(text ?? ''));
  return record.success ? record.output.uid : null;
};

/** An unreadable entry stays stored. An unreadable text is set aside before it is replaced. */
export type StoredList<Entry> = {
  /** The same array while nothing has changed. */
  read(): readonly Entry[];
  /** Returns false, and changes nothing, if the entries could not be read again after a reload. */
  store(entries: readonly Entry[]): boolean;
  /** Like `store`, but the entries are held in memory if the browser refuses. */
  set(entries: readonly Entry[]): void;
};

type Options<Entry> = {
  item: ConfirmingItem;
  entry: v.GenericSchema<unknown, Entry>;
  /** Set if the text is a record of one user. By default the text is only the list. */
  record?: { uid: string; name: string };
};

export const createStoredList = <Entry>({ item, entry, record }: Options<Entry>): StoredList<Entry> => {
  const parse = (text: string | null) => {
    if (text === null) return { ...readEntries(entry, []), isReadable: true };
    const list = record ? readRecordOf(record.uid, text)?.[record.name] : parseJson(text);
    return { ...readEntries(entry, list), isReadable: Array.isArray(list) };
  };
  let last: { text: string | null; parsed: ReturnType<typeof parse> } = { text: null, parsed: parse(null) };
  const readAll = () => {
    const text = item.get();
    if (last.text !== text) last = { text, parsed: parse(text) };
    return last.parsed;
  };
  const write = (entries: readonly Entry[], save: (text: string, canReplace: boolean) => boolean): boolean => {
    const { unread, isReadable } = readAll();
    if (!canReadBack(entry, entries)) return false;
    const canReplace = isReadable || item.setAside();
    const list = [...entries, ...unread];
    if (list.length > 0) {
      return save(JSON.stringify(record ? { version: 1, uid: record.uid, [record.name]: list } : list), canReplace);
    }
    if (canReplace) item.clear();
    return canReplace;
  };
  return {
    read: () => readAll().entries,
    store: (entries) => write(entries, (text, canReplace) => canReplace && item.store(text)),
    set: (entries) => {
      write(entries, (text, canReplace) => {
        if (canReplace) item.set(text);
        else item.hold(text);
        return canReplace;
      });
    },
  };
};
