import { type Endpoint, type EndpointName, endpoints } from '@second-gear/contract';
import { pathnameOf } from '@second-gear/mock-server/backend';
import { fieldOf } from '../cases/testCase.ts';
import type { HttpRequest, HttpResponse } from '../server/serverUnderTest.ts';
import { endpointOf } from './httpClient.ts';

export type Kind = 'user' | 'bike' | 'booking' | 'payment' | 'payment intent' | 'photo';

/**
 * A record that the run has created and that may still be on the server. `id` is undefined if the response was lost.
 */
export type LeftoverRecord = {
  kind: Kind;
  id?: string;
  /**
   * The text by which the operator of the server can find the record: an e-mail address, the name of a bike, or a
   * transaction id.
   */
  name: string;
  why: string;
};

type TrackedRecord = {
  kind: Kind;
  name: string;
  id?: string;
  /**
   * `pending`: there is no response yet. `rejected`: the server has rejected the creation, but some servers create the
   * record all the same.
   */
  state: 'pending' | 'created' | 'rejected' | 'deleted';
  /** True if the record was created by an update whose id or filter matched no record. */
  isUpserted?: true;
};

export type OwnRecords = {
  /** Whether a request can change only records of this run, even on a server that checks nothing. */
  affectsOnlyOwnRecords: (request: HttpRequest) => boolean;
  /**
   * Must be called before a request is sent. The returned function must be called with the response, or when the
   * request was not sent.
   */
  trackRequest: (request: HttpRequest) => (response: HttpResponse | 'not sent') => void;
  /** Stores that a list contains a record with an e-mail address of this run. */
  addFound: (kind: Kind, id: string, name: string) => void;
  markDeleted: (kind: Kind, id: string) => void;
  isOwnEmail: (email: unknown) => boolean;
  has: (kind: Kind, id: string) => boolean;
  /**
   * Decides about the records of a kind whose ids are unknown. If `mayExist` returns true for a record, the record
   * stays pending; otherwise it counts as deleted.
   */
  resolveUnknown: (kind: Kind, mayExist?: (record: Readonly<TrackedRecord>) => boolean) => void;
  all: () => readonly Readonly<TrackedRecord>[];
};

/**
 * Returns the endpoints that a request may reach. Many routers ignore letter case, and additional path segments after
 * the path of an endpoint.
 */
const endpointsReachedBy = ({ method, path }: HttpRequest): EndpointName[] => {
  const pathname = pathnameOf({ path }).toLowerCase();
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const [prefix = ''] = endpoints[name].path.toLowerCase().split(':');
    return endpoints[name].method === method && (pathname === prefix || pathname.startsWith(prefix));
  });
};

const isJson = ({ headers = {} }: HttpRequest): boolean =>
  /^application\/json\s*(;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? '');

/** Returns the JSON object in the body; undefined if servers could parse the body in different ways. */
const bodyOf = (request: HttpRequest): unknown => {
  const { body } = request;
  if (!isJson(request) || body === undefined || body instanceof FormData) return undefined;
  try {
    const json: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return json && typeof json === 'object' && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

const textIn = (body: unknown, key: string): string => {
  const value = fieldOf(body, key);
  return typeof value === 'string' ? value : '';
};

/** Returns the id in the path of a request: for the pattern `/products/:id/price`, the second segment. */
export const idIn = (pattern: string, path: string): string => {
  const position = pattern.split('/').findIndex((segment) => segment.startsWith(':'));
  return pathnameOf({ path }).split('/')[position] ?? '';
};

type WritingEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['writes'] extends true ? Name : never;
}[EndpointName];

type WritingEndpointWithoutId = {
  [Name in WritingEndpoint]: (typeof endpoints)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[WritingEndpoint];

type FirstSegment<Path extends string> = Path extends `/${infer Segment}/${string}`
  ? Segment
  : Path extends `/${infer Segment}`
    ? Segment
    : never;

/** The kind of the records that writing requests change, by the first segment of their paths. */
const changedKinds: Record<FirstSegment<(typeof endpoints)[WritingEndpoint]['path']>, Kind> = {
  users: 'user',
  allusers: 'user',
  products: 'bike',
  allproducts: 'bike',
  advertisement: 'bike',
  report: 'bike',
  productstatus: 'bike',
  bookings: 'booking',
  payments: 'payment',
  'create-payment-intent': 'payment intent',
  _images: 'photo',
};

const isWriting = (name: EndpointName): name is WritingEndpoint => endpoints[name].writes;

/** Returns the kind of the records that a request to this endpoint changes; undefined if it only reads. */
export const changedKindOf = (name: EndpointName): Kind | undefined => {
  if (!isWriting(name)) return undefined;
  const [, segment] = endpoints[name].path.split('/');
  return changedKinds[segment as keyof typeof changedKinds];
};

const createdKinds: Partial<Record<EndpointName, { kind: Kind; name: string }>> = {
  createUser: { kind: 'user', name: 'email' },
  createBike: { kind: 'bike', name: 'bikeName' },
  bookBike: { kind: 'booking', name: 'bikeName' },
  recordPayment: { kind: 'payment', name: 'transactionId' },
  createPaymentIntent: { kind: 'payment intent', name: 'resaleValue' },
  uploadPhoto: { kind: 'photo', name: '' },
};

/**
 * Returns the id of the created record from the response. For a payment intent, this is the part of the client secret
 * before '_secret_'.
 */
const createdId = (endpoint: EndpointName, json: unknown): string | undefined => {
  const readers = {
    createPaymentIntent: () => String(fieldOf(json, 'clientSecret') ?? '').split('_secret_')[0],
    uploadPhoto: () => fieldOf(fieldOf(json, 'data'), 'url'),
  };
  const id = endpoint in readers ? readers[endpoint as keyof typeof readers]() : fieldOf(json, 'insertedId');
  return typeof id === 'string' && id ? id : undefined;
};

const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status < 300;

/**
 * Tracks the records that a run creates. Its users have e-mail addresses `contract-RUNID-…@secondgear.test`; all other
 * records contain such an address or an id from a response.
 */
export const createOwnRecords = (runId: string): OwnRecords => {
  const records: TrackedRecord[] = [];
  const ownEmail = new RegExp(`^contract-${runId}-[a-z0-9]+@secondgear\\.test$`, 'i');
  const isOwnEmail = (email: unknown): boolean => typeof email === 'string' && ownEmail.test(email);

  const find = (kind: Kind, id: string): TrackedRecord | undefined =>
    records.find((record) => record.kind === kind && record.id === id);
  const has = (kind: Kind, id: string): boolean => find(kind, id) !== undefined;
  const exists = (kind: Kind, id: string): boolean => find(kind, id)?.state === 'created';

  const addFound: OwnRecords['addFound'] = (kind, id, name) => {
    const known =
      find(kind, id) ??
      records.find(
        (record) =>
          record.kind === kind && record.name === name && record.id === undefined && record.state !== 'deleted',
      );
    if (!known) records.push({ kind, id, name, state: 'created' });
    else Object.assign(known, { id, state: 'created' });
  };

  const markDeleted: OwnRecords['markDeleted'] = (kind, id) => {
    const record = find(kind, id);
    if (record) record.state = 'deleted';
  };

  /** For the endpoints without an id in their paths: whether a request changes only records of this run. */
  const isOwn: Record<WritingEndpointWithoutId, (request: HttpRequest) => boolean> = {
    createUser: (request) => isOwnEmail(fieldOf(bodyOf(request), 'email')),
    createBike: (request) => isOwnEmail(fieldOf(bodyOf(request), 'email')),
    bookBike: (request) => isOwnEmail(fieldOf(bodyOf(request), 'userEmail')),
    recordPayment: (request) =>
      isOwnEmail(fieldOf(bodyOf(request), 'userEmail')) && exists('booking', textIn(bodyOf(request), 'bookingId')),
    // These two endpoints create a payment intent and store a photo. They change no record that exists already.
    createPaymentIntent: () => true,
    uploadPhoto: () => true,
    verifyBikesOf: ({ path }) => {
      const [, email = ''] = /^\/allproducts\?email=([\w%.@-]+)$/.exec(path) ?? [];
      return URL.canParse(`http://x/?${email}`) && isOwnEmail(new URLSearchParams(`email=${email}`).get('email'));
    },
  };

  const isOwnId = (kind: Kind, { method, path }: Endpoint, request: HttpRequest): boolean => {
    const id = idIn(path, request.path);
    // A request may contain the id of a record that the run has deleted only if the request deletes. With any other
    // request, a server that upserts would create a record with this id.
    return method === 'DELETE' ? has(kind, id) : exists(kind, id);
  };

  const affectsOnlyOwnRecords: OwnRecords['affectsOnlyOwnRecords'] = (request) => {
    if (!endpointsReachedBy(request).some(isWriting)) return true;
    const endpoint = endpointOf(request);
    if (endpoint === undefined) return false;
    const kind = changedKindOf(endpoint);
    if (kind === undefined) return true;
    const checks: Partial<Record<EndpointName, (request: HttpRequest) => boolean>> = isOwn;
    return checks[endpoint]?.(request) ?? isOwnId(kind, endpoints[endpoint], request);
  };

  const trackRequest: OwnRecords['trackRequest'] = (request) => {
    const endpoint = endpointOf(request);
    const changedKind = endpoint && changedKindOf(endpoint);
    if (!endpoint || !changedKind) return () => undefined;
    const created = createdKinds[endpoint];
    const body = bodyOf(request);
    const record: TrackedRecord | undefined = created && {
      kind: created.kind,
      name: textIn(body, created.name) || endpoint,
      state: 'pending',
    };
    if (record) records.push(record);
    return (response) => {
      if (response === 'not sent') {
        if (record) record.state = 'deleted';
        return;
      }
      const upsertedId = fieldOf(response.json, 'upsertedId');
      if (typeof upsertedId === 'string') {
        const name = `created by ${endpoint}`;
        records.push({ kind: changedKind, id: upsertedId, name, state: 'created', isUpserted: true });
      }
      const { method, path } = endpoints[endpoint];
      if (method === 'DELETE' && Number(fieldOf(response.json, 'deletedCount')) > 0) {
        markDeleted(changedKind, idIn(path, request.path));
      }
      if (!record) return;
      const id = createdId(endpoint, response.json);
      if (isSuccess(response) && id && !has(record.kind, id)) Object.assign(record, { id, state: 'created' });
      // A successful response with an id that is known already, or with `acknowledged: false`, says that no record was
      // created. A successful response without an id may have created a record.
      else if (isSuccess(response) && (id || fieldOf(response.json, 'acknowledged') === false))
        record.state = 'deleted';
      else record.state = response.status < 500 ? 'rejected' : 'pending';
    };
  };

  const resolveUnknown: OwnRecords['resolveUnknown'] = (kind, mayExist = () => false) => {
    for (const record of records) {
      if (record.kind === kind && record.id === undefined) record.state = mayExist(record) ? 'pending' : 'deleted';
    }
  };

  return {
    affectsOnlyOwnRecords,
    trackRequest,
    addFound,
    markDeleted,
    isOwnEmail,
    has,
    resolveUnknown,
    all: () => records,
  };
};
