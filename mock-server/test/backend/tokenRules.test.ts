import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, exampleBikeBody, examplePaymentBody, seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { createMockBackend, type MockBackend } from '../../src/msw/mockApi.ts';

/** The protected endpoints, each with a valid request. */
const protectedRequests = [
  { name: 'deleteUser', as: users.nasrin, input: { params: { id: users.shahriar._id } } },
  { name: 'verifySeller', as: users.nasrin, input: { params: { id: users.sadia._id } } },
  { name: 'createBike', as: users.sadia, body: exampleBikeBody },
  { name: 'advertise', as: users.rahim, input: { params: { id: bikes.available._id } } },
  { name: 'deleteBike', as: users.rahim, input: { params: { id: bikes.available._id } } },
  { name: 'createPaymentIntent', as: users.farhana, body: { resaleValue: '165000' } },
  { name: 'recordPayment', as: users.farhana, body: examplePaymentBody },
] as const;
type ProtectedRequest = (typeof protectedRequests)[number];

const issuedAt = new Date('2026-11-01T03:00:00.000Z');
/** A token is valid for ten hours. */
const afterExpiry = new Date('2026-11-01T13:00:01.000Z');

const send = (backend: MockBackend, request: ProtectedRequest, token?: string) =>
  backend.handle({
    method: endpoints[request.name].method,
    path: pathOf(request.name, 'input' in request ? request.input : {}),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `bearer ${token}` }) },
    body: new TextEncoder().encode('body' in request ? JSON.stringify(request.body) : ''),
  });

test('the token tests cover every endpoint that requires an access token [R6.13]', () => {
  const protectedCalls = Object.entries(endpoints).flatMap(([name, { bearer }]) => (bearer ? [name] : []));
  expect(protectedRequests.map(({ name }) => name).toSorted()).toEqual(protectedCalls.sort());
});

describe.each(protectedRequests.map((request) => [request.name, request] as const))('token of %s', (name, request) => {
  test(`M-4: ${name} accepts a valid access token and rejects it after it has expired [R6.13]`, async () => {
    let now = issuedAt;
    const backend = createMockBackend(seedDb({ bikes: 0 }), { now: () => now });
    const token = await backend.accessTokenFor(request.as.email);
    now = afterExpiry;
    const before = backend.db();
    expect(await send(backend, request, token)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    expect(backend.db()).toBe(before);
    now = issuedAt;
    expect(await send(backend, request, token)).toMatchObject({ status: 200 });
    expect(backend.db()).not.toBe(before);
  });

  test(`M-4: with MOCK_UNAUTHORIZED_WRITES, the backend executes ${name} without an access token, and responds with 401`, async () => {
    const backend = createMockBackend(seedDb({ bikes: 0 }), { executesUnauthorizedWrites: true });
    const before = backend.db();
    expect(await send(backend, request)).toMatchObject({ status: 401 });
    expect(backend.db()).not.toBe(before);
  });
});

test('M-4: with MOCK_UNAUTHORIZED_WRITES, the backend does not execute a request that it would reject for every user', async () => {
  const backend = createMockBackend(seedDb({ bikes: 0 }), { executesUnauthorizedWrites: true });
  const before = backend.db();
  const response = await backend.handle({
    method: endpoints.recordPayment.method,
    path: pathOf('recordPayment'),
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify({ ...examplePaymentBody, resaleValue: '1' })),
  });
  expect(response.status).toBe(401);
  expect(backend.db()).toBe(before);
});
