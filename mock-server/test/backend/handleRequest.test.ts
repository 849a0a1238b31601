import { bikes, seedDb, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handleRequest, type RequestContext } from '../../src/backend/http/handleRequest.ts';
import { bodyLimit, type HttpRequest, jsonLimit } from '../../src/backend/http/httpMessages.ts';

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** The data of the tests. It is deeply frozen, so that a handler that modifies it throws. */
const db: Db = frozen(seedDb());
const now = new Date('2026-11-01T09:00:00.000Z');
const context: RequestContext = { subject: null, now, newId: () => 'c0ffee000000000000000001' };
const contextOf = ({ _id, email }: { _id: string; email: string }): RequestContext => ({
  ...context,
  subject: { userId: _id, email },
});

const empty = new Uint8Array();
const requestTo = (method: string, path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method,
  path,
  headers: {},
  body: empty,
  ...more,
});

const statusOf = (request: HttpRequest, as = context): number => {
  const { result } = handleRequest(db, request, as);
  return 'status' in result ? result.status : 200;
};

describe('path', () => {
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
  ])('the response to the request %s %s has the status %i', (method, path, status) => {
    expect(statusOf(requestTo(method, path))).toBe(status);
  });

  test('the response to a wrong method lists the allowed methods', () => {
    expect(handleRequest(db, requestTo('PATCH', '/users'), context).headers).toEqual({ allow: 'GET, POST' });
    expect(handleRequest(db, requestTo('HEAD', '/allusers/seller/1'), context).headers).toEqual({ allow: 'GET, PUT' });
  });
});

describe('unexpected body', () => {
  test('the backend ignores a body that the endpoint does not expect', () => {
    const body = new TextEncoder().encode('{"isVerified":true');
    expect(statusOf(requestTo('GET', '/categories', { body }))).toBe(200);
  });

  test('the backend rejects an unexpected body that is too large', () => {
    expect(statusOf(requestTo('GET', '/categories', { body: new Uint8Array(jsonLimit) }))).toBe(200);
    expect(statusOf(requestTo('GET', '/categories', { body: new Uint8Array(jsonLimit + 1) }))).toBe(413);
    expect(statusOf(requestTo('DELETE', `/report/${bikes.reported._id}`, { body: new Uint8Array(bodyLimit) }))).toBe(
      413,
    );
  });
});

test('the backend rejects a compressed body', () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(statusOf(requestTo('POST', '/users', { headers }))).toBe(415);
});

describe('GET request that writes', () => {
  const report = `/report/${bikes.available._id}`;
  const statusWith = (headers: HttpRequest['headers']) => statusOf(requestTo('GET', report, { headers }));

  test.each([
    {},
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin' },
    // A page on another port of this machine. The browser sends the page's origin, which the HTTP server has checked.
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    // A browser without `Sec-Fetch-*` headers. The URL of the page in `Referer` decides.
    { host: 'localhost:4173', referer: 'http://localhost:4173/categories/1' },
    { host: 'shop.example:443', referer: 'https://shop.example/' },
    { host: 'localhost:4000', referer: 'http://localhost:5173/', origin: 'http://localhost:5173' },
  ])(
    'M-9: the backend executes a GET request that writes when a page of the app can send its headers: %j',
    (headers) => {
      expect(statusWith(headers)).toBe(200);
    },
  );

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
  ])(
    'M-9: the backend rejects a GET request that writes when a page of the app cannot send its headers: %j',
    (headers) => {
      expect(statusWith(headers)).toBe(403);
    },
  );
});

describe('access token', () => {
  const deletion = requestTo('DELETE', `/products/${bikes.available._id}`);

  test('an access token is accepted only if a user has the id and the e-mail address of the token', () => {
    expect(statusOf(deletion, contextOf(users.rahim))).toBe(200);
    expect(statusOf(deletion, contextOf({ ...users.rahim, email: users.sadia.email }))).toBe(401);
    expect(statusOf(deletion, contextOf({ ...users.rahim, _id: users.sadia._id }))).toBe(401);
  });

  test.each([
    ['DELETE', `/users/${users.imran._id}`, 'Only an admin can do this.'],
    ['POST', '/products', 'Only a seller can do this.'],
  ])(
    'the response to a token of a wrong role has the status 403 and names the required role: %s %s',
    (method, path, message) => {
      const { result } = handleRequest(db, requestTo(method, path), contextOf(users.farhana));
      expect(result).toEqual({ status: 403, json: { message } });
    },
  );

  test('the backend checks the access token before the body', () => {
    const request = requestTo('POST', '/products', { headers: { 'content-type': 'text/plain' } });
    expect(statusOf(request)).toBe(401);
    expect(statusOf(request, contextOf(users.farhana))).toBe(403);
    expect(statusOf(request, contextOf(users.sadia))).toBe(415);
  });
});

describe('any request', () => {
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
  const anyContext = fc.constantFrom(context, ...Object.values(users).map(contextOf));

  test('handleRequest never throws and never modifies the given data, whatever the request contains', () => {
    fc.assert(
      fc.property(request, anyContext, (generated, as) => {
        const { db: next, result } = handleRequest(db, generated, as);
        if ('status' in result && result.status !== 200) expect(next).toBe(db);
      }),
      { numRuns: 500 },
    );
  });

  test('handleRequest returns the same result each time for the same request', () => {
    fc.assert(
      fc.property(request, anyContext, (generated, as) => {
        expect(handleRequest(db, generated, as)).toEqual(handleRequest(db, generated, as));
      }),
    );
  });
});

test('P16: the backend creates only one intent per Idempotency-Key, and another intent for another key', () => {
  const open = (from: Db, key: string) =>
    handleRequest(
      from,
      requestTo('POST', '/create-payment-intent', {
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: new TextEncoder().encode(JSON.stringify({ resaleValue: '90000' })),
      }),
      contextOf(users.farhana),
    ).db;
  const first = open(db, 'booking:9000000');
  expect(first.intents).toHaveLength(1);
  expect(open(first, 'booking:9000000').intents).toHaveLength(1);
  expect(open(first, 'booking:9000000:2').intents).toHaveLength(2);
});
