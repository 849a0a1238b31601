import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, exampleBikeBody, examplePaymentBody, seedDb, users } from '@second-gear/fixtures';
import { describe, expect, test } from 'vitest';
import { createMockBackend, type MockBackend } from '../../src/msw/mockApi.ts';

/** The seven protected calls, each as it would succeed. */
const calls = [
  { name: 'deleteUser', as: users.nasrin, asked: { params: { id: users.shahriar._id } } },
  { name: 'verifySeller', as: users.nasrin, asked: { params: { id: users.sadia._id } } },
  { name: 'createBike', as: users.sadia, body: exampleBikeBody },
  { name: 'advertise', as: users.rahim, asked: { params: { id: bikes.available._id } } },
  { name: 'deleteBike', as: users.rahim, asked: { params: { id: bikes.available._id } } },
  { name: 'createPaymentIntent', as: users.farhana, body: { resaleValue: '165000' } },
  { name: 'recordPayment', as: users.farhana, body: examplePaymentBody },
] as const;
type Call = (typeof calls)[number];

const opened = new Date('2026-11-01T03:00:00.000Z');
/** A token is good for ten hours. */
const tooLate = new Date('2026-11-01T13:00:01.000Z');

const asking = (shop: MockBackend, call: Call, token?: string) =>
  shop.handle({
    method: endpoints[call.name].method,
    path: pathOf(call.name, 'asked' in call ? call.asked : {}),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `bearer ${token}` }) },
    body: new TextEncoder().encode('body' in call ? JSON.stringify(call.body) : ''),
  });

test('these are all the calls that carry a token [R6.13]', () => {
  const protectedCalls = Object.entries(endpoints).flatMap(([name, { bearer }]) => (bearer ? [name] : []));
  expect(calls.map(({ name }) => name).toSorted()).toEqual(protectedCalls.sort());
});

describe.each(calls.map((call) => [call.name, call] as const))('the token of %s', (name, call) => {
  test(`M-4: ${name} takes a good token, and the same one no longer when it has expired [R6.13]`, async () => {
    let now = opened;
    const shop = createMockBackend(seedDb({ bikes: 0 }), { now: () => now });
    const token = await shop.accessTokenFor(call.as.email);
    now = tooLate;
    const before = shop.db();
    expect(await asking(shop, call, token)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    expect(shop.db()).toBe(before);
    now = opened;
    expect(await asking(shop, call, token)).toMatchObject({ status: 200 });
    expect(shop.db()).not.toBe(before);
  });

  test(`M-4: ${name} without a token is refused and done all the same by a server told to be lax`, async () => {
    const shop = createMockBackend(seedDb({ bikes: 0 }), { lax: true });
    const before = shop.db();
    expect(await asking(shop, call)).toMatchObject({ status: 401 });
    expect(shop.db()).not.toBe(before);
  });
});

test('M-4: what nobody may do is done by no server, however lax', async () => {
  const shop = createMockBackend(seedDb({ bikes: 0 }), { lax: true });
  const before = shop.db();
  const answer = await shop.handle({
    method: endpoints.recordPayment.method,
    path: pathOf('recordPayment'),
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify({ ...examplePaymentBody, resaleValue: '1' })),
  });
  expect(answer.status).toBe(401);
  expect(shop.db()).toBe(before);
});
