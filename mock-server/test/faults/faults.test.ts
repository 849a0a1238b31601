import { pathOf } from '@second-gear/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createFaultRules } from '../../src/faults/faultRules.ts';
import { type AnyFault, allFaults, type FaultTarget, processedButLost } from '../../src/faults/faults.ts';
import { runProgram } from '../support/spawnMock.ts';
import { sendRaw, startMock } from '../support/startMock.ts';

const server = await startMock({ faults: {} });
afterAll(() => server.close());

const control = (method: string, body?: object) =>
  fetch(`${server.url}/_faults`, { method, ...(body && { body: JSON.stringify(body) }) });
const setRule = async (rule: { call: FaultTarget; fault?: AnyFault; delay?: number; times?: number }) => {
  expect((await control('PUT', rule)).status).toBe(200);
};

beforeEach(async () => {
  await server.reset();
  await control('DELETE');
});

const newUser = JSON.stringify({ name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' });

const signUp = (name: string, signal: AbortSignal | null = null) =>
  fetch(server.url + pathOf('createUser'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fault': name },
    body: newUser,
    signal,
  });

const hasUser = () => server.store.read().db.users.some(({ email }) => email === 'jamal@example.com');

const sentence = /^\{"message":"[^"]+\."\}$/;

const received: Record<Exclude<AnyFault, 'hang'>, { status: number; type?: RegExp; body?: RegExp }> = {
  refused: { status: 0, body: /^$/ },
  'cut mid-body': { status: 200, type: /json/, body: /^\[\{"_id":"[^"]+$/ },
  '401': { status: 401, type: /json/, body: sentence },
  '404': { status: 404, type: /json/, body: sentence },
  '429': { status: 429, type: /json/, body: sentence },
  '500': { status: 500, type: /json/, body: sentence },
  '502 as HTML': { status: 502, type: /html/, body: /^<!doctype html>.+<\/html>$/ },
  '200 as HTML': { status: 200, type: /html/, body: /^<!doctype html>.+<\/html>$/ },
  'malformed JSON': { status: 200, type: /json/, body: /^\{"acknowledged":true,$/ },
  empty: { status: 200, type: /json/, body: /^$/ },
  'wrong shape': { status: 200, type: /json/, body: /^\{"acknowledged":"yes",.*\}$/ },
  [processedButLost]: { status: 0, body: /^$/ },
};

describe('fault requested by header', () => {
  test.each(allFaults.filter((name) => name !== 'hang'))(
    'M-14: the server sends the expected bytes for the fault %s in the header X-Fault',
    async (name) => {
      const headers = ['Host: 127.0.0.1', 'Content-Type: application/json', `Content-Length: ${newUser.length}`];
      const request = `POST ${pathOf('createUser')}`;
      const { status, head, body } = await sendRaw(server.port, request, [...headers, `X-Fault: ${name}`], newUser);
      const { type = /^/, body: expectedBody = /^/, ...expected } = received[name];
      expect({ status }).toEqual(expected);
      expect(/\r\ncontent-type: (.*)/i.exec(head)?.[1] ?? '').toMatch(type);
      expect(body).toMatch(expectedBody);
      if (name === '429') expect(head).toMatch(/\r\nretry-after: 1\r\n/i);
      expect(hasUser()).toBe(name === processedButLost);
    },
  );

  test('M-14: with the fault hang, the server sends no response before the client gives up', async () => {
    const client = new AbortController();
    const hanging = signUp('hang', client.signal).catch(() => 'gave up');
    for (let turn = 0; turn < 3; turn += 1) await fetch(server.url + pathOf('listCategories'));
    client.abort();
    expect([await hanging, hasUser()]).toEqual(['gave up', false]);
  });
});

describe('fault set by a rule', () => {
  test('M-14: a rule with "times" applies to that number of requests to the endpoint of the rule', async () => {
    await setRule({ call: 'listCategories', fault: '500', times: 2 });
    const statuses: number[] = [];
    for (const name of ['trending', 'listCategories', 'listCategories', 'listCategories'] as const)
      statuses.push((await fetch(server.url + pathOf(name))).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  test('M-14: the same seed gives the same faults', () => {
    const sequence = () => {
      const rules = createFaultRules({ seeded: { seed: 42, rate: 0.5 } });
      return Array.from({ length: 20 }, () => rules.next('listBikes').fault);
    };
    expect(sequence()).toEqual(sequence());
    expect(new Set(sequence()).size).toBeGreaterThan(3);
  });

  test('M-14: there are no faults without the setting, and the server does not start with faults for other machines', async () => {
    const plain = await startMock();
    const response = await fetch(plain.url + pathOf('listCategories'), { headers: { 'x-fault': '500' } });
    const rules = await fetch(`${plain.url}/_faults`, { method: 'PUT' });
    await plain.close();
    expect([response.status, rules.status]).toEqual([200, 404]);
    expect(await runProgram('main', { MOCK_DB: 'memory', MOCK_HOST: '0.0.0.0', MOCK_FAULTS: 'on' })).toMatchObject({
      code: 1,
      stderr: "MOCK_FAULTS is for this machine alone, and MOCK_HOST is '0.0.0.0'. Leave one of them out.\n",
    });
  });
});
