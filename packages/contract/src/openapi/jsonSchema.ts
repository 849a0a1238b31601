import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Bike, Booking, Category, User } from '../schemas/entities.ts';
import { documentedSchemaOf, itemSchemaOf } from '../schemas/schemaMetadata.ts';

/** Loose, because the library's own type does not cover all schemas of the OpenAPI document. */
export type JsonSchema = { [key: string]: unknown };

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'object' && 'entries' in schema;

const isNullable = (schema: v.GenericSchema): schema is v.NullableSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullable' && 'wrapped' in schema;

/** A field that may be missing may be missing in the documented schema too. */
const documentedField = (schema: v.GenericSchema): v.GenericSchema => {
  const documentedSchema = documentedSchemaOf(schema);
  return documentedSchema ? v.optional(documentedSchema) : schema;
};

const documentedObject = ({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>): v.GenericSchema =>
  v.object(Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, documentedField(field)])));

const named = new Map<v.GenericSchema, [name: string, documented: v.GenericSchema]>(
  Object.entries({ Bike, Booking, Category, User }).map(([name, schema]) => [schema, [name, documentedObject(schema)]]),
);
const definitions = Object.fromEntries(named.values());

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
  // The document describes values as they are sent. A check that is a function is described in words.
  ignoreActions: ['trim', 'transform', 'check', 'finite'],
  // In JSON Schema, these limits apply only to texts, so a field that may be a text or a number can have them too.
  overrideAction: ({ valibotAction: action, jsonSchema }) => {
    if (jsonSchema.type !== undefined || !('requirement' in action)) return undefined;
    if (action.type === 'min_length') return { ...jsonSchema, minLength: Number(action.requirement) };
    if (action.type === 'max_length') return { ...jsonSchema, maxLength: Number(action.requirement) };
    return undefined;
  },
};

/** These keys are allowed only at the top level of a document. */
const withoutDocumentKeys = ({ $schema: _, $defs: __, ...rest }: JsonSchema): JsonSchema => rest;

export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  withoutDocumentKeys({
    ...toJsonSchema(documented(schema), {
      ...config,
      definitions,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  });

export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      withoutDocumentKeys({ ...schema }),
    ]),
  );
