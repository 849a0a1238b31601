import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, legacyBikeRecord, seedDb, users } from '@second-gear/fixtures';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createMockBackend } from '../../src/msw/mockApi.ts';

const shop = createMockBackend(seedDb(), { profile: 'original' });

const ask = (name: EndpointName, asked: Parameters<typeof pathOf>[1] = {}, authorization?: string) =>
  shop.handle({
    method: endpoints[name].method,
    path: pathOf(name, asked),
    headers: { ...(authorization && { authorization }) },
    body: new Uint8Array(),
  });

describe('in the original manner', () => {
  test('an old bike has numbers, lacks what is not set, and carries what nobody asked for', async () => {
    const { json } = await ask('listBikes', { params: { id: bikes.available.category_id } });
    const [bike] = v
      .parse(v.array(v.looseObject({ _id: v.string() })), json)
      .filter(({ _id }) => _id === bikes.available._id);
    expect(bike).toMatchObject({ resaleValue: Number(bikes.available.resaleValue), __v: 0 });
    expect(bike).not.toHaveProperty('soldOut');
    // Which is what the client takes it for all the same.
    expect(v.parse(endpoints.listBikes.response, json)).toContainEqual(bikes.available);
  });

  test('a list of bookings has a hole, which the client steps over', async () => {
    const { json } = await ask('listBookings', { query: { email: bookings.unpaid.userEmail } });
    expect(json).toContain(null);
    expect(v.parse(endpoints.listBookings.response, json)).toContainEqual(bookings.unpaid);
  });

  test('T6: a bike of the first year has `name` for `bikeName` and no e-mail address', async () => {
    const { _id, bikeName, category_id } = legacyBikeRecord;
    const { json } = await ask('listBikes', { params: { id: category_id } });
    const [old] = v.parse(v.array(v.looseObject({ _id: v.string() })), json).filter((bike) => bike._id === _id);
    expect(old).toMatchObject({ name: bikeName });
    expect(old).not.toHaveProperty('bikeName');
    expect(old).not.toHaveProperty('email');
    expect(v.parse(endpoints.listBikes.response, json)).toContainEqual({ ...bikes.oldRecord, email: '' });
  });

  test.each([
    ['listReports', {}],
    ['listOwnBikes', { query: { email: users.rahim.email } }],
    ['listUsers', { query: { role: 'seller' } }],
  ] as const)('T6: %s has a record with nothing but a flag, which the client leaves out', async (name, asked) => {
    const { json } = await ask(name, asked);
    const documented = await createMockBackend(seedDb()).handle({
      method: 'GET',
      path: pathOf(name, asked),
      headers: {},
      body: new Uint8Array(),
    });
    expect((json as unknown[]).length).toBe((documented.json as unknown[]).length + 1);
    expect(v.parse(endpoints[name].response, json)).toEqual(v.parse(endpoints[name].response, documented.json));
  });

  test('a stranger is told so in the place of a token', async () => {
    expect(await ask('accessToken', { query: { email: 'nobody@example.com' } })).toMatchObject({
      status: 403,
      json: { accessToken: 'Unauthorized' },
    });
  });

  test('a missing token is refused in plain text, a wrong role in JSON', async () => {
    const params = { id: bikes.available._id };
    expect(await ask('advertise', { params })).toMatchObject({
      status: 401,
      text: 'unauthorized access',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    const token = await shop.accessTokenFor(users.farhana.email);
    expect(await ask('advertise', { params }, `bearer ${token}`)).toMatchObject({
      status: 403,
      json: { message: 'forbidden access' },
    });
  });

  test('T5: an unknown order is answered with an empty body, as Express sends null', async () => {
    expect(await ask('findBooking', { params: { id: 'f'.repeat(24) } })).toMatchObject({ status: 200, text: '' });
  });

  test('an update counts in four ways', async () => {
    const token = await shop.accessTokenFor(users.rahim.email);
    const { json } = await ask('advertise', { params: { id: bikes.available._id } }, `bearer ${token}`);
    expect(json).toMatchObject({ modifiedCount: 1, matchedCount: 1, upsertedCount: 0, upsertedId: null });
  });
});
