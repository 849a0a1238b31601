import * as v from 'valibot';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { fastParser } from './fastParse.ts';
import { documentedSchemaOf, itemSchemaOf } from './schemaMetadata.ts';

type Fields = v.ObjectEntries;

const fieldsOf = (schema: v.GenericSchema): Fields | undefined =>
  schema.type === 'object' && 'entries' in schema ? (schema as v.ObjectSchema<Fields, undefined>).entries : undefined;

const wrappedIn = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  schema.type === 'nullable' && 'wrapped' in schema
    ? (schema as v.NullableSchema<v.GenericSchema, undefined>).wrapped
    : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (path: string, key: string) => [path, key].filter(Boolean).join('.');

const mismatchesOf = (schema: v.GenericSchema, value: unknown, path: string): string[] => {
  const item = itemSchemaOf(schema);
  if (item) {
    if (!Array.isArray(value)) return [path];
    const readPlainly = fastParser(item);
    return value.flatMap((one) => (readPlainly(one) ? [] : mismatchesOf(item, one, `${path}[]`)));
  }
  const wrapped = wrappedIn(schema);
  if (wrapped) return value === null ? [] : mismatchesOf(wrapped, value, path);
  const fields = fieldsOf(schema);
  if (fields) {
    if (!isRecord(value)) return [path];
    const read = v.safeParse(schema, value);
    // What makes a record unreadable is named alone: of one that has nothing but a flag, every other field is missing too.
    if (!read.success) return read.issues.map((issue) => under(path, v.getDotPath(issue) ?? ''));
    return Object.entries(fields).flatMap(([key, field]) => mismatchesOf(field, value[key], under(path, key)));
  }
  return v.is(documentedSchemaOf(schema) ?? schema, value) ? [] : [path];
};

/**
 * Where an answer is not what its row of the table means, though it may be readable all the same: `[].purchaseYear`, each
 * path once; '' is the answer itself. The paths are made of the table's own words, and hold nothing of what was answered.
 */
export const findMismatches = (name: EndpointName, answer: unknown): string[] => [
  ...new Set(mismatchesOf(endpoints[name].response, answer, '')),
];
