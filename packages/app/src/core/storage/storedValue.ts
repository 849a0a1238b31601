import * as v from 'valibot';
import type { ConfirmingItem } from './storageItem.ts';

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A list without the entries that do not match the schema. */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((stored): Entry[] => {
        const result = v.safeParse(entry, stored);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** The object in a stored text, if the text is in the format of this app's version and belongs to the user. */
export const readRecordOf = (uid: string | null, text: string): Record<string, unknown> | null => {
  const record = v.safeParse(v.looseObject({ version: v.literal(1), uid: v.nullable(v.string()) }), parseJson(text));
  return record.success && record.output.uid === uid ? record.output : null;
};

/** The id of the user to whom a stored text belongs; null if the text does not say it. */
export const ownerOf = (text: string | null): string | null => {
  const record = v.safeParse(v.object({ uid: v.string() }), parseJson(text ?? ''));
  return record.success ? record.output.uid : null;
};

/** Whether `read` has everything that `stored` has. Both are values of JSON. */
const hasAll = (read: unknown, stored: unknown): boolean => {
  if (typeof stored !== 'object' || stored === null) return read === stored;
  if (typeof read !== 'object' || read === null || Array.isArray(read) !== Array.isArray(stored)) return false;
  const values = new Map<string, unknown>(Object.entries(read));
  return Object.entries(stored).every(([key, value]) => values.has(key) && hasAll(values.get(key), value));
};

export type StoredValueOptions<Value> = {
  /** Reads the value from JSON. What it cannot read, it should leave out, so that the rest is kept. */
  schema: v.GenericSchema<unknown, Value>;
  /** The value if nothing is stored, or nothing that can be read. It is not stored. */
  fallback: Value;
  /** Whether a value that the browser refuses to store is held in memory until the tab is closed. */
  isHeld?: boolean;
};

/** A value that is stored in one item as JSON. */
export const createStoredValue = <Value>(
  item: ConfirmingItem,
  { schema, fallback, isHeld = false }: StoredValueOptions<Value>,
) => {
  const parse = (text: string | null): { value: Value; isComplete: boolean } => {
    if (text === null) return { value: fallback, isComplete: true };
    const stored = parseJson(text);
    const read = v.safeParse(schema, stored);
    return read.success
      ? { value: read.output, isComplete: hasAll(read.output, stored) }
      : { value: fallback, isComplete: false };
  };
  return {
    parse: (text: string | null): Value => parse(text).value,
    read: (): Value => parse(item.get()).value,
    /**
     * Reads the value again, because another tab may have changed it, and stores the changed value. A text that cannot
     * be read completely is set aside first. Returns false if the browser does not store the value, or if the app could
     * not read it again; then nothing changes, or the value is held in memory (`isHeld`).
     */
    update: (change: (now: Value) => Value): boolean => {
      const before = parse(item.get());
      const next = change(before.value);
      if (next === before.value) return true;
      const text = JSON.stringify(next);
      if (!parse(text).isComplete) return false;
      const canReplace = before.isComplete || item.setAside();
      const isEmpty = text === JSON.stringify(fallback);
      if (canReplace && (isEmpty ? item.clear() : item.store(text))) return true;
      if (isHeld) item.hold(text);
      return false;
    },
  };
};
