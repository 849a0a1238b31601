import type * as v from 'valibot';

/**
 * Metadata that a tolerant schema needs besides itself, for `findMismatches`, `fastParser` and the documentation: the
 * documented type, which is stricter; for a list that leaves out invalid items, the schema of its items; and a fast check.
 */
const documentedSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const itemSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const fastChecks = new WeakMap<v.GenericSchema, FastCheck>();

/** Whether a value has the documented type and the schema would return it unchanged. May be false for a valid value. */
export type FastCheck = (value: unknown) => boolean;

/** Returns `schema`, with the documented type that it stands for. */
export const withDocumentedSchema = <Schema extends v.GenericSchema>(
  documented: v.GenericSchema,
  schema: Schema,
): Schema => {
  documentedSchemas.set(schema, documented);
  return schema;
};

/** Returns `list`, with the schema of its items. */
export const withItemSchema = <List extends v.GenericSchema>(list: List, item: v.GenericSchema): List => {
  itemSchemas.set(list, item);
  return list;
};

export const documentedSchemaOf = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  documentedSchemas.get(schema);
export const itemSchemaOf = (list: v.GenericSchema): v.GenericSchema | undefined => itemSchemas.get(list);

/** Returns `schema`, with a fast check. */
export const withFastCheck = <Schema extends v.GenericSchema>(isValid: FastCheck, schema: Schema): Schema => {
  fastChecks.set(schema, isValid);
  return schema;
};

export const fastCheckOf = (schema: v.GenericSchema): FastCheck | undefined => fastChecks.get(schema);
