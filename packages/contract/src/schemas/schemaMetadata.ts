import type * as v from 'valibot';

/**
 * Attached to tolerant schemas, which accept more than is documented, for `findMismatches`, `fastParser` and the docs.
 */
const documentedSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const itemSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();
const fastChecks = new WeakMap<v.GenericSchema, FastCheck>();

/**
 * True if the value has the documented type and the schema would return it unchanged. False for some valid values too,
 * which the schema must then parse.
 */
export type FastCheck = (value: unknown) => boolean;

export const withDocumentedSchema = <Schema extends v.GenericSchema>(
  documented: v.GenericSchema,
  schema: Schema,
): Schema => {
  documentedSchemas.set(schema, documented);
  return schema;
};

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
