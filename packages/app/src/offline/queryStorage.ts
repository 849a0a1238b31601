import { Bike, Booking, Category, listOf, roles } from '@second-gear/contract';
import * as v from 'valibot';
import { createShelf, type Shelf } from '../storage/storageItem.ts';

/**
 * The lists that are kept for when the shop cannot be reached, by the first word of their keys in `atoms/shop.ts`: those of
 * everybody, and a person's own. No other read is kept: not an order that money is asked for, nor what an admin sees.
 */
const kept = {
  everybodys: { trending: v.nullable(Bike), brands: listOf(Category) },
  own: { bikes: listOf(Bike), orders: listOf(Booking), 'my bikes': listOf(Bike), role: v.picklist(roles) },
};

export type Whose = keyof typeof kept;

const schemaOf = (whose: Whose, list: unknown): v.GenericSchema | undefined => {
  const lists: Record<string, v.GenericSchema> = kept[whose];
  return typeof list === 'string' && Object.hasOwn(lists, list) ? lists[list] : undefined;
};

/** Whose list a key names; null: none that is kept. */
export const whoseIs = (key: readonly unknown[]): Whose | null => {
  if (schemaOf('everybodys', key[0])) return 'everybodys';
  return schemaOf('own', key[0]) ? 'own' : null;
};

/** One list as it was last read, and when, in ms since 1970. */
export type KeptList = { data: unknown; at: number };

/** So much of a long list is kept: the first of it. */
const longest = 200;
/** In characters, of several millions that a browser keeps: the payments' journal must always find room. */
const room = 400_000;

const Entry = v.strictObject({ key: v.array(v.unknown()), at: v.number(), data: v.unknown() });
const Kept = v.strictObject({ version: v.literal(1), uid: v.nullable(v.string()), lists: v.array(Entry) });

const shortened = (data: unknown): unknown => (Array.isArray(data) ? data.slice(0, longest) : data);

/**
 * Lists in local storage, beside the drafts. A person's own are gone with the access token, and nobody else is ever shown
 * them; whatever is not ours or cannot be read is cleaned away on the way.
 */
export const createListShelf = (whose: Whose, shelf: Shelf = createShelf(`secondGear.lists.${whose}`)) => {
  const read = (uid: string | null): v.InferOutput<typeof Entry>[] => {
    const text = shelf.get();
    if (text === null) return [];
    try {
      const record = v.parse(Kept, JSON.parse(text));
      return record.uid === uid ? record.lists : [];
    } catch {
      shelf.clear();
      return [];
    }
  };
  const isOf = (key: readonly unknown[]) => {
    const wanted = JSON.stringify(key);
    return (entry: { key: readonly unknown[] }) => JSON.stringify(entry.key) === wanted;
  };

  return {
    find: (uid: string | null, key: readonly unknown[]): KeptList | null => {
      const entry = read(uid).find(isOf(key));
      const schema = schemaOf(whose, key[0]);
      const data = entry && schema ? v.safeParse(schema, entry.data) : null;
      return entry && data?.success ? { data: data.output, at: entry.at } : null;
    },
    /** Whoever came before is forgotten, and where there is too little room, what was read first. */
    keep: (uid: string | null, key: readonly unknown[], { data, at }: KeptList): void => {
      const isThis = isOf(key);
      const lists = [{ key: [...key], at, data: shortened(data) }, ...read(uid).filter((entry) => !isThis(entry))];
      const text = () => JSON.stringify({ version: 1, uid, lists });
      while (lists.length > 0 && text().length > room) lists.pop();
      shelf.set(text());
    },
    clear: () => shelf.clear(),
  };
};
export type ListShelf = ReturnType<typeof createListShelf>;
