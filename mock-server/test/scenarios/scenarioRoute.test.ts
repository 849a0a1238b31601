import { pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { scenarios } from '@second-gear/fixtures/scenarios';
import { afterAll, expect, test } from 'vitest';
import { startMock } from '../support/startMock.ts';

const server = await startMock();
afterAll(() => server.close());

const put = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_scenarios`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ scenario: 'no-advertised' }),
  });

test('a scenario replaces the data, users stay signed in, and no page of another site can load it', async () => {
  const tokenOf = await fetch(server.url + pathOf('accessToken', { query: { email: users.rahim.email } }));
  const { accessToken } = await tokenOf.json();
  const { accounts, db } = server.store.read();
  expect((await put({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await put({ 'content-type': 'text/plain' })).status).toBe(415);
  expect(server.store.read().db).toBe(db);

  expect((await put()).status).toBe(200);
  expect(server.store.read()).toEqual({ accounts, db: scenarios['no-advertised'].db() });
  const advertised = await fetch(server.url + pathOf('advertise', { params: { id: bikes.available._id } }), {
    headers: { authorization: `bearer ${accessToken}` },
  });
  expect(await advertised.json()).toMatchObject({ modifiedCount: 1 });
});
