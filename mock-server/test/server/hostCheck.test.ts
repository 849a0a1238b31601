import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
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
});

const usual = createHostCheck('localhost', []);

test.each(['localhost', '127.1.2.3:4000'])('the Host header %s is allowed whatever the settings are', (header) => {
  expect(usual(header, '127.0.0.1')).toBe(true);
  expect(createHostCheck('0.0.0.0', ['https://shop.example'])(header, '127.0.0.1')).toBe(true);
});

test.each([':4173', 'evil.localhost', '[::2]'])('T7: the Host header %j is not allowed', (header) => {
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
