import type * as v from 'valibot';

/**
 * What a schema cannot say of itself: what it would rather have read, where it reads almost anything; what the items of a
 * list are read by, where it leaves out what it cannot read; and what it is sure to read as it is. For `driftIn` and
 * `readPlainly`.
 */
const meanings = new WeakMap<v.GenericSchema, v.GenericSchema>();
const items = new WeakMap<v.GenericSchema, v.GenericSchema>();
const plain = new WeakMap<v.GenericSchema, IsPlain>();

/** Whether a value is as meant, and read as it is: the same value comes out. Never true of anything else. */
export type IsPlain = (value: unknown) => boolean;

/** The same schema, known to have been meant for what `meant` accepts. */
export const meaning = <Schema extends v.GenericSchema>(meant: v.GenericSchema, schema: Schema): Schema => {
  meanings.set(schema, meant);
  return schema;
};

/** The same schema, known to read a list of what `item` reads. */
export const ofItems = <List extends v.GenericSchema>(list: List, item: v.GenericSchema): List => {
  items.set(list, item);
  return list;
};

export const meaningOf = (schema: v.GenericSchema): v.GenericSchema | undefined => meanings.get(schema);
export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined => items.get(list);

/** The same schema, known to read as it is, and to have meant, whatever `isPlain` says yes to. */
export const plainly = <Schema extends v.GenericSchema>(isPlain: IsPlain, schema: Schema): Schema => {
  plain.set(schema, isPlain);
  return schema;
};

export const plainnessOf = (schema: v.GenericSchema): IsPlain | undefined => plain.get(schema);
