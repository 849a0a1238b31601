import { askByHttp, tokenBy } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { bikes, people } from '@second-gear/fixtures';
import { type StateName, stateNames, states } from '@second-gear/fixtures/scenarios';
import { overTheWire } from '@second-gear/mock-server/testing/rawHttp';
import { outcomeOf, startProgram } from '@second-gear/mock-server/testing/spawnMock';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const server = await startMock();
afterAll(() => server.close());
beforeEach(() => server.reset());

const put = (state: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_state`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(state),
  });

test.each(stateNames)('%s is loaded into a mock that is running', async (name: StateName) => {
  const answer = await put({ state: name });
  expect([answer.status, await answer.json()]).toEqual([200, { state: name }]);
  expect(server.store.read().db).toEqual(states[name].db());
});

test('the states are told, each with its sentence', async () => {
  const answer = await fetch(`${server.url}/_state`);
  const { states: told } = await answer.json();
  expect(told).toContainEqual({ name: 'empty-shop', says: states['empty-shop'].says });
  expect(told).toHaveLength(stateNames.length);
});

test('whoever is signed in stays so: the next page that is loaded shows the state', async () => {
  const ask = askByHttp(server.url);
  const token = await tokenBy(ask)(people.rahim.email);
  const { accounts } = server.store.read();
  await put({ state: 'no-advertised' });
  expect(server.store.read().accounts).toEqual(accounts);
  const path = pathOf('advertise', { params: { id: bikes.available._id } });
  expect(await ask({ method: 'GET', path, headers: { authorization: `bearer ${token}` } })).toMatchObject({
    status: 200,
    json: { modifiedCount: 1 },
  });
});

describe('nobody but whoever sits at this machine loads a state:', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page of the shop itself', { origin: 'http://localhost:4173' }],
    ['a page of no origin', { origin: 'null' }],
    ['a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['a navigation', { 'sec-fetch-site': 'none' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { forwarded: 'for=203.0.113.7' }],
    ['a third', { via: '1.1 edge' }],
  ])('not %s', async (_, headers) => {
    const before = server.store.read();
    expect((await put({ state: 'empty-shop' }, headers)).status).toBe(403);
    expect(server.store.read()).toBe(before);
  });

  test.each([
    ['a name that leads here from elsewhere', 'Host: evil.test', 'application/json', 403],
    ['a form, which needs no preflight', 'Host: localhost', 'text/plain', 415],
  ])('not %s', async (_, host, type, status) => {
    const before = server.store.read();
    const body = '{"state":"empty-shop"}';
    const head = `PUT /_state HTTP/1.1\r\n${host}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    expect((await overTheWire(server.port, head, body)).status).toBe(status);
    expect(server.store.read()).toBe(before);
  });

  test('and there is no such address where other machines reach', async () => {
    const open = await startMock({ host: '0.0.0.0' });
    onTestFinished(() => open.close());
    expect((await fetch(`${open.url}/_state`)).status).toBe(404);
  });

  test('what is no wish is refused, and changes nothing', async () => {
    const before = server.store.read();
    for (const wish of [{}, [], null, { state: 7 }, { state: 'empty-shop', more: 1 }]) {
      expect((await put(wish)).status).toBe(400);
    }
    for (const state of ['', 'lost', '__proto__', 'constructor']) expect((await put({ state })).status).toBe(404);
    expect((await fetch(`${server.url}/_state`, { method: 'DELETE' })).status).toBe(405);
    expect((await fetch(`${server.url}/_state/more`)).status).toBe(404);
    expect(server.store.read()).toBe(before);
  });
});

const seed = (args: string[], env: Record<string, string> = {}) => outcomeOf(startProgram('seed', args, env));

describe('seed', () => {
  test('loads a state by its name, at the address or the port that it is told', async () => {
    const byUrl = await seed(['--state', 'empty-shop', '--url', server.url]);
    expect([byUrl.code, byUrl.out]).toEqual([0, expect.stringContaining('is now in the state empty-shop')]);
    expect(server.store.read().db.products).toEqual([]);
    const byPort = await seed(['--state', 'first-morning'], { MOCK_PORT: String(server.port), PORT: '' });
    expect(byPort.code).toBe(0);
    expect(server.store.read().db.products).not.toEqual([]);
  });

  test('tells which states there are, asked for or not', async () => {
    const [listed, lost] = await Promise.all([seed(['--states']), seed(['--state', 'lost'])]);
    expect([listed.code, lost.code]).toEqual([0, 2]);
    expect(lost.said).toMatch(/^There is no state ‘lost’\. There are:\n/);
    for (const name of stateNames) {
      expect(listed.out).toContain(`${name} `);
      expect(lost.said).toContain(states[name].says);
    }
  });

  test('says in a sentence that nothing runs there, and that a file is another matter', async () => {
    const gone = await startMock();
    await gone.close();
    const [nobody, nowhere, file] = await Promise.all([
      seed(['--state', 'empty-shop', '--url', gone.url]),
      // No connection is even tried: browsers, and fetch, ask nothing of this port.
      seed(['--state', 'empty-shop', '--url', 'http://localhost:1']),
      seed(['--state', 'empty-shop', '--out', 'db.json']),
    ]);
    const sentence = (url: string) => `No mock answers at ${url}. Start one, or say --url where it is.\n`;
    expect([nobody.code, nobody.said]).toEqual([1, sentence(gone.url)]);
    expect([nowhere.code, nowhere.said]).toEqual([1, sentence('http://localhost:1')]);
    expect([file.code, file.said]).toEqual([2, expect.stringContaining('not into a file')]);
  });
});
