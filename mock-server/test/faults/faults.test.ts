import { once } from 'node:events';
import { connect } from 'node:net';
import { pathOf } from '@second-gear/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnyFault,
  allFaults,
  type FaultTarget,
  intentFaultNames,
  processedButLost,
} from '../../src/faults/faults.ts';
import { sendRaw } from '../support/rawHttp.ts';
import { resultOf, spawnProgram } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';

const server = await startMock({ faults: {} });
const plain = await startMock();
afterAll(() => Promise.all([server.close(), plain.close()]));

const control = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_faults`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const setRule = async (rule: { call: FaultTarget; fault?: AnyFault; delay?: number; times?: number }) => {
  expect((await control('PUT', rule)).status).toBe(200);
};

beforeEach(async () => {
  await server.reset();
  await control('DELETE');
});

const newUser = JSON.stringify({ name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' });

const signUp = (fault?: string): string =>
  [
    `POST ${pathOf('createUser')} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Accept-Encoding: gzip',
    'Content-Type: application/json',
    ...(fault ? [`X-Fault: ${fault}`] : []),
    `Content-Length: ${newUser.length}`,
    '',
    newUser,
  ].join('\r\n');

const hasUser = () => server.store.read().db.users.some(({ email }) => email === 'jamal@example.com');

const lengthIn = (head: string): number => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);

/** The expected response of each fault, byte by byte: `fetch` reports most of these faults with the same error. */
const onTheWire: Record<Exclude<AnyFault, 'hang'>, { status: number; type?: RegExp; body?: RegExp }> = {
  refused: { status: 0, body: /^$/ },
  'cut mid-body': { status: 200, type: /^application\/json/, body: /^\[\{"_id":"[^"]+$/ },
  '401': { status: 401, type: /^application\/json/, body: /^\{"message":"[^"]+\."\}$/ },
  '404': { status: 404, type: /^application\/json/, body: /^\{"message":"[^"]+\."\}$/ },
  '429': { status: 429, type: /^application\/json/, body: /^\{"message":"[^"]+\."\}$/ },
  '500': { status: 500, type: /^application\/json/, body: /^\{"message":"[^"]+\."\}$/ },
  '502 as HTML': { status: 502, type: /^text\/html/, body: /^<!doctype html>.+<\/html>$/ },
  '200 as HTML': { status: 200, type: /^text\/html/, body: /^<!doctype html>.+<\/html>$/ },
  'malformed JSON': { status: 200, type: /^application\/json/, body: /^\{"acknowledged":true,$/ },
  empty: { status: 200, type: /^application\/json/, body: /^$/ },
  'wrong shape': { status: 200, type: /^application\/json/, body: /^\{"acknowledged":"yes",.*\}$/ },
  [processedButLost]: { status: 0, body: /^$/ },
  // The test sends a sign-up, whose response contains no payment intent. So these two faults change nothing.
  'another amount': { status: 200, type: /^application\/json/, body: /^\{"acknowledged":true,.*\}$/ },
  'another currency': { status: 200, type: /^application\/json/, body: /^\{"acknowledged":true,.*\}$/ },
};

const notHanging = allFaults.filter((name) => name !== 'hang');

describe('fault requested by header', () => {
  test.each(notHanging)(
    'M-14: the server sends the expected bytes for the fault %s in the header X-Fault',
    async (name) => {
      const { status, head, body } = await sendRaw(server.port, signUp(name));
      const { type, body: text, ...expected } = onTheWire[name];
      expect({ status }).toEqual(expected);
      if (type) expect(/\r\ncontent-type: (.*)/i.exec(head)?.[1]).toMatch(type);
      if (text) expect(body).toMatch(text);
      if (status !== 0) expect(lengthIn(head)).toBe(name === 'cut mid-body' ? 2 * body.length : body.length);
      if (name === '429') expect(head).toMatch(/\r\nretry-after: 1\r\n/i);
      expect(hasUser()).toBe([processedButLost, ...intentFaultNames].includes(name));
    },
  );

  test('M-14: with the fault hang, the server sends no response before the client gives up', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const received: unknown[] = [];
    socket.on('data', (chunk) => received.push(chunk));
    socket.write(signUp('hang'));
    await once(socket, 'connect');
    // A later request must get its response without delay.
    for (let turn = 0; turn < 3; turn += 1) await fetch(server.url + pathOf('listCategories'));
    expect([received, socket.closed, hasUser()]).toEqual([[], false, false]);
    socket.destroy();
  });
});

test.each([
  ['another amount', { amount: 9_000_000, currency: 'bdt' }],
  ['another currency', { amount: 90_000, currency: 'usd' }],
] as const)('T3: the fault %s changes the intent that is looked up, and nothing else', async (fault, shown) => {
  const { accessToken } = await (
    await fetch(server.url + pathOf('accessToken', { query: { email: 'buyer@secondgear.test' } }))
  ).json();
  const created = await fetch(server.url + pathOf('createPaymentIntent'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `bearer ${accessToken}` },
    body: JSON.stringify({ resaleValue: '900' }),
  });
  const { clientSecret } = await created.json();
  const lookedUp = async () =>
    (await fetch(`${server.url}/_cards/intent?${new URLSearchParams({ clientSecret })}`)).json();
  await setRule({ call: 'findIntent', fault, times: 1 });
  const before = await lookedUp();
  expect(before.paymentIntent).toMatchObject({ ...shown, status: 'requires_payment_method' });
  expect((await lookedUp()).paymentIntent).toMatchObject({ amount: 90_000, currency: 'bdt' });
  await setRule({ call: 'confirmCard', fault, times: 1 });
  const refused = await fetch(`${server.url}/_cards/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, card: { number: '4000000000000002', expiry: '12/40', cvc: '123' } }),
  });
  expect([refused.status, await refused.json()]).toMatchObject([402, { error: { payment_intent: shown } }]);
});

describe('fault set by a rule', () => {
  const statuses = async (count: number, path: string) => {
    const seen = [];
    for (let turn = 0; turn < count; turn += 1) seen.push((await fetch(server.url + path)).status);
    return seen;
  };

  test('M-14: a rule with "times" applies to that number of requests to the endpoint of the rule', async () => {
    await setRule({ call: 'listCategories', fault: '500', times: 2 });
    expect(await statuses(1, pathOf('trending'))).toEqual([200]);
    expect(await statuses(3, pathOf('listCategories'))).toEqual([500, 500, 200]);
  });

  test('M-14: the server rejects a rule from another origin, with another host name or another method', async () => {
    const otherOrigin = await control('PUT', { call: 'trending', fault: '500' }, { origin: 'https://evil.example' });
    const simple = await control('POST', { call: 'trending', fault: '500' });
    const rebound = await sendRaw(
      server.port,
      'DELETE /_faults HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect([otherOrigin.status, simple.status, rebound.status]).toEqual([403, 405, 403]);
    expect(simple.headers.get('allow')).toBe('DELETE, GET, PUT');
    expect(await statuses(1, pathOf('trending'))).toEqual([200]);
  });
});

describe('fault routes', () => {
  test('M-14: the fault routes do not exist when the server starts without faults', async () => {
    const response = await fetch(plain.url + pathOf('listCategories'), { headers: { 'x-fault': '500' } });
    expect(response.status).toBe(200);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await fetch(`${plain.url}/_faults`, { method })).status).toBe(404);
    }
  });

  test('M-14: the server does not start with faults when other machines can reach it', async () => {
    const { code, stderr } = await resultOf(
      spawnProgram('main', [], { MOCK_DB: 'memory', MOCK_PORT: '0', MOCK_HOST: '0.0.0.0', MOCK_FAULTS: 'on' }),
    );
    expect([code, stderr]).toEqual([
      1,
      "MOCK_FAULTS is for this machine alone, and MOCK_HOST is '0.0.0.0'. Leave one of them out.\n",
    ]);
  });
});
