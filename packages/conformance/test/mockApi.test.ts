import { askByFetch, cases, doorBy, offTheTable, runCase, runOffTheTable, titleOf } from '@second-gear/conformance';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, morning, people, wishFor } from '@second-gear/fixtures';
import { createShop, cut, fail, give, inTurn, mockApi, refuse } from '@second-gear/mock-server/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const base = 'http://shop.test/api';
const shop = createShop(morning());
const server = setupServer(...mockApi(shop, {}, { base }));
const ask = askByFetch(base);
const door = doorBy(ask, async () => shop.reset());

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('the suite asks every row, well and badly', () => {
  for (const name of Object.keys(endpoints)) {
    const kinds = new Set(cases.filter(({ endpoint }) => endpoint === name).map(({ kind }) => kind));
    expect([name, ...[...kinds].sort()]).toEqual([name, 'bad', 'good']);
  }
});

describe('the MSW door', () => {
  test.each(cases.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
    await runCase(door, one);
  });

  test(`M-1: answers nothing off the table (${offTheTable.length} questions)`, async () => {
    await runOffTheTable(door);
  });
});

describe('an override', () => {
  const list = { method: 'GET', path: pathOf('listBikes', { params: { id: '1' } }) };

  const asked = async (...overrides: Parameters<typeof mockApi>) => {
    server.use(...mockApi(overrides[0], overrides[1], { base }));
    return ask(list);
  };

  test('gives what it is told to give', async () => {
    expect(await asked(shop, { listBikes: give([bikes.available]) })).toMatchObject({
      status: 200,
      json: [{ _id: bikes.available._id }],
    });
    server.resetHandlers();
  });

  test('fails with a status, in turn, and is itself again after that', async () => {
    const first = await asked(shop, { listBikes: inTurn(fail(503), fail(502, '<html>Bad gateway</html>')) });
    expect(first).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    await expect(ask(list)).rejects.toThrow(SyntaxError);
    expect(await ask(list)).toMatchObject({ status: 200 });
    server.resetHandlers();
  });

  test('cuts the line', async () => {
    await expect(asked(shop, { listBikes: cut() })).rejects.toThrow(TypeError);
    server.resetHandlers();
  });

  test('refuses a booking as the server does', async () => {
    server.use(...mockApi(shop, { bookBike: refuse('You already booked Honda CB750') }, { base }));
    const answer = await ask({
      method: 'POST',
      path: pathOf('bookBike'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wishFor(bikes.available)),
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { acknowledged: false, message: 'You already booked Honda CB750' },
    });
    server.resetHandlers();
  });
});

test('a shop knows its own tokens, until they expire', async () => {
  let now = new Date('2026-11-01T03:00:00.000Z');
  const clocked = createShop(morning(), { now: () => now });
  const authorization = `bearer ${await clocked.tokenFor(people.rahim.email)}`;
  const question = {
    method: 'GET',
    path: pathOf('advertise', { params: { id: bikes.available._id } }),
    headers: { authorization },
    body: new Uint8Array(),
  };
  expect(await clocked.ask(question)).toMatchObject({ status: 200 });
  now = new Date('2026-11-01T13:00:01.000Z');
  expect(await clocked.ask(question)).toMatchObject({ status: 401 });
  await expect(clocked.tokenFor('stranger@example.com')).rejects.toThrow('stranger@example.com');
});
