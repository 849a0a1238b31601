import { type EndpointName, endpoints, type Role } from '@second-gear/contract';
import type { EndpointSpec } from '@second-gear/mock-server/backend';
import { jsonLimit } from '@second-gear/mock-server/backend';
import { accepts, covers, type RequestInput, rejects, type TestCase, type TestInput } from './testCase.ts';
import type { CaseContext, TestData, TestUser } from './testData.ts';

/** The test cases that are the same for many endpoints: one for each endpoint and each kind of invalid request. */

const names = Object.keys(endpoints) as EndpointName[];
const endpointOf = (name: EndpointName): EndpointSpec => endpoints[name];

type PermittedRequest = { as: (users: TestData['users']) => TestUser; request: (context: CaseContext) => RequestInput };

const admin: PermittedRequest['as'] = ({ nasrin }) => nasrin;

const permittedRequests = {
  deleteUser: { as: admin, request: ({ users }) => ({ params: { id: users.shahriar._id } }) },
  verifySeller: { as: admin, request: ({ users }) => ({ params: { id: users.sadia._id } }) },
  createBike: { as: ({ sadia }) => sadia, request: ({ bikeBody }) => ({ body: bikeBody }) },
  advertise: { as: ({ rahim }) => rahim, request: ({ bikes }) => ({ params: { id: bikes.available._id } }) },
  deleteBike: { as: ({ rahim }) => rahim, request: ({ bikes }) => ({ params: { id: bikes.available._id } }) },
  createPaymentIntent: { as: ({ farhana }) => farhana, request: () => ({ body: { resaleValue: '165000' } }) },
  recordPayment: { as: ({ farhana }) => farhana, request: ({ paymentBody }) => ({ body: paymentBody }) },
} satisfies { [Name in EndpointName]?: PermittedRequest };

type ProtectedName = keyof typeof permittedRequests;
const protectedNames = Object.keys(permittedRequests) as ProtectedName[];
const permittedRequestFor = (name: EndpointName): PermittedRequest | undefined =>
  new Map<string, PermittedRequest>(Object.entries(permittedRequests)).get(name);

/**
 * Returns the e-mail address of a user who may use this endpoint, so that an invalid request is rejected only because
 * it is invalid.
 */
const permittedEmail = (name: EndpointName, { users }: CaseContext): string | undefined =>
  permittedRequestFor(name)?.as(users).email;

/** An access token in the form of the server's own tokens, but with a wrong signature. */
const forgedToken =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJlbWFpbCI6ImFkbWluQHNlY29uZGdlYXIudGVzdCIsInN1YiI6ImZhY2UiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmVkIGJ5IG5vYm9keSBhdCBhbGw';
/** An access token whose header says that it has no signature (`alg: none`). */
const unsignedToken =
  'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFkbWluQHNlY29uZGdlYXIudGVzdCIsInN1YiI6ImZhY2UiLCJleHAiOjQxMDI0NDQ4MDB9.';

const invalidAuthorizations: readonly [string, string][] = [
  ['an empty bearer', 'bearer '],
  ['the word Unauthorized for a token', 'bearer Unauthorized'],
  ['a forged token', `bearer ${forgedToken}`],
  ['an unsigned token', `bearer ${unsignedToken}`],
  ['another scheme', 'Basic YWRtaW46a2lja3N0YXJ0'],
];

/** For each role that an endpoint may require, a user with another role. */
const userOfOtherRole = {
  admin: ({ rahim }) => rahim,
  seller: ({ farhana }) => farhana,
  buyer: ({ sadia }) => sadia,
} satisfies { [Allowed in Role]: PermittedRequest['as'] };

const tokenCases: TestCase[] = protectedNames.flatMap((name) => {
  const { as, request }: PermittedRequest = permittedRequests[name];
  const cause = endpoints[name].method === 'DELETE' ? 'deletions' : 'tokens';
  return [
    rejects(name, 401, 'requires an access token', { cause }, (context) => ({ request: request(context) })),
    ...invalidAuthorizations.map(([what, authorization]) =>
      rejects(name, 401, `rejects ${what}`, { cause }, (context) => ({
        request: request(context),
        raw: { headers: { authorization } },
      })),
    ),
    rejects(name, 403, 'rejects users of another role', (context) => ({
      as: userOfOtherRole[endpoints[name].allowed](context.users).email,
      request: request(context),
    })),
    ...(as === admin
      ? []
      : [
          rejects(name, 401, 'rejects the token of a deleted user', { cause: 'tokens' }, (context) => {
            const { _id, email } = as(context.users);
            const { nasrin } = context.users;
            return {
              as: email,
              request: request(context),
              before: async ({ read }) => {
                await read('deleteUser', { params: { id: _id } }, nasrin.email);
              },
            };
          }),
        ]),
  ];
});

const browserHeaders: readonly Record<string, string>[] = [
  { 'sec-fetch-dest': 'image' },
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { purpose: 'Preview' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'PreFetch' },
];

const writingGetInputs: Partial<Record<EndpointName, (context: CaseContext) => RequestInput>> = {
  verifyBikesOf: ({ users }) => ({ query: { email: users.rahim.email } }),
  advertise: permittedRequests.advertise.request,
  reportBike: ({ bikes }) => ({ params: { bikeId: bikes.available._id } }),
  markSold: ({ bikes }) => ({ params: { bikeId: bikes.available._id } }),
};

const writingGetCases: TestCase[] = names
  .filter((name) => endpointOf(name).method === 'GET' && endpointOf(name).writes)
  .flatMap((name) =>
    browserHeaders.map((headers) =>
      rejects(
        name,
        403,
        `rejects a request that a browser sends by itself: ${Object.values(headers).join(', ')}`,
        (context) => ({
          as: permittedEmail(name, context),
          request: writingGetInputs[name]?.(context) ?? {},
          raw: { headers },
        }),
      ),
    ),
  );

type JsonBody = Record<string, unknown>;

const validBodies: Partial<Record<EndpointName, (context: CaseContext) => JsonBody>> = {
  createUser: ({ newUser }) => newUser,
  createBike: ({ bikeBody }) => bikeBody,
  bookBike: ({ bookingBody }) => bookingBody,
  createPaymentIntent: () => ({ resaleValue: '165000' }),
  recordPayment: ({ paymentBody }) => paymentBody,
};

const repeatFirstField = (body: JsonBody): string => {
  const [key, value] = Object.entries(body)[0] ?? [];
  return `{"${key}":${JSON.stringify(value)},`;
};

/**
 * Functions that make a valid request body invalid. The result is not JSON, not UTF-8, or JSON with invalid content.
 */
const invalidBodies: Readonly<Record<string, (text: string, body: JsonBody) => string | Uint8Array<ArrayBuffer>>> = {
  'no body': () => '',
  'half a body': (text) => text.slice(0, -1),
  'a list': (text) => `[${text}]`,
  null: () => 'null',
  'a number': () => '5',
  'a text': () => '"bike"',
  'a duplicate key': (text, body) => text.replace('{', repeatFirstField(body)),
  'the key __proto__': (text) => text.replace('{', '{"__proto__":{"role":"admin"},'),
  'a NUL': (text) => text.replace('":"', '":"\\u0000'),
  'half a surrogate pair': (text) => text.replace('":"', '":"\\ud800'),
  'bytes that are not UTF-8': (text) =>
    Uint8Array.from([...new TextEncoder().encode(text.slice(0, -2)), 0xff, 0x22, 0x7d]),
  'deep nesting': () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
};

const bodyCases: TestCase[] = Object.entries(validBodies).flatMap(([key, bodyOf]) => {
  const endpoint = key as EndpointName;
  const json = { 'content-type': 'application/json' };
  const rejectsBody = (status: number, name: string, toInput: (body: JsonBody) => TestInput): TestCase =>
    rejects(endpoint, status, name, (context) => {
      const { request, ...input } = toInput(bodyOf(context));
      const params = permittedRequestFor(endpoint)?.request(context).params;
      return { as: permittedEmail(endpoint, context), request: { params, ...request }, ...input };
    });
  return [
    ...Object.entries(invalidBodies).map(([what, invalidate]) =>
      rejectsBody(400, `rejects ${what}`, (body) => ({
        raw: { headers: json, body: invalidate(JSON.stringify(body), body) },
      })),
    ),
    rejectsBody(400, 'rejects an empty object', () => ({ request: { body: {} } })),
    rejectsBody(415, 'requires the content type JSON', (body) => ({
      request: { body },
      raw: { headers: { 'content-type': 'text/plain' } },
    })),
    rejectsBody(415, 'requires JSON in UTF-8', (body) => ({
      request: { body },
      raw: { headers: { 'content-type': 'application/json; charset=utf-16' } },
    })),
    rejectsBody(413, 'rejects more than one megabyte', (body) => ({
      request: { body: { ...body, more: 'x'.repeat(jsonLimit) } },
    })),
  ];
});

/** The endpoints that require a filter in the query, each with an example of its filter. */
const filteredEndpoints = names
  .filter((name) => endpointOf(name).query && name !== 'uploadPhoto')
  .map((name) => {
    const filter = name === 'listUsers' ? 'role=buyer' : 'email=stranger%40example.com';
    return { name, path: endpointOf(name).path, filter, key: filter.split('=')[0] };
  });

const filterCases: TestCase[] = filteredEndpoints.flatMap(({ name, path, key }) => [
  rejects(name, 400, 'rejects a request without its filter', { raw: { path } }),
  rejects(name, 400, 'rejects an empty filter', { raw: { path: `${path}?${key}=` } }),
]);

/**
 * A server that parses `email[$ne]=` as an object, and passes the object to a document database, would return the
 * records of all other users.
 */
const operatorObjectCases: TestCase[] = filteredEndpoints.flatMap(({ name, path, key }) =>
  ['$ne', '$gt', '$regex'].map((operator) =>
    rejects(
      name,
      400,
      `rejects the operator object ${key}[${operator}]`,
      { cause: 'operators' },
      { raw: { path: `${path}?${key}[${operator}]=` } },
    ),
  ),
);

const operatorCases: TestCase[] = filteredEndpoints.flatMap(({ name, path, filter, key }) => [
  rejects(name, 400, 'rejects a repeated filter', { raw: { path: `${path}?${filter}&${filter}` } }),
  ...[`${key}[]=x`, `${key}_ne=x`, `${key}_like=.`, 'q=a', '_where=1', '_delay=1', 'callback=x', '__proto__=x'].map(
    (operator) =>
      rejects(name, 400, `rejects the query operator ${operator}`, { raw: { path: `${path}?${filter}&${operator}` } }),
  ),
]);

const unfilteredEndpoints = names
  .filter((name) => endpointOf(name).method === 'GET' && !endpointOf(name).query && !endpointOf(name).writes)
  .filter((name) => name === 'listBikes' || !endpointOf(name).params);

const unfilteredCases: TestCase[] = unfilteredEndpoints.map((name) =>
  rejects(name, 400, 'rejects a query operator', {
    raw: { path: `${endpointOf(name).path.replace(/:\w+/, '1')}?_limit=100` },
  }),
);

const escapeCases: TestCase[] = filteredEndpoints.flatMap(({ name, path, key }) => [
  rejects(name, 400, 'rejects a malformed percent-encoding', { raw: { path: `${path}?${key}=%E0%A4%A` } }),
  rejects(name, 400, 'rejects a NUL character', { raw: { path: `${path}?${key}=a%00@example.com` } }),
]);

const unusualSegments = [
  '__proto__',
  'constructor',
  '..%2f..%2fdb.json',
  '%00',
  '%E0%A4%A',
  '%',
  'x'.repeat(8192),
  '{}',
];

const pathCases: TestCase[] = names
  .filter((name) => endpointOf(name).params)
  .flatMap((name) =>
    unusualSegments.map((part) =>
      rejects(name, [400, 404], `rejects an unusual path segment: ${part.slice(0, 24)}`, (context) => ({
        as: permittedEmail(name, context),
        raw: { path: endpointOf(name).path.replace(/:\w+/, part) },
      })),
    ),
  );

/** On a server whose updates are upserts, each of these requests would create a record. */
const unknownIdCases: TestCase[] = (
  [
    ['deleteUser', 'nasrin', { deletedCount: 0 }],
    ['verifySeller', 'nasrin', { modifiedCount: 0 }],
    ['advertise', 'rahim', { modifiedCount: 0 }],
    ['deleteBike', 'rahim', { deletedCount: 0 }],
    ['reportBike', undefined, { acknowledged: false, modifiedCount: 0 }],
    ['deleteReport', undefined, { acknowledged: false }],
    ['markSold', undefined, { modifiedCount: 0 }],
  ] as const
).map(([name, user, expectedBody]) =>
  rejects(name, 200, 'changes nothing for an unknown id', ({ users, unknownId }) => ({
    ...(user && { as: users[user].email }),
    request: { params: { id: unknownId, bikeId: unknownId } },
    expectedBody,
  })),
);

const unknownEmailCases: TestCase[] = (['findUser', 'listOwnBikes', 'listBookings'] as const).map((name) =>
  accepts(name, 'returns an empty list for an unknown e-mail address', {
    request: { query: { email: 'stranger@example.com' } },
    expectedBody: [],
  }),
);

export const commonCases: readonly TestCase[] = [
  ...unknownEmailCases,
  ...covers('M-3', filterCases),
  ...covers('M-2', [...operatorObjectCases, ...operatorCases, ...unfilteredCases]),
  ...covers('M-4', tokenCases),
  ...covers('M-6', unknownIdCases),
  ...covers('M-7', bodyCases),
  ...covers('M-9', writingGetCases),
  ...covers('M-10', [...escapeCases, ...pathCases]),
];
