import {
  cases,
  checkUnknownRoutes,
  createServerUnderTest,
  runCase,
  sendByFetch,
  titleOf,
  unknownRoutes,
} from '@second-gear/conformance';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookingBody, seedDb, users } from '@second-gear/fixtures';
import {
  createMockBackend,
  disconnect,
  failWith,
  mockApi,
  reject,
  respondWith,
  sequence,
} from '@second-gear/mock-server/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const base = 'http://mock.test/api';
const mockBackend = createMockBackend(seedDb());
const server = setupServer(...mockApi(mockBackend, {}, { base }));
const send = sendByFetch(base);
const serverUnderTest = createServerUnderTest(send, async () => mockBackend.reset());

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('every endpoint has cases that a server must accept and cases that a server must reject', () => {
  for (const name of Object.keys(endpoints)) {
    const kinds = new Set(cases.filter(({ endpoint }) => endpoint === name).map(({ kind }) => kind));
    expect([name, ...[...kinds].sort()]).toEqual([name, 'accepts', 'rejects']);
  }
});

describe('mock API in MSW', () => {
  test.each(cases.map((testCase) => [titleOf(testCase), testCase] as const))('%s', async (_, testCase) => {
    await runCase(serverUnderTest, testCase);
  });

  test(`M-1: the mock API rejects unknown routes (${unknownRoutes.length} requests)`, async () => {
    await checkUnknownRoutes(serverUnderTest);
  });
});

describe('overrides of the mock API', () => {
  const list = { method: 'GET', path: pathOf('listBikes', { params: { id: '1' } }) };

  const sendWithOverrides = async (...overrides: Parameters<typeof mockApi>) => {
    server.use(...mockApi(overrides[0], overrides[1], { base }));
    return send(list);
  };

  test('an override of the mock API responds with the given body', async () => {
    expect(await sendWithOverrides(mockBackend, { listBikes: respondWith([bikes.available]) })).toMatchObject({
      status: 200,
      json: [{ _id: bikes.available._id }],
    });
    server.resetHandlers();
  });

  test('overrides of the mock API respond with errors in sequence, then with the normal response', async () => {
    const first = await sendWithOverrides(mockBackend, {
      listBikes: sequence(failWith(503), failWith(502, '<html>Bad gateway</html>')),
    });
    expect(first).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    await expect(send(list)).rejects.toThrow(SyntaxError);
    expect(await send(list)).toMatchObject({ status: 200 });
    server.resetHandlers();
  });

  test('an override of the mock API can close the connection', async () => {
    await expect(sendWithOverrides(mockBackend, { listBikes: disconnect() })).rejects.toThrow(TypeError);
    server.resetHandlers();
  });

  test('an override of the mock API rejects a booking as the server does', async () => {
    server.use(...mockApi(mockBackend, { bookBike: reject('You already booked Honda CB750') }, { base }));
    const response = await send({
      method: 'POST',
      path: pathOf('bookBike'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bookingBody(bikes.available)),
    });
    expect(response).toMatchObject({
      status: 200,
      json: { acknowledged: false, message: 'You already booked Honda CB750' },
    });
    server.resetHandlers();
  });
});

test('a mock backend accepts its own tokens until they expire', async () => {
  let now = new Date('2026-11-01T03:00:00.000Z');
  const backend = createMockBackend(seedDb(), { now: () => now });
  const authorization = `bearer ${await backend.accessTokenFor(users.rahim.email)}`;
  const request = {
    method: 'GET',
    path: pathOf('advertise', { params: { id: bikes.available._id } }),
    headers: { authorization },
    body: new Uint8Array(),
  };
  expect(await backend.handle(request)).toMatchObject({ status: 200 });
  now = new Date('2026-11-01T13:00:01.000Z');
  expect(await backend.handle(request)).toMatchObject({ status: 401 });
  await expect(backend.accessTokenFor('stranger@example.com')).rejects.toThrow('stranger@example.com');
});
