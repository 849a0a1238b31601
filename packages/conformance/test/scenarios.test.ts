import { createTokenFor, sendByHttp } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type ScenarioName, scenarioNames, scenarios } from '@second-gear/fixtures/scenarios';
import { sendRaw } from '@second-gear/mock-server/testing/rawHttp';
import { resultOf, spawnProgram } from '@second-gear/mock-server/testing/spawnMock';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const server = await startMock();
afterAll(() => server.close());
beforeEach(() => server.reset());

const put = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_scenarios`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test.each(scenarioNames)(
  'the scenario route loads the scenario %s into a running mock server',
  async (name: ScenarioName) => {
    const response = await put({ scenario: name });
    expect([response.status, await response.json()]).toEqual([200, { scenario: name }]);
    expect(server.store.read().db).toEqual(scenarios[name].db());
  },
);

test('the mock server lists the scenarios with their descriptions', async () => {
  const response = await fetch(`${server.url}/_scenarios`);
  const { scenarios: listed } = await response.json();
  expect(listed).toContainEqual({ name: 'empty-shop', description: scenarios['empty-shop'].description });
  expect(listed).toHaveLength(scenarioNames.length);
});

test('users stay signed in when a scenario is loaded, and the next response has the data of the scenario', async () => {
  const send = sendByHttp(server.url);
  const token = await createTokenFor(send)(users.rahim.email);
  const { accounts } = server.store.read();
  await put({ scenario: 'no-advertised' });
  expect(server.store.read().accounts).toEqual(accounts);
  const path = pathOf('advertise', { params: { id: bikes.available._id } });
  expect(await send({ method: 'GET', path, headers: { authorization: `bearer ${token}` } })).toMatchObject({
    status: 200,
    json: { modifiedCount: 1 },
  });
});

describe('only a program on the same machine can load a scenario', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page of the app', { origin: 'http://localhost:4173' }],
    ['a page without an origin', { origin: 'null' }],
    ['a browser', { 'sec-fetch-site': 'same-origin' }],
    ['a navigation', { 'sec-fetch-site': 'none' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { forwarded: 'for=203.0.113.7' }],
    ['a third proxy', { via: '1.1 edge' }],
  ])('the mock server does not load a scenario for a request from %s', async (_, headers) => {
    const before = server.store.read();
    expect((await put({ scenario: 'empty-shop' }, headers)).status).toBe(403);
    expect(server.store.read()).toBe(before);
  });

  test.each([
    ['another host name that resolves to this machine', 'Host: evil.test', 'application/json', 403],
    ['a form, which needs no preflight', 'Host: localhost', 'text/plain', 415],
  ])('the mock server does not load a scenario for a request with %s', async (_, host, type, status) => {
    const before = server.store.read();
    const body = '{"scenario":"empty-shop"}';
    const head = `PUT /_scenarios HTTP/1.1\r\n${host}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(server.port, head, body)).status).toBe(status);
    expect(server.store.read()).toBe(before);
  });

  test('the scenario route does not exist on a server that other machines can reach', async () => {
    const open = await startMock({ host: '0.0.0.0' });
    onTestFinished(() => open.close());
    expect((await fetch(`${open.url}/_scenarios`)).status).toBe(404);
  });

  test('the mock server rejects an invalid scenario request and changes nothing', async () => {
    const before = server.store.read();
    for (const body of [{}, [], null, { scenario: 7 }, { scenario: 'empty-shop', more: 1 }]) {
      expect((await put(body)).status).toBe(400);
    }
    for (const scenario of ['', 'lost', '__proto__', 'constructor']) expect((await put({ scenario })).status).toBe(404);
    expect((await fetch(`${server.url}/_scenarios`, { method: 'DELETE' })).status).toBe(405);
    expect((await fetch(`${server.url}/_scenarios/more`)).status).toBe(404);
    expect(server.store.read()).toBe(before);
  });
});

const seed = (args: string[], env: Record<string, string> = {}) => resultOf(spawnProgram('seed', args, env));

describe('npm run seed', () => {
  test('npm run seed loads a scenario by its name, at a URL or a port', async () => {
    const byUrl = await seed(['--scenario', 'empty-shop', '--url', server.url]);
    expect([byUrl.code, byUrl.stdout]).toEqual([0, expect.stringContaining('now has the scenario empty-shop')]);
    expect(server.store.read().db.products).toEqual([]);
    const byPort = await seed(['--scenario', 'first-morning'], { MOCK_PORT: String(server.port), PORT: '' });
    expect(byPort.code).toBe(0);
    expect(server.store.read().db.products).not.toEqual([]);
  });

  test('npm run seed lists the scenarios with --scenarios, and after an unknown name', async () => {
    const [listed, unknown] = await Promise.all([seed(['--scenarios']), seed(['--scenario', 'lost'])]);
    expect([listed.code, unknown.code]).toEqual([0, 2]);
    expect(unknown.stderr).toMatch(/^There is no scenario ‘lost’\. There are:\n/);
    for (const name of scenarioNames) {
      expect(listed.stdout).toContain(`${name} `);
      expect(unknown.stderr).toContain(scenarios[name].description);
    }
  });

  test('npm run seed prints one sentence when no mock server runs, or --scenario is used with --out', async () => {
    const gone = await startMock();
    await gone.close();
    const [stopped, blockedPort, file] = await Promise.all([
      seed(['--scenario', 'empty-shop', '--url', gone.url]),
      // `fetch` blocks this port, like browsers do.
      seed(['--scenario', 'empty-shop', '--url', 'http://localhost:1']),
      seed(['--scenario', 'empty-shop', '--out', 'db.json']),
    ]);
    const sentence = (url: string) => `No mock server responds at ${url}. Start one, or give its URL with --url.\n`;
    expect([stopped.code, stopped.stderr]).toEqual([1, sentence(gone.url)]);
    expect([blockedPort.code, blockedPort.stderr]).toEqual([1, sentence('http://localhost:1')]);
    expect([file.code, file.stderr]).toEqual([2, expect.stringContaining('not into a file')]);
  });
});
