import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Bike, Booking, Category, User } from '../schemas/entities.ts';
import { documentedSchemaOf, itemSchemaOf } from '../schemas/schemaMetadata.ts';

/** Written as such here, because a document holds more kinds of schema than the library tells apart. */
export type JsonSchema = { [key: string]: unknown };

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'object' && 'entries' in schema;

const isNullable = (schema: v.GenericSchema): schema is v.NullableSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullable' && 'wrapped' in schema;

/** A schema that would rather have read something else than it takes: what it was meant for. It takes that to be missing, too. */
const documentedField = (schema: v.GenericSchema): v.GenericSchema => {
  const meant = documentedSchemaOf(schema);
  return meant ? v.optional(meant) : schema;
};

const documentedObject = ({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>): v.GenericSchema =>
  v.object(Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, documentedField(field)])));

/** Schemas that have a name of their own in the document. */
const named = new Map<v.GenericSchema, [name: string, meant: v.GenericSchema]>(
  Object.entries({ Bike, Booking, Category, User }).map(([name, schema]) => [schema, [name, documentedObject(schema)]]),
);
const definitions = Object.fromEntries(named.values());

/** A schema that reads almost anything, as one that says what it is for. */
const documented = (schema: v.GenericSchema): v.GenericSchema => {
  const [, known] = named.get(schema) ?? [];
  if (known) return known;
  const item = itemSchemaOf(schema);
  if (item) return v.array(documented(item));
  if (isNullable(schema)) return v.nullable(documented(schema.wrapped));
  return 'pipe' in schema || !isObject(schema) ? documentedField(schema) : documentedObject(schema);
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What is trimmed or printed as text is asked for as it is before that; what only code can check is said in words.
  ignoreActions: ['trim', 'transform', 'check', 'finite'],
  // A length that is counted once a number was printed: JSON Schema lets it be said, since it counts it of texts alone.
  overrideAction: ({ valibotAction: action, jsonSchema }) => {
    if (jsonSchema.type !== undefined || !('requirement' in action)) return undefined;
    if (action.type === 'min_length') return { ...jsonSchema, minLength: Number(action.requirement) };
    if (action.type === 'max_length') return { ...jsonSchema, maxLength: Number(action.requirement) };
    return undefined;
  },
};

/** Without the parts that stand once at the head of a document. */
const withoutDocumentKeys = ({ $schema: _, $defs: __, ...rest }: JsonSchema): JsonSchema => rest;

/** A schema of the table, as the document says it: what may be sent, or what is meant to be answered. */
export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  withoutDocumentKeys({
    ...toJsonSchema(documented(schema), {
      ...config,
      definitions,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  });

/** The named ones, each once. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      withoutDocumentKeys({ ...schema }),
    ]),
  );
