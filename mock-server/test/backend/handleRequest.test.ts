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
