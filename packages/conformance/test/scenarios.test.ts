import { createTokenFor, sendByHttp } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type ScenarioName, scenarioNames, scenarios } from '@second-gear/fixtures/scenarios';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, beforeEach, expect, test } from 'vitest';

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
