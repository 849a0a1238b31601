import type * as v from 'valibot';
import { type FastCheck, fastCheckOf } from './schemaMetadata.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of an object schema, each with its fast check; undefined if a field has no fast check. */
const fieldsOf = (schema: v.GenericSchema): [key: string, isValid: FastCheck][] | undefined => {
  if (schema.type !== 'object' || !('entries' in schema)) return undefined;
  const fields: [string, FastCheck][] = [];
  for (const [key, entry] of Object.entries((schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries)) {
    const isValid = fastCheckOf(entry);
    if (!isValid) return undefined;
    fields.push([key, isValid]);
  }
  return fields;
};

/**
 * Creates a fast parser for records that match the documented types, as nearly all records do. For such a record a few
 * `typeof` checks are enough.
 *
 * @returns a function that returns the same as the schema: a copy without unknown fields. The function returns
 * undefined if only the schema can parse the record.
 */
export const fastParser = <Item extends v.GenericSchema>(
  item: Item,
): ((candidate: unknown) => v.InferOutput<Item> | undefined) => {
  const fields = fieldsOf(item);
  if (!fields) return () => undefined;
  return (candidate) => {
    if (!isRecord(candidate)) return undefined;
    const copy: Record<string, unknown> = {};
    for (const [key, isValid] of fields) {
      const value = candidate[key];
      if (!isValid(value)) return undefined;
      // If the record does not have a field, the copy must not have it either, not even with the value undefined.
      if (value !== undefined || key in candidate) copy[key] = value;
    }
    return copy as v.InferOutput<Item>;
  };
};
