import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMockServer, openMemoryDatabase } from '../../src/index.ts';
import { PortInUseError } from '../../src/server/http/listen.ts';
import { sendRaw } from '../support/rawHttp.ts';
import { startMock } from '../support/startMock.ts';

const server = await startMock({ origins: ['https://database.example'] });
afterAll(() => server.close());
beforeEach(() => server.reset());

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

const json = 'Content-Type: application/json';
const reportPath = pathOf('reportBike', { params: { bikeId: bikes.available._id } });
const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';

describe('raw requests', () => {
  // Node itself responds to these requests, without a body.
  test.each([
    ['no HTTP', 'KICK START\r\n\r\n', 400],
    ['an invalid header', head('GET /categories HTTP/1.1', 'broken'), 400],
    ['two Content-Length headers', head('POST /users HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6'), 400],
    [
      'Content-Length and chunked encoding',
      head('POST /users HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['headers that are too long', head('GET /categories HTTP/1.1', `Cookie: ${'x'.repeat(40_000)}`), 431],
    ['a URL that is too long', head(`GET /${'x'.repeat(40_000)} HTTP/1.1`), 431],
    ['a URL with a space', head('GET /a b HTTP/1.1'), 400],
    ['an invalid chunk', `${head('POST /users HTTP/1.1', json, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
    ['CONNECT', head('CONNECT example.com:443 HTTP/1.1'), 0],
  ])('the server rejects %s and closes the connection', async (_, bytes, status) => {
    const response = await sendRaw(server.port, bytes);
    expect([response.status, response.body]).toEqual([status, '']);
  });

  test.each([
    ['an absolute URL', head('GET http://127.0.0.1/categories HTTP/1.1'), 400],
    ['OPTIONS *', head('OPTIONS * HTTP/1.1'), 400],
    ['an invalid escape sequence', head('GET /categories/%E0%A4%A HTTP/1.1'), 400],
    ['a path outside of the folder', head('GET /../../etc/passwd HTTP/1.1'), 404],
    ['an encoded path outside of the folder', head('GET /pictures/photos/..%2f..%2fdb.json HTTP/1.1'), 404],
    ['a path outside of the image folder', head('GET /pictures/../db.json HTTP/1.1'), 404],
    ['an upgrade', head('GET /nothing HTTP/1.1', 'Upgrade: websocket', 'Connection: upgrade'), 404],
    ['a body that is not JSON', `${head('POST /users HTTP/1.1', json, 'Content-Length: 3')}{"a`, 400],
    ['a compressed body', head('POST /users HTTP/1.1', json, 'Content-Encoding: gzip', 'Content-Length: 0'), 415],
    ['HEAD of a GET that writes', head(`HEAD ${reportPath} HTTP/1.1`), 405],
  ])('M-7, M-10: the server responds to %s with a JSON error message', async (_, bytes, status) => {
    const before = server.store.read();
    const response = await sendRaw(server.port, bytes);
    expect(response.status).toBe(status);
    expect(response.head).toMatch(/\r\ncontent-type: application\/json/i);
    expect(response.head).not.toMatch(/x-powered-by|etag/i);
    expect(server.store.read()).toBe(before);
    if (bytes.startsWith('HEAD')) return;
    const { message } = JSON.parse(response.body);
    expect(message).toMatch(/^[A-Z][^\n<>]{5,120}\.$/);
    expect(message).not.toMatch(/Error|\/src\/|node_modules/);
  });

  test.each([
    ['/users', 2 * 1024 * 1024],
    ['/_images?key=demo', 11 * 1024 * 1024],
    [signUp, 1024 * 1024],
    ['/pictures/bikes/honda/a.svg', 1024 * 1024],
    ['/nothing', 11 * 1024 * 1024],
  ])(
    'M-7: the server reads the whole oversized body of a request to %s, and responds with a JSON error',
    async (path, size) => {
      const type = path.startsWith('/_images') ? 'Content-Type: multipart/form-data; boundary=b' : json;
      const response = await sendRaw(
        server.port,
        head(`POST ${path} HTTP/1.1`, type, `Content-Length: ${size}`),
        Buffer.alloc(size, 'x'),
      );
      expect([404, 405, 413]).toContain(response.status);
      expect(() => JSON.parse(response.body)).not.toThrow();
    },
  );

  test('the server sends the response to a client that reads nothing before the whole body is sent', async () => {
    const size = 20 * 1024 * 1024;
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.pause();
    socket.write(head('POST /users HTTP/1.1', json, `Content-Length: ${size}`));
    await new Promise((resolve) => socket.write(Buffer.alloc(size, 'x'), resolve));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('the server ignores a request whose client disconnects in the middle of the body', async () => {
    const before = server.store.read();
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${head('POST /users HTTP/1.1', json, 'Content-Length: 500')}{"name":`);
    await once(socket, 'connect');
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await fetch(`${server.url}/categories`)).status).toBe(200);
    expect(server.store.read()).toBe(before);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

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

  test.each(['https://evil.example', 'null', 'http://localhost:9999', 'http://localhost:5173.evil.example'])(
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

  test('the server accepts a request from its own origin', async () => {
    const own = await asFrom(server.url);
    expect(own.status).toBe(200);
  });
});

describe('server', () => {
  test('the server throws an error that names the port when the port is in use', async () => {
    const database = openMemoryDatabase(server.store.read());
    const second = createMockServer({ database: database, port: server.port, host: '127.0.0.1' });
    await expect(second).rejects.toThrow(PortInUseError);
    await expect(second).rejects.toThrow(String(server.port));
  });

  test('the server listens on both loopback addresses for localhost, if this machine has two', async () => {
    const local = await startMock({ host: 'localhost' });
    onTestFinished(() => local.close());
    const reached = await Promise.allSettled(
      ['127.0.0.1', '[::1]'].map(async (host) => (await fetch(`http://${host}:${local.port}/categories`)).status),
    );
    expect(reached[0]).toEqual({ status: 'fulfilled', value: 200 });
    expect((await fetch(`http://localhost:${local.port}/categories`)).status).toBe(200);
  });

  test('the server does not reveal internal errors in a response', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());
    const broken = await startMock({
      now: () => {
        throw new Error('secret: /home/user');
      },
    });
    onTestFinished(() => broken.close());
    const response = await fetch(broken.url + pathOf('accessToken', { query: { email: users.farhana.email } }));
    expect([response.status, await response.json()]).toEqual([500, { message: 'Something went wrong here.' }]);
    expect(consoleError).toHaveBeenCalled();
  });
});
