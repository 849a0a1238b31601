import * as v from 'valibot';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { plainReader } from './fastParse.ts';
import { itemOf, meaningOf } from './schemaMetadata.ts';

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

const driftOf = (schema: v.GenericSchema, value: unknown, path: string): string[] => {
  const item = itemOf(schema);
  if (item) {
    if (!Array.isArray(value)) return [path];
    const readPlainly = plainReader(item);
    return value.flatMap((one) => (readPlainly(one) ? [] : driftOf(item, one, `${path}[]`)));
  }
  const wrapped = wrappedIn(schema);
  if (wrapped) return value === null ? [] : driftOf(wrapped, value, path);
  const fields = fieldsOf(schema);
  if (fields) {
    if (!isRecord(value)) return [path];
    const read = v.safeParse(schema, value);
    // What makes a record unreadable is named alone: of one that has nothing but a flag, every other field is missing too.
    if (!read.success) return read.issues.map((issue) => under(path, v.getDotPath(issue) ?? ''));
    return Object.entries(fields).flatMap(([key, field]) => driftOf(field, value[key], under(path, key)));
  }
  return v.is(meaningOf(schema) ?? schema, value) ? [] : [path];
};

/**
 * Where an answer is not what its row of the table means, though it may be readable all the same: `[].purchaseYear`, each
 * path once; '' is the answer itself. The paths are made of the table's own words, and hold nothing of what was answered.
 */
export const driftIn = (name: EndpointName, answer: unknown): string[] => [
  ...new Set(driftOf(endpoints[name].answer, answer, '')),
];
