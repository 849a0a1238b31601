import type * as v from 'valibot';

/**
 * Metadata that is attached to a tolerant schema (one that accepts more than is documented), for `findMismatches`,
 * `fastParser` and the documentation: the documented schema, the schema of the items of a list that leaves out invalid
 * items, and a fast check.
 */
const documentedSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const itemSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const fastChecks = new WeakMap<v.GenericSchema, FastCheck>();

/**
 * Returns true if a value has the documented type and the schema would return it unchanged. Returns false for some
 * valid values too, which the schema must then parse.
 */
export type FastCheck = (value: unknown) => boolean;

/** Attaches the documented schema to a tolerant schema, and returns the tolerant schema. */
export const withDocumentedSchema = <Schema extends v.GenericSchema>(
  documented: v.GenericSchema,
  schema: Schema,
): Schema => {
  documentedSchemas.set(schema, documented);
  return schema;
};

/** Attaches the schema of the items to the schema of a list, and returns the schema of the list. */
export const withItemSchema = <List extends v.GenericSchema>(list: List, item: v.GenericSchema): List => {
  itemSchemas.set(list, item);
  return list;
};

export const documentedSchemaOf = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  documentedSchemas.get(schema);
export const itemSchemaOf = (list: v.GenericSchema): v.GenericSchema | undefined => itemSchemas.get(list);

export const withFastCheck = <Schema extends v.GenericSchema>(isValid: FastCheck, schema: Schema): Schema => {
  fastChecks.set(schema, isValid);
  return schema;
};

export const fastCheckOf = (schema: v.GenericSchema): FastCheck | undefined => fastChecks.get(schema);
