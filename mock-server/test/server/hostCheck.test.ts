import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHostCheck } from '../../src/server/http/hostCheck.ts';
import { sendRaw } from '../support/rawHttp.ts';
import { startMock } from '../support/startMock.ts';

const page = {
  bytes: Buffer.from('<!doctype html><title>Second Gear</title>'),
  type: 'text/html; charset=utf-8',
  etag: '"page"',
  headers: {},
};
const server = await startMock({
  appBuild: { files: new Map([['/index.html', page]]), rewrites: [] },
  origins: ['https://shop.example'],
  faults: {},
});
afterAll(() => server.close());

/** Sends one raw request with this request line and these header lines. */
const ask = (line: string, ...headers: string[]) =>
  sendRaw(server.port, [line, ...headers, 'Connection: close', '', ''].join('\r\n'));

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
const report = pathOf('reportBike', { params: { bikeId: bikes.available._id } });

describe('request with a foreign Host header', () => {
  test.each([
    ['the API', `GET /api${pathOf('accessToken', { query: { email: users.nasrin.email } })}`],
    ['an endpoint that writes', `GET /api${report}`],
    ['the auth provider', `POST ${signIn}`],
    ['the card service', 'POST /api/_cards/pi_1/confirm'],
    ['the images', 'GET /pictures/bikes/honda/1.svg'],
    ['the ledger', 'GET /_ledger'],
    ['the fault routes', 'GET /_faults'],
    ['the scenario routes', 'GET /_scenarios'],
    ['the app build', 'GET /'],
    ['a preflight', 'OPTIONS /api/categories'],
    ['an invalid URL', 'GET /%E0%A4%A'],
    ['an unknown path', 'GET /nothing'],
  ])('T7: the server rejects a request with a foreign Host header to %s', async (_, line) => {
    const before = server.store.read();
    const response = await ask(`${line} HTTP/1.1`, 'Host: evil.example', 'Origin: http://evil.example');
    expect(response.status).toBe(403);
    expect(JSON.parse(response.body)).toEqual({ message: expect.stringMatching(/^This server has another name\./) });
    expect(response.head).not.toMatch(/access-control/i);
    expect(server.store.read()).toBe(before);
  });

  test('T7: the server rejects a WebSocket request with a foreign Host header', async () => {
    const upgrade = ['Upgrade: websocket', 'Connection: upgrade', 'Sec-WebSocket-Version: 13'];
    expect((await ask('GET /api/categories HTTP/1.1', 'Host: evil.example', ...upgrade)).status).toBe(403);
  });

  test('T7: the server rejects a foreign Host header even when a proxy header has an allowed name', async () => {
    const proxied = ['X-Forwarded-Host: localhost', 'Forwarded: host=localhost'];
    expect((await ask('GET /api/categories HTTP/1.1', 'Host: evil.example', ...proxied)).status).toBe(403);
  });

  test('T7: the server rejects an absolute URL when its host or the Host header is not allowed', async () => {
    expect((await ask('GET http://localhost/api/categories HTTP/1.1', 'Host: evil.example')).status).toBe(403);
    expect((await ask('GET http://evil.example/api/categories HTTP/1.1', 'Host: localhost')).status).toBe(400);
  });
});

test.each([
  ['two Host headers', 'HTTP/1.1', ['Host: localhost', 'Host: evil.example']],
  ['two Host headers, the foreign one first', 'HTTP/1.1', ['Host: evil.example', 'Host: localhost']],
  ['the same Host header twice', 'HTTP/1.1', ['Host: localhost', 'host: localhost']],
  ['no Host header', 'HTTP/1.1', []],
  ['no Host header in HTTP/1.0', 'HTTP/1.0', []],
])('T7: the server rejects a request with %s', async (_, version, headers) => {
  const response = await ask(`GET /api/categories ${version}`, ...headers);
  expect(response.status).toBe(400);
  expect(JSON.parse(response.body)).toEqual({ message: 'The request must have one Host header.' });
});

const usual = createHostCheck('localhost', []);

test.each(['localhost', 'localhost:4173', 'LOCALHOST:80', '127.0.0.1', '127.1.2.3:4000', '[::1]', '[::1]:4000'])(
  'the Host header %s is allowed whatever the settings are',
  (header) => {
    expect(usual(header, '127.0.0.1')).toBe(true);
    expect(createHostCheck('0.0.0.0', ['https://shop.example'])(header, '127.0.0.1')).toBe(true);
  },
);

test.each([
  '',
  ':4173',
  'evil.example',
  'localhost.evil.example',
  'evil.localhost',
  'localhost:4173@evil.example',
  'evil.example@localhost',
  'localhost, evil.example',
  'localhost evil.example',
  'localhost/evil',
  'localhost:port',
  'localhost.',
  '127.0.0.1.evil.example',
  '128.0.0.1',
  '0.0.0.0',
  '[::2]',
  '[::1%25eth0]',
  '[fe80::1%25eth0]',
  '[::1',
  '[localhost]',
  '192.168.1.10',
  'http://localhost',
  'ⅼocalhost',
])('T7: the Host header %j is not allowed', (header) => {
  expect(usual(header, '192.168.1.10')).toBe(false);
});

test('the hosts of MOCK_HOST and MOCK_ORIGINS are allowed, at any port', () => {
  const check = createHostCheck('Shop.local', ['https://shop.example', 'http://[fd00::5]:8080']);
  for (const header of ['shop.local:4173', 'shop.example', 'SHOP.example:8443', '[fd00::5]', '[FD00::5]:4000']) {
    expect(check(header, '127.0.0.1')).toBe(true);
  }
  for (const header of ['www.shop.example', 'shop.example.evil.example', 'fd00::5']) {
    expect(check(header, '127.0.0.1')).toBe(false);
  }
});

test.each(['0.0.0.0', '::'])(
  'the local address of the connection is allowed when the server listens at all addresses (%s)',
  (host) => {
    const check = createHostCheck(host, []);
    expect(check('192.168.1.10:4173', '192.168.1.10')).toBe(true);
    expect(check('192.168.1.10:4173', '::ffff:192.168.1.10')).toBe(true);
    expect(check('192.168.1.11', '192.168.1.10')).toBe(false);
    expect(check('evil.example', '192.168.1.10')).toBe(false);
    expect(check('evil.example', undefined)).toBe(false);
  },
);

test('every route accepts an allowed Host header', async () => {
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:4000', 'shop.example', 'SHOP.EXAMPLE:443']) {
    expect((await ask('GET /api/categories HTTP/1.1', `Host: ${host}`)).status).toBe(200);
  }
  expect((await ask('GET / HTTP/1.1', 'Host: shop.example')).body).toContain('Second Gear');
  expect((await ask('GET /api/categories HTTP/1.0', 'Host: localhost')).status).toBe(200);
});

test('the fault and scenario routes reject the host name of a proxy', async () => {
  expect((await ask('GET /_faults HTTP/1.1', 'Host: shop.example')).status).toBe(403);
  expect((await ask('GET /_scenarios HTTP/1.1', 'Host: shop.example')).status).toBe(403);
});

test('the server closes the connection when the headers take too long', async () => {
  const limitedServer = await startMock({ limits: { headers: 150, request: 60_000 } });
  onTestFinished(() => limitedServer.close());
  // Resolves when the server has closed the connection.
  const response = await sendRaw(limitedServer.port, 'GET /categories HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect(response.status).toBe(408);
});
