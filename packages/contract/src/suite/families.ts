import type { Row } from '../backend/call.ts';
import { type EndpointName, endpoints, pathOf } from '../endpoints.ts';
import { bikes, bookings, people } from '../fixtures/index.ts';
import { jsonLimit } from '../frontDesk/request.ts';
import { bad, type Case, type Given, proving } from './case.ts';
import { listing, receipt, wishFor } from './samples.ts';

/** Faults that every row of a kind must stand, in the same way: one case a row and a fault. */

const names = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): Row => endpoints[name];

const { farhana, rahim, sadia, nasrin, shahriar } = people;

/** The seven protected calls, each as it would succeed. */
const permitted = {
  deleteUser: { as: nasrin, given: { params: { id: shahriar._id } } },
  verifySeller: { as: nasrin, given: { params: { id: sadia._id } } },
  createBike: { as: sadia, given: { body: listing } },
  advertise: { as: rahim, given: { params: { id: bikes.available._id } } },
  deleteBike: { as: rahim, given: { params: { id: bikes.available._id } } },
  createPaymentIntent: { as: farhana, given: { body: { resaleValue: '165000' } } },
  recordPayment: { as: farhana, given: { body: receipt } },
} satisfies { [Name in EndpointName]?: { as: { _id: string; email: string }; given: Given } };

type Protected = keyof typeof permitted;
const protectedNames = Object.keys(permitted) as Protected[];
const isProtected = (name: EndpointName): name is Protected => name in permitted;

/** Who may ask this row: only then is it asked badly for one reason alone. */
const askerOf = (name: EndpointName): string | undefined => (isProtected(name) ? permitted[name].as.email : undefined);

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

const otherRole = { admin: rahim, seller: farhana, buyer: sadia } as const;

const bearers: Case[] = protectedNames.flatMap((name) => {
  const { as, given } = permitted[name];
  return [
    bad(name, 401, 'wants a token', { given }),
    ...badBearers.map(([what, authorization]) =>
      bad(name, 401, `does not take ${what}`, { given, raw: { headers: { authorization } } }),
    ),
    bad(name, 403, 'is not for people of another role', { as: otherRole[endpoints[name].allowed].email, given }),
    ...(as === nasrin
      ? []
      : [
          bad(name, 401, 'does not know a token whose user is gone', {
            as: as.email,
            given,
            before: async ({ read }) => {
              await read('deleteUser', { params: { id: as._id } }, nasrin.email);
            },
          }),
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

const ids: Partial<Record<EndpointName, Given>> = {
  verifyBikesOf: { query: { email: rahim.email } },
  advertise: permitted.advertise.given,
  reportBike: { params: { bikeId: bikes.available._id } },
  markSold: { params: { bikeId: bikes.available._id } },
};

const writingGets: Case[] = names
  .filter((name) => rowOf(name).method === 'GET' && rowOf(name).writes)
  .flatMap((name) =>
    elsewhere.map((headers) =>
      bad(name, 403, `is not done by a browser on its own: ${Object.values(headers).join(', ')}`, {
        as: askerOf(name),
        given: ids[name] ?? {},
        raw: { headers },
      }),
    ),
  );

const bodies: Partial<Record<EndpointName, Record<string, unknown>>> = {
  createUser: { name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' },
  createBike: listing,
  bookBike: wishFor(bikes.available),
  createPaymentIntent: permitted.createPaymentIntent.given.body,
  recordPayment: receipt,
};

const notOurJson = (body: Record<string, unknown>): readonly [string, string | Uint8Array<ArrayBuffer>][] => {
  const text = JSON.stringify(body);
  const [key, value] = Object.entries(body)[0] ?? [];
  return [
    ['no body', ''],
    ['half a body', text.slice(0, -1)],
    ['a list', `[${text}]`],
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"bike"'],
    ['a key twice', text.replace('{', `{"${key}":${JSON.stringify(value)},`)],
    ['__proto__', text.replace('{', '{"__proto__":{"role":"admin"},')],
    ['a NUL', text.replace('":"', '":"\\u0000')],
    ['half a surrogate pair', text.replace('":"', '":"\\ud800')],
    ['bytes that are no UTF-8', Uint8Array.from([...new TextEncoder().encode(text.slice(0, -2)), 0xff, 0x22, 0x7d])],
    ['a deep nest', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ];
};

const malformed: Case[] = Object.entries(bodies).flatMap(([key, body]) => {
  const endpoint = key as EndpointName;
  const as = askerOf(endpoint);
  const json = { 'content-type': 'application/json' };
  return [
    ...notOurJson(body).map(([what, bytes]) =>
      bad(endpoint, 400, `does not take ${what}`, { as, raw: { headers: json, body: bytes } }),
    ),
    bad(endpoint, 400, 'does not take an empty object', { as, given: { body: {} } }),
    bad(endpoint, 415, 'wants JSON that says so', {
      as,
      given: { body },
      raw: { headers: { 'content-type': 'text/plain' } },
    }),
    bad(endpoint, 415, 'wants JSON in UTF-8', {
      as,
      given: { body },
      raw: { headers: { 'content-type': 'application/json; charset=utf-16' } },
    }),
    bad(endpoint, 413, 'does not take more than a megabyte', {
      as,
      given: { body: { ...body, more: 'x'.repeat(jsonLimit) } },
    }),
  ];
});

/** Rows that are asked with a filter, each with a good one. */
const filtered = names
  .filter((name) => rowOf(name).query && name !== 'uploadPhoto')
  .map((name) => {
    const asked = name === 'listUsers' ? 'role=buyer' : `email=${encodeURIComponent(rahim.email)}`;
    return { name, path: rowOf(name).path, asked, key: asked.split('=')[0] };
  });

const filters: Case[] = filtered.flatMap(({ name, path, key }) => [
  bad(name, 400, 'wants its filter', { raw: { path } }),
  bad(name, 400, 'wants something in its filter', { raw: { path: `${path}?${key}=` } }),
]);

const operators: Case[] = filtered.flatMap(({ name, path, asked, key }) => [
  bad(name, 400, 'is asked once', { raw: { path: `${path}?${asked}&${asked}` } }),
  ...[`${key}[]=x`, `${key}_ne=x`, `${key}_like=.`, 'q=a', '_where=1', '_delay=1', 'callback=x', '__proto__=x'].map(
    (operator) => bad(name, 400, `takes no operators: ${operator}`, { raw: { path: `${path}?${asked}&${operator}` } }),
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
      bad(name, [400, 404], `stands a strange address: ${part.slice(0, 24)}`, {
        as: askerOf(name),
        raw: { path: rowOf(name).path.replace(/:\w+/, part) },
      }),
    ),
  );

export const families: readonly Case[] = [
  ...proving('M-3', filters),
  ...proving('M-2', operators),
  ...proving('M-4', bearers),
  ...proving('M-7', malformed),
  ...proving('M-9', writingGets),
  ...proving('M-10', [...escapes, ...paths]),
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const collections = ['users', 'allusers', 'allproducts', 'categories', 'products', 'product', 'allbikes', 'bookings'];
const hidden = ['payments', 'intents', 'charges', 'accounts', 'report', 'advertisement', 'productstatus', '_cards'];
const recordIds = ['1', rahim._id, bikes.available._id, bookings.unpaid._id, '__proto__'];

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
