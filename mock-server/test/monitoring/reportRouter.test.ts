import { expect, test } from 'vitest';
import { startMock } from '../support/startMock.ts';

const batch = {
  version: 1,
  language: 'en',
  reports: [{ page: '/login', count: 2, report: { kind: 'request', endpoint: 'findUser', error: 'timeout' } }],
  dropped: 0,
};

const post = (url: string, body: string) =>
  fetch(`${url}/_reports`, { method: 'POST', body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });

test('the mock server lists the reports that the app has sent, the newest first [R13.54]', async () => {
  const server = await startMock();
  const other = { ...batch, language: 'bn' };
  for (const sent of [batch, other]) expect((await post(server.url, JSON.stringify(sent))).status).toBe(204);
  expect(await (await fetch(`${server.url}/_reports`)).json()).toEqual([other, batch]);
  await server.close();
});

test.each([
  ['text that is not JSON', 'Farhana'],
  ['a field that docs/monitoring.md does not list', JSON.stringify({ ...batch, user: 'Farhana' })],
])('the mock server rejects and does not list %s [R13.52]', async (_, body) => {
  const server = await startMock();
  expect((await post(server.url, body)).status).toBe(400);
  expect(await (await fetch(`${server.url}/_reports`)).json()).toEqual([]);
  await server.close();
});
