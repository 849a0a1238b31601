import * as v from 'valibot';
import { type EndpointName, endpoints } from './endpoints.ts';
import { fastParser } from './schemas/fastParse.ts';
import { documentedSchemaOf, itemSchemaOf } from './schemas/schemaMetadata.ts';

type Fields = v.ObjectEntries;

const fieldsOf = (schema: v.GenericSchema): Fields | undefined =>
  schema.type === 'object' && 'entries' in schema ? (schema as v.ObjectSchema<Fields, undefined>).entries : undefined;

const wrappedSchemaOf = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  schema.type === 'nullable' && 'wrapped' in schema
    ? (schema as v.NullableSchema<v.GenericSchema, undefined>).wrapped
    : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joinPath = (path: string, key: string) => [path, key].filter(Boolean).join('.');

const mismatchesOf = (schema: v.GenericSchema, value: unknown, path: string): string[] => {
  const item = itemSchemaOf(schema);
  if (item) {
    if (!Array.isArray(value)) return [path];
    const parseFast = fastParser(item);
    return value.flatMap((candidate) => (parseFast(candidate) ? [] : mismatchesOf(item, candidate, `${path}[]`)));
  }
  const wrapped = wrappedSchemaOf(schema);
  if (wrapped) return value === null ? [] : mismatchesOf(wrapped, value, path);
  const fields = fieldsOf(schema);
  if (fields) {
    if (!isRecord(value)) return [path];
    const result = v.safeParse(schema, value);
    // A record that has only a flag (such as `soldOut`) would have one path for each missing field, so only the fields
    // that make a record invalid are returned.
    if (!result.success) return result.issues.map((issue) => joinPath(path, v.getDotPath(issue) ?? ''));
    return Object.entries(fields).flatMap(([key, field]) => mismatchesOf(field, value[key], joinPath(path, key)));
  }
  return v.is(documentedSchemaOf(schema) ?? schema, value) ? [] : [path];
};

/**
 * Compares a response body with the documented types. The schemas of responses accept more than is documented.
 * @returns the paths of the fields that differ, each once: `[].purchaseYear`; '' is the body itself. They contain no
 * data.
 */
export const findMismatches = (name: EndpointName, body: unknown): string[] => [
  ...new Set(mismatchesOf(endpoints[name].response, body, '')),
];
