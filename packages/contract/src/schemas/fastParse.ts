import type * as v from 'valibot';
import { type FastCheck, fastCheckOf } from './schemaMetadata.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
 * For the records that match the documented types, as nearly all do, a few `typeof` checks are enough.
 * @returns the same as the schema, a copy without unknown fields; undefined if only the schema can parse the record
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
      // The copy must not even have the value undefined then.
      if (value !== undefined || key in candidate) copy[key] = value;
    }
    return copy as v.InferOutput<Item>;
  };
};
