import { bikes, seedDb, users } from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import { describe, expect, test } from 'vitest';
import { handleRequest, type RequestContext } from '../../src/backend/http/handleRequest.ts';
import type { HttpRequest } from '../../src/backend/http/httpMessages.ts';

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
    ['GET', '/Categories', 404],
    ['HEAD', '/categories', 405],
    ['TRACE', '/categories', 405],
  ])('the response to the request %s %s has the status %i', (method, path, status) => {
    expect(statusOf(requestTo(method, path))).toBe(status);
  });
});

describe('GET request that writes', () => {
  const report = `/report/${bikes.available._id}`;
  const statusWith = (headers: HttpRequest['headers']) => statusOf(requestTo('GET', report, { headers }));

  test.each([
    {},
    // A page on another port of this machine. The browser sends the page's origin, which the HTTP server has checked.
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    // A browser without `Sec-Fetch-*` headers. The URL of the page in `Referer` decides.
    { host: 'localhost:4173', referer: 'http://localhost:4173/categories/1' },
  ])(
    'M-9: the backend executes a GET request that writes when a page of the app can send its headers: %j',
    (headers) => {
      expect(statusWith(headers)).toBe(200);
    },
  );

  test.each([
    { 'sec-fetch-mode': 'no-cors' },
    { 'sec-purpose': 'Prefetch' },
    { host: 'localhost:4173', referer: 'http://localhost:8080/' },
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

  test.each([['DELETE', `/users/${users.imran._id}`, 'Only an admin can do this.']])(
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
