import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMockServer, openMemoryDatabase } from '../../src/index.ts';
import { PortInUseError } from '../../src/server/http/listen.ts';
import { overTheWire } from '../support/rawHttp.ts';
import { startMockProcess } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const server = await startMock({ origins: ['https://shop.example'] });
afterAll(() => server.close());
beforeEach(() => server.reset());

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

/** The longest JSON body that is read, in bytes. */
const jsonLimit = 1024 * 1024;

const json = 'Content-Type: application/json';
const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';

describe('whatever comes over the wire', () => {
  test.each([
    ['no HTTP at all', 'KICK START\r\n\r\n', 400],
    ['a header of no form', head('GET /categories HTTP/1.1', 'broken'), 400],
    ['two lengths', head('POST /users HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6'), 400],
    ['a length and chunks', head('POST /users HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
    ['endless headers', head('GET /categories HTTP/1.1', `Cookie: ${'x'.repeat(40_000)}`), 431],
    ['an endless address', head(`GET /${'x'.repeat(40_000)} HTTP/1.1`), 431],
    ['an address with a space', head('GET /a b HTTP/1.1'), 400],
    ['a whole URL for an address', head('GET http://127.0.0.1/categories HTTP/1.1'), 400],
    ['a star for an address', head('OPTIONS * HTTP/1.1'), 400],
    ['a tunnel', head('CONNECT example.com:443 HTTP/1.1'), 405],
    ['an expectation', head('POST /users HTTP/1.1', 'Expect: a-miracle', 'Content-Length: 0'), 417],
    ['a broken escape', head('GET /categories/%E0%A4%A HTTP/1.1'), 400],
    ['a way out of the house', head('GET /../../etc/passwd HTTP/1.1'), 404],
    ['a way out, in disguise', head('GET /pictures/photos/..%2f..%2fdb.json HTTP/1.1'), 404],
    ['a way out through the pictures', head('GET /pictures/../db.json HTTP/1.1'), 404],
    ['an upgrade', head('GET /nothing HTTP/1.1', 'Upgrade: websocket', 'Connection: upgrade'), 404],
    ['a body that is no JSON', `${head('POST /users HTTP/1.1', json, 'Content-Length: 3')}{"a`, 400],
    ['a broken chunk', `${head('POST /users HTTP/1.1', json, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
  ])('%s is answered with a sentence in JSON', async (_, bytes, status) => {
    const answer = await overTheWire(server.port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/\r\ncontent-type: application\/json/i);
    expect(answer.head).not.toMatch(/x-powered-by|etag/i);
    const { message } = JSON.parse(answer.body);
    expect(message).toMatch(/^[A-Z][^\n<>]{5,120}\.$/);
    expect(message).not.toMatch(/Error|\/src\/|node_modules/);
  });

  test.each([
    ['/users', 2 * 1024 * 1024],
    ['/_images?key=demo', 11 * 1024 * 1024],
    [signUp, 1024 * 1024],
    ['/pictures/bikes/honda/a.svg', 1024 * 1024],
    ['/nothing', 11 * 1024 * 1024],
  ])('M-7: a body too large for %s is heard out, refused and kept nowhere', async (path, size) => {
    const type = path.startsWith('/_images') ? 'Content-Type: multipart/form-data; boundary=b' : json;
    const answer = await overTheWire(
      server.port,
      head(`POST ${path} HTTP/1.1`, type, `Content-Length: ${size}`),
      Buffer.alloc(size, 'x'),
    );
    expect([404, 405, 413]).toContain(answer.status);
    expect(() => JSON.parse(answer.body)).not.toThrow();
  });

  test('a tunnel is refused, and told what else may be done', async () => {
    const { head: answered } = await overTheWire(server.port, head('CONNECT example.com:443 HTTP/1.1'));
    expect(answered).toMatch(/\r\nallow: GET, HEAD, POST, PUT, DELETE\r\n/i);
  });

  test.each([
    ['a length', { 'content-length': 5_000_000_000 }],
    ['the length of a photo', { 'content-length': 5_000_000 }],
    ['chunks without end', { 'transfer-encoding': 'chunked' }],
  ])('whoever announces too much by %s is refused before it is sent', async (_, announced) => {
    const asked = request(`${server.url}/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...announced },
    });
    onTestFinished(() => void asked.destroy());
    asked.on('error', () => undefined);
    // Only what is more than the limit shows that chunks are too many.
    if ('transfer-encoding' in announced) asked.write(Buffer.alloc(jsonLimit + 1, 'x'));
    else asked.flushHeaders();
    const [answer] = await once(asked, 'response');
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    expect(JSON.parse(await text(answer))).toEqual({ message: expect.stringMatching(/^The body is larger.*\.$/) });
  });

  test('whoever announces a body to where none is read is answered before it is sent', async () => {
    for (const path of [signUp, '/nothing', '/pictures/bikes/honda/a.svg']) {
      const headers = { 'content-type': 'application/json', 'content-length': 5_000_000_000 };
      const asked = request(server.url + path, { method: 'POST', headers });
      asked.on('error', () => undefined);
      asked.flushHeaders();
      const [answer] = await once(asked, 'response');
      expect([404, 405, 413]).toContain(answer.statusCode);
      asked.destroy();
    }
  });

  test('whoever sends all of it first, and listens then, still hears the answer', async () => {
    const size = 20 * 1024 * 1024;
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.pause();
    socket.write(head('POST /users HTTP/1.1', json, `Content-Length: ${size}`));
    await new Promise((resolve) => socket.write(Buffer.alloc(size, 'x'), resolve));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('half a body, and then nobody, changes nothing and harms nobody', async () => {
    const before = server.store.read();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${head('POST /users HTTP/1.1', json, 'Content-Length: 500')}{"name":`);
    await once(socket, 'connect');
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await fetch(`${server.url}/categories`)).status).toBe(200);
    expect(server.store.read()).toBe(before);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a tunnel that is asked for', () => {
  const openTunnel = async (port: number) => {
    // Half open: it does not hang up because the server does.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /);
    return socket;
  };
  const startAlone = async () => {
    const mock = await startMockProcess(join(await temporaryFolder(), 'db.json'));
    onTestFinished(() => mock.kill('SIGKILL'));
    return { ...mock, port: Number(new URL(mock.url).port) };
  };

  test('and dropped at once does not take the server with it', async () => {
    const { url, port } = await startAlone();
    for (let count = 0; count < 5; count += 1) {
      const socket = await openTunnel(port);
      socket.resetAndDestroy();
      await once(socket, 'close');
      expect((await fetch(`${url}/categories`)).status).toBe(200);
    }
  });

  test('and held on to does not keep the server from stopping', async () => {
    const { port, kill } = await startAlone();
    const socket = await openTunnel(port);
    onTestFinished(() => void socket.destroy());
    socket.write('still here');
    await kill('SIGTERM');
  });
});

describe('a page of another origin', () => {
  const asFrom = (origin: string, init: RequestInit = {}) =>
    fetch(`${server.url}/categories`, { ...init, headers: { ...init.headers, origin } });

  test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'https://shop.example'])(
    'M-8: on the list, %s, may ask',
    async (origin) => {
      const answer = await asFrom(origin);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('vary')).toMatch(/Origin/);
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  test('M-8: on the list is told beforehand what it may send', async () => {
    const answer = await asFrom('http://localhost:5173', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-client-version']) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  test.each(['https://evil.example', 'null', 'http://localhost:9999', 'http://localhost:5173.evil.example'])(
    'M-8: off the list, %s, may neither ask nor write',
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
      for (const answer of [read, preflight, reported]) {
        expect(answer.status).toBe(403);
        expect(answer.headers.has('access-control-allow-origin')).toBe(false);
        expect(answer.headers.get('vary')).toMatch(/Origin/);
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

  test.each(referrers)('M-9: does not write with %j, without Sec-Fetch headers', async (headers) => {
    const before = server.store.read();
    const path = pathOf('reportBike', { params: { bikeId: bikes.available._id } });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const answer = await overTheWire(server.port, head(`GET ${path} HTTP/1.1`, ...lines));
    expect(answer.status).toBe(403);
    expect(server.store.read()).toBe(before);
  });

  test('M-9: a program, which names no page, and a page of our own may write', async () => {
    const path = pathOf('reportBike', { params: { bikeId: bikes.available._id } });
    expect((await overTheWire(server.port, head(`GET ${path} HTTP/1.1`))).status).toBe(200);
    await server.reset();
    expect((await overTheWire(server.port, head(`GET ${path} HTTP/1.1`, 'Referer: http://127.0.0.1/'))).status).toBe(
      200,
    );
  });

  test('of our own needs no list, whatever the machine is called', async () => {
    const own = await asFrom(server.url);
    expect(own.status).toBe(200);
  });
});

describe('a server', () => {
  test('says which port is taken', async () => {
    const shop = openMemoryDatabase(server.store.read());
    const second = createMockServer({ database: shop, port: server.port, host: '127.0.0.1' });
    await expect(second).rejects.toThrow(PortInUseError);
    await expect(second).rejects.toThrow(String(server.port));
  });

  test('by the name localhost is reached at both of its addresses, where there are two', async () => {
    const local = await startMock({ host: 'localhost' });
    onTestFinished(() => local.close());
    const reached = await Promise.allSettled(
      ['127.0.0.1', '[::1]'].map(async (host) => (await fetch(`http://${host}:${local.port}/categories`)).status),
    );
    expect(reached[0]).toEqual({ status: 'fulfilled', value: 200 });
    expect((await fetch(`http://localhost:${local.port}/categories`)).status).toBe(200);
  });

  test('tells nobody what went wrong inside', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    const broken = await startMock({
      now: () => {
        throw new Error('secret: /home/somebody');
      },
    });
    onTestFinished(() => broken.close());
    const answer = await fetch(broken.url + pathOf('accessToken', { query: { email: users.farhana.email } }));
    expect([answer.status, await answer.json()]).toEqual([500, { message: 'Something went wrong here.' }]);
    expect(told).toHaveBeenCalled();
  });
});
