import assert from 'node:assert/strict';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { bikeCases } from './cases/bikes.ts';
import { bookingCases } from './cases/bookings.ts';
import { findInvalid } from './cases/check.ts';
import { candidateRoutes, commonCases } from './cases/commonCases.ts';
import { readPublicData, type TestCase } from './cases/testCase.ts';
import { userCases } from './cases/users.ts';
import type { HttpRequest, ServerUnderTest } from './server/serverUnderTest.ts';

export { runCase } from './cases/check.ts';
/**
 * The conformance test cases as data: the same cases run against MSW, the mock server and any server at a URL. A server
 * that is tested with `runCase` must start with the fixtures (`seedDb()`).
 */
export { type TestCase, titleOf } from './cases/testCase.ts';
export {
  createServerUnderTest,
  createTokenFor,
  type HttpRequest,
  type HttpResponse,
  type ServerUnderTest,
  sendByFetch,
  sendByHttp,
} from './server/serverUnderTest.ts';

/** All cases: for every endpoint, requests that a server must accept and requests that it must reject. */
export const cases: readonly TestCase[] = [...userCases, ...bikeCases, ...bookingCases, ...commonCases];

/** Requests whose method and path belong to no endpoint: neither of the API nor of the mock's card service. */
export const unknownRoutes: readonly HttpRequest[] = candidateRoutes
  .filter((request) => !routeNameOf(request))
  .map((request) => ({
    ...request,
    ...(['POST', 'PUT', 'PATCH'].includes(request.method) && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'admin', isVerified: true, paid: true, soldOut: true }),
    }),
  }));

/**
 * Sends all of `unknownRoutes`. Each response must be 404, or 405 with an Allow header, and no data may change. Throws
 * an AssertionError that names the request.
 */
export const checkUnknownRoutes = async (server: ServerUnderTest): Promise<void> => {
  await server.reset();
  const before = await readPublicData(server);
  for (const request of unknownRoutes) {
    const { method, path } = request;
    const response = await server.send(request);
    const name = `${method} ${path}`;
    assert([404, 405].includes(response.status), `${name} responded with ${response.status}`);
    if (response.status === 405) {
      assert.match(response.headers.allow ?? '', /^[A-Z]+(, [A-Z]+)*$/, `${name} has no Allow header`);
    }
    if (method !== 'HEAD') assert.deepEqual(findInvalid(response), [], name);
  }
  assert.deepEqual(await readPublicData(server), before, 'data has changed');
};
