import type * as v from 'valibot';

/**
 * What a schema cannot say of itself: what it would rather have read, where it reads almost anything, and what the items
 * of a list are read by, where it leaves out what it cannot read. For `driftIn`.
 */
const meanings = new WeakMap<v.GenericSchema, v.GenericSchema>();
const items = new WeakMap<v.GenericSchema, v.GenericSchema>();

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
