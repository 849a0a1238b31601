import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
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

test.each(['localhost', '127.1.2.3:4000', '[::1]:4173', 'SHOP.example:8443'])(
  'the server accepts a request with the Host header %s',
  async (header) => {
    expect((await ask('GET /_ledger HTTP/1.1', `Host: ${header}`)).status).toBe(200);
  },
);

test.each([[[':4173']], [['evil.localhost']], [['[::2]']], [['www.shop.example']], [['localhost', 'evil.example']]])(
  'T7: the server rejects a request with the Host headers %j',
  async (hosts) => {
    const response = await ask('GET /_ledger HTTP/1.1', ...hosts.map((host) => `Host: ${host}`));
    expect([400, 403]).toContain(response.status);
  },
);
