import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/rawHttp.ts';
import { startMock } from '../support/startMock.ts';

const server = await startMock({ origins: ['https://database.example'] });
afterAll(() => server.close());
beforeEach(() => server.reset());

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

describe('page of another origin', () => {
  const asFrom = (origin: string, init: RequestInit = {}) =>
    fetch(`${server.url}/categories`, { ...init, headers: { ...init.headers, origin } });

  test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'https://database.example'])(
    'M-8: the server accepts a request from a page of the allowed origin %s',
    async (origin) => {
      const response = await asFrom(origin);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toMatch(/Origin/);
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  test('M-8: the server responds to the preflight request of a page of an allowed origin', async () => {
    const response = await asFrom('http://localhost:5173', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-client-version']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  test.each(['https://evil.example', 'http://localhost:5173.evil.example'])(
    'M-8: the server rejects a page of the origin %s',
    async (origin) => {
      const read = await asFrom(origin);
      const preflight = await asFrom(origin, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'DELETE' },
      });
      const before = server.store.read();
      const reported = await fetch(server.url + pathOf('verifyBikesOf', { query: { email: users.sadia.email } }), {
        method: endpoints.verifyBikesOf.method,
        headers: { origin },
      });
      for (const response of [read, preflight, reported]) {
        expect(response.status).toBe(403);
        expect(response.headers.has('access-control-allow-origin')).toBe(false);
        expect(response.headers.get('vary')).toMatch(/Origin/);
      }
      expect(server.store.read()).toBe(before);
    },
  );

  const referrers: Record<string, string>[] = [
    { referer: 'https://evil.example/' },
    { referer: 'http://127.0.0.1:1/' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  test.each(referrers)(
    'M-9: the server rejects a write without Sec-Fetch headers from a page of another site: %j',
    async (headers) => {
      const before = server.store.read();
      const path = pathOf('reportBike', { params: { bikeId: bikes.available._id } });
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const response = await sendRaw(server.port, head(`GET ${path} HTTP/1.1`, ...lines));
      expect(response.status).toBe(403);
      expect(server.store.read()).toBe(before);
    },
  );

  test('M-9: the server accepts a write without Referer, and a write from a page of the app', async () => {
    const path = pathOf('reportBike', { params: { bikeId: bikes.available._id } });
    expect((await sendRaw(server.port, head(`GET ${path} HTTP/1.1`))).status).toBe(200);
    await server.reset();
    expect((await sendRaw(server.port, head(`GET ${path} HTTP/1.1`, 'Referer: http://127.0.0.1/'))).status).toBe(200);
  });
});
