import type * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints, idTokenHeader } from '../endpoints.ts';
import { Bike, Booking, Category, User } from '../schemas/entities.ts';
import { itemOf } from '../schemas/schemaMetadata.ts';
import { type CallNote, callNotes } from './endpointDocs.ts';

/** A field that is sent: where it stands, and whether a question without it is refused. */
export type SentField = { name: string; place: 'path' | 'query' | 'header' | 'body' | 'form'; isRequired: boolean };

/** A row of the table of calls, for a person to read. */
export type CallDescription = CallNote & {
  name: EndpointName;
  method: Endpoint['method'];
  path: string;
  host: Endpoint['host'];
  bearer: boolean;
  allowed: Endpoint['allowed'];
  writes: boolean;
  sends: readonly SentField[];
  /** What a good answer is, in words: 'a list of Bike', 'acknowledged, insertedId'. */
  answers: string;
};

const records = Object.entries({ Bike, Booking, Category, User });

const entriesOf = (schema: v.GenericSchema): v.ObjectEntries =>
  'entries' in schema ? (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries : {};

const isOptional = ({ type }: v.GenericSchema): boolean => type === 'optional' || type === 'nullish';

const fieldsIn = (place: SentField['place'], schema: v.GenericSchema | undefined): SentField[] =>
  Object.entries(schema ? entriesOf(schema) : {}).map(([name, field]) => ({
    name,
    place,
    isRequired: 'type' in field && !isOptional(field as v.GenericSchema),
  }));

const recordName = (schema: v.GenericSchema): string | undefined =>
  records.find(([, record]) => record === schema)?.[0];

const wordsFor = (schema: v.GenericSchema): string => {
  const item = itemOf(schema);
  if (item) return `a list of ${recordName(item) ?? 'records'}`;
  if (schema.type === 'nullable' && 'wrapped' in schema)
    return `${wordsFor(schema.wrapped as v.GenericSchema)}, or null`;
  return recordName(schema) ?? (Object.keys(entriesOf(schema)).join(', ') || 'nothing that is read');
};

const describe = (name: EndpointName): CallDescription => {
  const row: Endpoint = endpoints[name];
  const { method, path, host, bearer, allowed, writes } = row;
  return {
    ...callNotes[name],
    ...{ name, method, path, host, bearer, allowed, writes },
    sends: [
      ...fieldsIn('path', row.params),
      ...fieldsIn('query', row.query),
      ...(row.idToken ? [{ name: idTokenHeader, place: 'header' as const, isRequired: false }] : []),
      ...fieldsIn('body', row.body),
      ...(host === 'images' ? [{ name: 'image', place: 'form' as const, isRequired: true }] : []),
    ],
    answers: wordsFor(row.answer),
  };
};

/** The whole table, in its order. */
export const describeCalls = (): CallDescription[] =>
  // Object.keys forgets which names these are.
  (Object.keys(endpoints) as EndpointName[]).map(describe);
