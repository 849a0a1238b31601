import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendRaw, startMock } from '../support/startMock.ts';

const server = await startMock({ origins: ['https://shop.example'], faults: {} });
afterAll(() => server.close());
beforeEach(() => server.reset());

const report = pathOf('reportBike', { params: { bikeId: bikes.available._id } });

test.each([
  `GET ${pathOf('accessToken', { query: { email: users.nasrin.email } })}`,
  `GET ${report}`,
  'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
  'POST /_cards/confirm',
  'GET /pictures/bikes/honda/1.svg',
  'GET /_ledger',
  'GET /_faults',
  'GET /_scenarios',
  'OPTIONS /categories',
  'GET /%E0%A4%A',
])('T7: the server rejects a request with a foreign Host header: %s', async (line) => {
  const before = server.store.read();
  const response = await sendRaw(server.port, line, ['Host: evil.example', 'Origin: http://evil.example']);
  expect(response.status).toBe(403);
  expect(JSON.parse(response.body)).toEqual({ message: expect.stringMatching(/^This server has another name\./) });
  expect(response.head).not.toMatch(/access-control/i);
  expect(server.store.read()).toBe(before);
});

test.each([
  [200, ['localhost']],
  [200, ['127.1.2.3:4000']],
  [200, ['[::1]:4173']],
  [200, ['SHOP.example:8443']],
  [403, ['evil.localhost']],
  [403, ['www.shop.example']],
  [403, ['localhost', 'evil.example']],
])('T7: the server responds with %i to the Host headers %j', async (status, hosts) => {
  const lines = hosts.map((host) => `Host: ${host}`);
  expect((await sendRaw(server.port, 'GET /_ledger', lines)).status).toBe(status);
});

const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

const asFrom = (origin: string, path: string, method = 'GET') =>
  fetch(server.url + path, { method, headers: { origin, ...(method === 'OPTIONS' && preflight) } });

test.each(['http://localhost:5173', 'https://shop.example'])(
  'M-8: the server accepts a request and a preflight request from a page of the allowed origin %s',
  async (origin) => {
    const response = await asFrom(origin, '/categories');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('vary')).toMatch(/Origin/);
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    const { headers } = await asFrom(origin, '/categories', 'OPTIONS');
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*idempotency-key.*x-client-version/);
  },
);

test.each(['https://evil.example', 'http://localhost:5173.evil.example', 'null'])(
  'M-8, M-9: the server rejects every request from a page of the origin %s',
  async (origin) => {
    const before = server.store.read();
    for (const response of [await asFrom(origin, report), await asFrom(origin, '/categories', 'OPTIONS')]) {
      expect(response.status).toBe(403);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
    expect(server.store.read()).toBe(before);
  },
);
