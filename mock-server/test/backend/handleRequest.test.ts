import { bikes, seedDb, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handleRequest, type RequestContext } from '../../src/backend/http/handleRequest.ts';
import { bodyLimit, type HttpRequest, jsonLimit } from '../../src/backend/http/httpMessages.ts';
import { bodyLimitOf } from '../../src/backend/http/routes.ts';

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** Frozen through and through: a deed that touched it would throw. */
const db: Db = frozen(seedDb());
const now = new Date('2026-11-01T09:00:00.000Z');
const visit: RequestContext = { subject: null, now, newId: () => 'c0ffee000000000000000001' };
const visitOf = ({ _id, email }: { _id: string; email: string }): RequestContext => ({
  ...visit,
  subject: { userId: _id, email },
});

const empty = new Uint8Array();
const asking = (method: string, path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method,
  path,
  headers: {},
  body: empty,
  ...more,
});

const statusOf = (request: HttpRequest, as = visit): number => {
  const { result } = handleRequest(db, request, as);
  return 'status' in result ? result.status : 200;
};

describe('an address', () => {
  test.each([
    ['GET', '/categories', 200],
    ['GET', '/categories?', 200],
    ['GET', '/categories/1', 200],
    ['GET', '/categories/%31', 200],
    ['GET', '/users?email=buyer%40secondgear.test', 200],
    ['GET', '/users?email=buyer@secondgear.test&', 200],
    ['GET', '/allusers/buyer/buyer%2Bbikes%40secondgear.test', 200],
    ['GET', '', 404],
    ['GET', '/', 404],
    ['GET', '//', 404],
    ['GET', 'categories', 404],
    ['GET', '/categories/', 404],
    ['GET', '/categories//', 404],
    ['GET', '/Categories', 404],
    ['GET', '/%63ategories', 404],
    ['GET', '/categories/1/2', 404],
    ['GET', '/categories/1#2', 404],
    ['GET', '/categories/1?x=1?y=2', 400],
    ['GET', '/report/', 404],
    ['get', '/categories', 405],
    ['HEAD', '/categories', 405],
    ['HEAD', `/report/${bikes.available._id}`, 405],
    ['TRACE', '/categories', 405],
    ['OPTIONS', '/users', 405],
  ])('%s %s is answered with %i', (method, path, status) => {
    expect(statusOf(asking(method, path))).toBe(status);
  });

  test('says what may be done with it', () => {
    expect(handleRequest(db, asking('PATCH', '/users'), visit).headers).toEqual({ allow: 'GET, POST' });
    expect(handleRequest(db, asking('HEAD', '/allusers/seller/1'), visit).headers).toEqual({ allow: 'GET, PUT' });
  });
});

describe('a body that nobody asked for', () => {
  test('is left alone', () => {
    const body = new TextEncoder().encode('{"isVerified":true');
    expect(statusOf(asking('GET', '/categories', { body }))).toBe(200);
  });

  test('must not be a heap', () => {
    expect(statusOf(asking('GET', '/categories', { body: new Uint8Array(jsonLimit) }))).toBe(200);
    expect(statusOf(asking('GET', '/categories', { body: new Uint8Array(jsonLimit + 1) }))).toBe(413);
    expect(statusOf(asking('DELETE', `/report/${bikes.reported._id}`, { body: new Uint8Array(bodyLimit) }))).toBe(413);
  });
});

test('how long a body may be is known before it is read', () => {
  expect(bodyLimitOf({ method: 'POST', path: '/users' })).toBe(jsonLimit);
  expect(bodyLimitOf({ method: 'POST', path: '/nothing' })).toBe(jsonLimit);
  expect(bodyLimitOf({ method: 'POST', path: '/_images?key=any' })).toBe(bodyLimit);
});

test('a packed body is not unpacked', () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(statusOf(asking('POST', '/users', { headers }))).toBe(415);
});

describe('a GET that writes', () => {
  const report = `/report/${bikes.available._id}`;
  const statusWith = (headers: HttpRequest['headers']) => statusOf(asking('GET', report, { headers }));

  test.each([
    {},
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin' },
    // Another port of this machine: the browser names the origin, and the door has looked at it.
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    // Without `Sec-Fetch-*`, the page's own address.
    { host: 'localhost:4173', referer: 'http://localhost:4173/categories/1' },
    { host: 'shop.example:443', referer: 'https://shop.example/' },
    { host: 'localhost:4000', referer: 'http://localhost:5173/', origin: 'http://localhost:5173' },
  ])('M-9: is done for the shop’s own pages: %j', (headers) => {
    expect(statusWith(headers)).toBe(200);
  });

  test.each([
    { 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site' },
    { 'sec-purpose': 'Prefetch' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'PREVIEW' },
    { host: 'localhost:4173', referer: 'https://evil.example/' },
    { host: 'localhost:4173', referer: 'http://localhost:8080/' },
    { host: 'localhost:4173', referer: 'http://localhost:4173.evil.example/' },
    { host: 'localhost:4173', referer: 'http://localhost:4173@evil.example/' },
    { host: 'localhost:4173', referer: 'about:blank' },
    { host: 'localhost:4173', referer: 'localhost:4173' },
    { host: 'localhost:4000', referer: 'https://evil.example/', origin: 'http://localhost:5173' },
    { host: 'localhost:4173', referer: 'about:blank', origin: 'null' },
    { referer: 'https://undefined/' },
  ])('M-9: is not done otherwise: %j', (headers) => {
    expect(statusWith(headers)).toBe(403);
  });
});

describe('a bearer', () => {
  const deletion = asking('DELETE', `/products/${bikes.available._id}`);

  test('must be whom the shop knows, by id and by address', () => {
    expect(statusOf(deletion, visitOf(users.rahim))).toBe(200);
    expect(statusOf(deletion, visitOf({ ...users.rahim, email: users.sadia.email }))).toBe(401);
    expect(statusOf(deletion, visitOf({ ...users.rahim, _id: users.sadia._id }))).toBe(401);
  });

  test.each([
    ['DELETE', `/users/${users.imran._id}`, 'Only an admin can do this.'],
    ['POST', '/products', 'Only a seller can do this.'],
  ])('of another role is told whose errand %s %s is', (method, path, message) => {
    const { result } = handleRequest(db, asking(method, path), visitOf(users.farhana));
    expect(result).toEqual({ status: 403, json: { message } });
  });

  test('is looked at before what is asked', () => {
    const request = asking('POST', '/products', { headers: { 'content-type': 'text/plain' } });
    expect(statusOf(request)).toBe(401);
    expect(statusOf(request, visitOf(users.farhana))).toBe(403);
    expect(statusOf(request, visitOf(users.sadia))).toBe(415);
  });
});

describe('whatever is asked', () => {
  const bytes = fc.uint8Array({ maxLength: 64 }).map((array) => Uint8Array.from(array));
  const json = fc.json().map((text) => Uint8Array.from(new TextEncoder().encode(text)));
  const part = fc.oneof(
    fc.constantFrom('users', 'allusers', 'seller', 'products', 'report', 'bookings', 'payments', 'jwt', 'categories'),
    fc.constantFrom('_cards', 'confirm', 'authenticate', bikes.available._id, '__proto__', 'constructor', '1', ''),
    fc.string({ maxLength: 12 }),
  );
  const query = fc.oneof(fc.constantFrom('', '?', '?email=', '?role=buyer', '?key=1', '?&&='), fc.string());
  const path = fc.tuple(fc.array(part, { maxLength: 4 }), query).map(([parts, end]) => `/${parts.join('/')}${end}`);
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
    path,
    headers: fc.constantFrom({}, { 'content-type': 'application/json' }, { 'sec-fetch-dest': 'image' }),
    body: fc.oneof(bytes, json),
  });
  const who = fc.constantFrom(visit, ...Object.values(users).map(visitOf));

  test('the desk answers, and touches nothing it was given', () => {
    fc.assert(
      fc.property(request, who, (asked, as) => {
        const { db: next, result } = handleRequest(db, asked, as);
        if ('status' in result && result.status !== 200) expect(next).toBe(db);
      }),
      { numRuns: 500 },
    );
  });

  test('with the same words it is answered the same', () => {
    fc.assert(
      fc.property(request, who, (asked, as) => {
        expect(handleRequest(db, asked, as)).toEqual(handleRequest(db, asked, as));
      }),
    );
  });
});

test('P16: two requests for an intent with one Idempotency-Key are one intent, and with another two', () => {
  const open = (from: Db, key: string) =>
    handleRequest(
      from,
      asking('POST', '/create-payment-intent', {
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: new TextEncoder().encode(JSON.stringify({ resaleValue: '90000' })),
      }),
      visitOf(users.farhana),
    ).db;
  const first = open(db, 'booking:9000000');
  expect(first.intents).toHaveLength(1);
  expect(open(first, 'booking:9000000').intents).toHaveLength(1);
  expect(open(first, 'booking:9000000:2').intents).toHaveLength(2);
});
