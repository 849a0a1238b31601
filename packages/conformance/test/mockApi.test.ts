import { sendByFetch } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { bikes, seedDb, users } from '@second-gear/fixtures';
import { createMockBackend, disconnect, failWith, mockApi, sequence } from '@second-gear/mock-server/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const base = 'http://mock.test/api';
const mockBackend = createMockBackend(seedDb());
const server = setupServer(...mockApi(mockBackend, {}, { base }));
const send = sendByFetch(base);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('overrides of the mock API', () => {
  const list = { method: 'GET', path: pathOf('listBikes', { params: { id: '1' } }) };

  const sendWithOverrides = async (...overrides: Parameters<typeof mockApi>) => {
    server.use(...mockApi(overrides[0], overrides[1], { base }));
    return send(list);
  };

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
