import type * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints, idTokenHeader } from '../endpoints.ts';
import { Bike, Booking, Category, User } from '../schemas/entities.ts';
import { itemSchemaOf } from '../schemas/schemaMetadata.ts';
import { type EndpointDoc, endpointDocs } from './endpointDocs.ts';

/** A field of a request. `isRequired`: the server rejects a request without the field. */
export type RequestField = {
  name: string;
  location: 'path' | 'query' | 'header' | 'body' | 'form';
  isRequired: boolean;
};

export type EndpointDescription = EndpointDoc & {
  name: EndpointName;
  method: Endpoint['method'];
  path: string;
  host: Endpoint['host'];
  bearer: boolean;
  allowed: Endpoint['allowed'];
  writes: boolean;
  requestFields: readonly RequestField[];
  /** Such as 'a list of Bike' or 'acknowledged, insertedId'. */
  responseSummary: string;
};

const records = Object.entries({ Bike, Booking, Category, User });

const entriesOf = (schema: v.GenericSchema): v.ObjectEntries =>
  'entries' in schema ? (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries : {};

const isOptional = ({ type }: v.GenericSchema): boolean => type === 'optional' || type === 'nullish';

const fieldsIn = (location: RequestField['location'], schema: v.GenericSchema | undefined): RequestField[] =>
  Object.entries(schema ? entriesOf(schema) : {}).map(([name, field]) => ({
    name,
    location,
    isRequired: 'type' in field && !isOptional(field as v.GenericSchema),
  }));

const recordName = (schema: v.GenericSchema): string | undefined =>
  records.find(([, record]) => record === schema)?.[0];

const summarizeSchema = (schema: v.GenericSchema): string => {
  const item = itemSchemaOf(schema);
  if (item) return `a list of ${recordName(item) ?? 'records'}`;
  if (schema.type === 'nullable' && 'wrapped' in schema)
    return `${summarizeSchema(schema.wrapped as v.GenericSchema)}, or null`;
  return recordName(schema) ?? (Object.keys(entriesOf(schema)).join(', ') || 'nothing that is read');
};

const describe = (name: EndpointName): EndpointDescription => {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, host, bearer, allowed, writes } = endpoint;
  return {
    ...endpointDocs[name],
    ...{ name, method, path, host, bearer, allowed, writes },
    requestFields: [
      ...fieldsIn('path', endpoint.params),
      ...fieldsIn('query', endpoint.query),
      ...(endpoint.idToken ? [{ name: idTokenHeader, location: 'header' as const, isRequired: false }] : []),
      ...fieldsIn('body', endpoint.body),
      ...(host === 'images' ? [{ name: 'image', location: 'form' as const, isRequired: true }] : []),
    ],
    responseSummary: summarizeSchema(endpoint.response),
  };
};

export const describeEndpoints = (): EndpointDescription[] =>
  // `Object.keys` returns `string[]`, so the type is asserted.
  (Object.keys(endpoints) as EndpointName[]).map(describe);
