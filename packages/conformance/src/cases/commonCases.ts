import type { Role } from '@second-gear/contract';
import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, people } from '@second-gear/fixtures';
import type { Row } from '@second-gear/mock-server/backend';
import { jsonLimit } from '@second-gear/mock-server/backend';
import type { Stage } from './stage.ts';
import { bad, type Case, type Given, proving, type Told } from './testCase.ts';
import type { Cast, Person } from './testData.ts';

/** Faults that every row of a kind must stand, in the same way: one case a row and a fault. */

const names = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): Row => endpoints[name];

type Permitted = { as: (people: Cast['people']) => Person; given: (stage: Stage) => Given };

const admin: Permitted['as'] = ({ nasrin }) => nasrin;

/** The seven protected calls, each as it would succeed. */
const permitted = {
  deleteUser: { as: admin, given: ({ people }) => ({ params: { id: people.shahriar._id } }) },
  verifySeller: { as: admin, given: ({ people }) => ({ params: { id: people.sadia._id } }) },
  createBike: { as: ({ sadia }) => sadia, given: ({ listing }) => ({ body: listing }) },
  advertise: { as: ({ rahim }) => rahim, given: ({ bikes }) => ({ params: { id: bikes.available._id } }) },
  deleteBike: { as: ({ rahim }) => rahim, given: ({ bikes }) => ({ params: { id: bikes.available._id } }) },
  createPaymentIntent: { as: ({ farhana }) => farhana, given: () => ({ body: { resaleValue: '165000' } }) },
  recordPayment: { as: ({ farhana }) => farhana, given: ({ receipt }) => ({ body: receipt }) },
} satisfies { [Name in EndpointName]?: Permitted };

type Protected = keyof typeof permitted;
const protectedNames = Object.keys(permitted) as Protected[];
const permittedTo = (name: EndpointName): Permitted | undefined =>
  new Map<string, Permitted>(Object.entries(permitted)).get(name);

/** Who may ask this row: only then is it asked badly for one reason alone. */
const askerOf = (name: EndpointName, { people }: Stage): string | undefined => permittedTo(name)?.as(people).email;

/** Looks like one of the shop's own tokens, signed by somebody else. */
const forged =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJlbWFpbCI6ImFkbWluQHNlY29uZGdlYXIudGVzdCIsInN1YiI6ImZhY2UiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmVkIGJ5IG5vYm9keSBhdCBhbGw';
/** Says of itself that it needs no signature. */
const unsigned =
  'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFkbWluQHNlY29uZGdlYXIudGVzdCIsInN1YiI6ImZhY2UiLCJleHAiOjQxMDI0NDQ4MDB9.';

const badBearers: readonly [string, string][] = [
  ['an empty bearer', 'bearer '],
  ['the word Unauthorized for a token', 'bearer Unauthorized'],
  ['a forged token', `bearer ${forged}`],
  ['an unsigned token', `bearer ${unsigned}`],
  ['another scheme', 'Basic YWRtaW46a2lja3N0YXJ0'],
];

/** Somebody of another role than the one that may. */
const another = {
  admin: ({ rahim }) => rahim,
  seller: ({ farhana }) => farhana,
  buyer: ({ sadia }) => sadia,
} satisfies { [Allowed in Role]: Permitted['as'] };

const bearers: Case[] = protectedNames.flatMap((name) => {
  const { as, given }: Permitted = permitted[name];
  return [
    bad(name, 401, 'wants a token', (stage) => ({ given: given(stage) }), { about: 'tokens' }),
    ...badBearers.map(([what, authorization]) =>
      bad(
        name,
        401,
        `does not take ${what}`,
        (stage) => ({ given: given(stage), raw: { headers: { authorization } } }),
        { about: 'tokens' },
      ),
    ),
    bad(name, 403, 'is not for people of another role', (stage) => ({
      as: another[endpoints[name].allowed](stage.people).email,
      given: given(stage),
    })),
    ...(as === admin
      ? []
      : [
          bad(
            name,
            401,
            'does not know a token whose user is gone',
            (stage) => {
              const { _id, email } = as(stage.people);
              const { nasrin } = stage.people;
              return {
                as: email,
                given: given(stage),
                before: async ({ read }) => {
                  await read('deleteUser', { params: { id: _id } }, nasrin.email);
                },
              };
            },
            { about: 'tokens' },
          ),
        ]),
  ];
});

const elsewhere: readonly Record<string, string>[] = [
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

const asked: Partial<Record<EndpointName, (stage: Stage) => Given>> = {
  verifyBikesOf: ({ people }) => ({ query: { email: people.rahim.email } }),
  advertise: permitted.advertise.given,
  reportBike: ({ bikes }) => ({ params: { bikeId: bikes.available._id } }),
  markSold: ({ bikes }) => ({ params: { bikeId: bikes.available._id } }),
};

const writingGets: Case[] = names
  .filter((name) => rowOf(name).method === 'GET' && rowOf(name).writes)
  .flatMap((name) =>
    elsewhere.map((headers) =>
      bad(name, 403, `is not done by a browser on its own: ${Object.values(headers).join(', ')}`, (stage) => ({
        as: askerOf(name, stage),
        given: asked[name]?.(stage) ?? {},
        raw: { headers },
      })),
    ),
  );

type Body = Record<string, unknown>;

const bodies: Partial<Record<EndpointName, (stage: Stage) => Body>> = {
  createUser: ({ newcomer }) => newcomer,
  createBike: ({ listing }) => listing,
  bookBike: ({ wish }) => wish,
  createPaymentIntent: () => ({ resaleValue: '165000' }),
  recordPayment: ({ receipt }) => receipt,
};

const withFirst = (body: Body): string => {
  const [key, value] = Object.entries(body)[0] ?? [];
  return `{"${key}":${JSON.stringify(value)},`;
};

/** Bodies that are not what JSON in UTF-8 may be, or not what a body may be, each made of a good one. */
const notOurJson: Readonly<Record<string, (text: string, body: Body) => string | Uint8Array<ArrayBuffer>>> = {
  'no body': () => '',
  'half a body': (text) => text.slice(0, -1),
  'a list': (text) => `[${text}]`,
  null: () => 'null',
  'a number': () => '5',
  'a text': () => '"bike"',
  'a key twice': (text, body) => text.replace('{', withFirst(body)),
  'the key __proto__': (text) => text.replace('{', '{"__proto__":{"role":"admin"},'),
  'a NUL': (text) => text.replace('":"', '":"\\u0000'),
  'half a surrogate pair': (text) => text.replace('":"', '":"\\ud800'),
  'bytes that are no UTF-8': (text) =>
    Uint8Array.from([...new TextEncoder().encode(text.slice(0, -2)), 0xff, 0x22, 0x7d]),
  'a deep nest': () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
};

const malformed: Case[] = Object.entries(bodies).flatMap(([key, bodyOf]) => {
  const endpoint = key as EndpointName;
  const json = { 'content-type': 'application/json' };
  const badly = (status: number, name: string, told: (body: Body) => Told): Case =>
    bad(endpoint, status, name, (stage) => ({ as: askerOf(endpoint, stage), ...told(bodyOf(stage)) }));
  return [
    ...Object.entries(notOurJson).map(([what, spoil]) =>
      badly(400, `does not take ${what}`, (body) => ({
        raw: { headers: json, body: spoil(JSON.stringify(body), body) },
      })),
    ),
    badly(400, 'does not take an empty object', () => ({ given: { body: {} } })),
    badly(415, 'wants JSON that says so', (body) => ({
      given: { body },
      raw: { headers: { 'content-type': 'text/plain' } },
    })),
    badly(415, 'wants JSON in UTF-8', (body) => ({
      given: { body },
      raw: { headers: { 'content-type': 'application/json; charset=utf-16' } },
    })),
    badly(413, 'does not take more than a megabyte', (body) => ({
      given: { body: { ...body, more: 'x'.repeat(jsonLimit) } },
    })),
  ];
});

/** Rows that are asked with a filter, each with one that finds nobody. */
const filtered = names
  .filter((name) => rowOf(name).query && name !== 'uploadPhoto')
  .map((name) => {
    const filter = name === 'listUsers' ? 'role=buyer' : 'email=stranger%40example.com';
    return { name, path: rowOf(name).path, filter, key: filter.split('=')[0] };
  });

const filters: Case[] = filtered.flatMap(({ name, path, key }) => [
  bad(name, 400, 'wants its filter', { raw: { path } }),
  bad(name, 400, 'wants something in its filter', { raw: { path: `${path}?${key}=` } }),
]);

/** What `email[$ne]=` becomes where a query is read as objects and handed on to a document database: everybody else. */
const operatorObjects: Case[] = filtered.flatMap(({ name, path, key }) =>
  ['$ne', '$gt', '$regex'].map((operator) =>
    bad(
      name,
      400,
      `takes no operator objects: ${key}[${operator}]`,
      { raw: { path: `${path}?${key}[${operator}]=` } },
      { about: 'operators' },
    ),
  ),
);

const operators: Case[] = filtered.flatMap(({ name, path, filter, key }) => [
  bad(name, 400, 'is asked once', { raw: { path: `${path}?${filter}&${filter}` } }),
  ...[`${key}[]=x`, `${key}_ne=x`, `${key}_like=.`, 'q=a', '_where=1', '_delay=1', 'callback=x', '__proto__=x'].map(
    (operator) => bad(name, 400, `takes no operators: ${operator}`, { raw: { path: `${path}?${filter}&${operator}` } }),
  ),
]);

const escapes: Case[] = filtered.flatMap(({ name, path, key }) => [
  bad(name, 400, 'cannot read a broken escape', { raw: { path: `${path}?${key}=%E0%A4%A` } }),
  bad(name, 400, 'does not read a NUL', { raw: { path: `${path}?${key}=a%00@example.com` } }),
]);

const strangeParts = ['__proto__', 'constructor', '..%2f..%2fdb.json', '%00', '%E0%A4%A', '%', 'x'.repeat(8192), '{}'];

const paths: Case[] = names
  .filter((name) => rowOf(name).params)
  .flatMap((name) =>
    strangeParts.map((part) =>
      bad(name, [400, 404], `stands a strange address: ${part.slice(0, 24)}`, (stage) => ({
        as: askerOf(name, stage),
        raw: { path: rowOf(name).path.replace(/:\w+/, part) },
      })),
    ),
  );

export const families: readonly Case[] = [
  ...proving('M-3', filters),
  ...proving('M-2', [...operatorObjects, ...operators]),
  ...proving('M-4', bearers),
  ...proving('M-7', malformed),
  ...proving('M-9', writingGets),
  ...proving('M-10', [...escapes, ...paths]),
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const collections = ['users', 'allusers', 'allproducts', 'categories', 'products', 'product', 'allbikes', 'bookings'];
const hidden = ['payments', 'intents', 'charges', 'accounts', 'report', 'advertisement', 'productstatus', '_cards'];
const recordIds = ['1', people.rahim._id, bikes.available._id, bookings.unpaid._id, '__proto__'];

/** Addresses that a json-server would answer, and more besides. */
const addresses = [
  '/',
  '/db',
  '/__rules',
  '/_ledger',
  '/_images',
  '/jwt',
  '/create-payment-intent',
  ...[...collections, ...hidden].flatMap((name) => [`/${name}`, ...recordIds.map((id) => `/${name}/${id}`)]),
  ...Object.values(endpoints).map(({ path }) => `${path.replace(/:\w+/, '1')}/more`),
  pathOf('listCategories').toUpperCase(),
];

export const everyAddress: readonly { method: (typeof methods)[number]; path: string }[] = [
  ...new Set(addresses),
].flatMap((path) => methods.map((method) => ({ method, path })));
