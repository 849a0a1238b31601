import type * as v from 'valibot';
import { type FastCheck, fastCheckOf } from './schemaMetadata.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a record with what each of them is read as it is by; undefined where a field has nothing of the kind. */
const fieldsOf = (schema: v.GenericSchema): [key: string, isPlain: FastCheck][] | undefined => {
  if (schema.type !== 'object' || !('entries' in schema)) return undefined;
  const fields: [string, FastCheck][] = [];
  for (const [key, entry] of Object.entries((schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries)) {
    const isPlain = fastCheckOf(entry);
    if (!isPlain) return undefined;
    fields.push([key, isPlain]);
  }
  return fields;
};

/**
 * A reader for records that are just as they should be, which are nearly all: it asks a few `typeof`s in the place of a
 * schema, and gives back what the schema would have, a copy without anything that the record has besides. Undefined: it is
 * for the schema to say what becomes of this one.
 */
export const fastParser = <Item extends v.GenericSchema>(
  item: Item,
): ((candidate: unknown) => v.InferOutput<Item> | undefined) => {
  const fields = fieldsOf(item);
  if (!fields) return () => undefined;
  return (candidate) => {
    if (!isRecord(candidate)) return undefined;
    const copy: Record<string, unknown> = {};
    for (const [key, isPlain] of fields) {
      const value = candidate[key];
      if (!isPlain(value)) return undefined;
      // What a record does not have, its copy does not have either.
      if (value !== undefined || key in candidate) copy[key] = value;
    }
    return copy as v.InferOutput<Item>;
  };
};
