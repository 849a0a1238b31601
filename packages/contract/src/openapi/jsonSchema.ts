import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Bike, Booking, Category, User } from '../schemas/entities.ts';
import { documentedSchemaOf, itemSchemaOf } from '../schemas/schemaMetadata.ts';

/**
 * A JSON Schema. The type is loose, because the library's own type does not cover all schemas of the OpenAPI document.
 */
export type JsonSchema = { [key: string]: unknown };

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'object' && 'entries' in schema;

const isNullable = (schema: v.GenericSchema): schema is v.NullableSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullable' && 'wrapped' in schema;

/**
 * Returns the documented schema of a tolerant field (one that accepts more than is documented). If the field may be
 * missing, it may be missing in the documented schema too.
 */
const documentedField = (schema: v.GenericSchema): v.GenericSchema => {
  const documentedSchema = documentedSchemaOf(schema);
  return documentedSchema ? v.optional(documentedSchema) : schema;
};

const documentedObject = ({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>): v.GenericSchema =>
  v.object(Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, documentedField(field)])));

/** The schemas that have a name of their own in the OpenAPI document. */
const named = new Map<v.GenericSchema, [name: string, documented: v.GenericSchema]>(
  Object.entries({ Bike, Booking, Category, User }).map(([name, schema]) => [schema, [name, documentedObject(schema)]]),
);
const definitions = Object.fromEntries(named.values());

/** Returns the documented schema of a tolerant schema, which accepts more than is documented. */
const documented = (schema: v.GenericSchema): v.GenericSchema => {
  const [, namedSchema] = named.get(schema) ?? [];
  if (namedSchema) return namedSchema;
  const item = itemSchemaOf(schema);
  if (item) return v.array(documented(item));
  if (isNullable(schema)) return v.nullable(documented(schema.wrapped));
  return 'pipe' in schema || !isObject(schema) ? documentedField(schema) : documentedObject(schema);
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // The document describes values as they are sent, before the schema trims or converts them. A check that is a
  // function has no JSON Schema, so the documentation describes such a check in words.
  ignoreActions: ['trim', 'transform', 'check', 'finite'],
  // In JSON Schema, minLength and maxLength apply only to texts. So a field that may be a text or a number can have
  // these limits too.
  overrideAction: ({ valibotAction: action, jsonSchema }) => {
    if (jsonSchema.type !== undefined || !('requirement' in action)) return undefined;
    if (action.type === 'min_length') return { ...jsonSchema, minLength: Number(action.requirement) };
    if (action.type === 'max_length') return { ...jsonSchema, maxLength: Number(action.requirement) };
    return undefined;
  },
};

/** Removes `$schema` and `$defs`, which are allowed only at the top level of a document. */
const withoutDocumentKeys = ({ $schema: _, $defs: __, ...rest }: JsonSchema): JsonSchema => rest;

export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  withoutDocumentKeys({
    ...toJsonSchema(documented(schema), {
      ...config,
      definitions,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  });

/** Returns the schemas of the OpenAPI document's `components/schemas`, by name. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      withoutDocumentKeys({ ...schema }),
    ]),
  );
