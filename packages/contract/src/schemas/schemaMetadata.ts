import type * as v from 'valibot';

/**
 * What a schema cannot say of itself: what it would rather have read, where it reads almost anything; what the items of a
 * list are read by, where it leaves out what it cannot read; and what it is sure to read as it is. For `driftIn` and
 * `readPlainly`.
 */
const documentedSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const itemSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const fastChecks = new WeakMap<v.GenericSchema, FastCheck>();

/** Whether a value is as meant, and read as it is: the same value comes out. Never true of anything else. */
export type FastCheck = (value: unknown) => boolean;

/** The same schema, known to have been meant for what `meant` accepts. */
export const withDocumentedSchema = <Schema extends v.GenericSchema>(
  meant: v.GenericSchema,
  schema: Schema,
): Schema => {
  documentedSchemas.set(schema, meant);
  return schema;
};

/** The same schema, known to read a list of what `item` reads. */
export const withItemSchema = <List extends v.GenericSchema>(list: List, item: v.GenericSchema): List => {
  itemSchemas.set(list, item);
  return list;
};

export const documentedSchemaOf = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  documentedSchemas.get(schema);
export const itemSchemaOf = (list: v.GenericSchema): v.GenericSchema | undefined => itemSchemas.get(list);

/** The same schema, known to read as it is, and to have meant, whatever `isPlain` says yes to. */
export const withFastCheck = <Schema extends v.GenericSchema>(isPlain: FastCheck, schema: Schema): Schema => {
  fastChecks.set(schema, isPlain);
  return schema;
};

export const fastCheckOf = (schema: v.GenericSchema): FastCheck | undefined => fastChecks.get(schema);
