import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, legacyBikeRecord, seedDb, users } from '@second-gear/fixtures';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createMockBackend } from '../../src/msw/mockApi.ts';

const backend = createMockBackend(seedDb(), { profile: 'original' });

const request = (name: EndpointName, input: Parameters<typeof pathOf>[1] = {}, authorization?: string) =>
  backend.handle({
    method: endpoints[name].method,
    path: pathOf(name, input),
    headers: { ...(authorization && { authorization }) },
    body: new Uint8Array(),
  });

describe('legacy format', () => {
  test('in the legacy format, an old bike has numeric prices, no flag that is false, and extra fields', async () => {
    const { json } = await request('listBikes', { params: { id: bikes.available.category_id } });
    const [bike] = v
      .parse(v.array(v.looseObject({ _id: v.string() })), json)
      .filter(({ _id }) => _id === bikes.available._id);
    expect(bike).toMatchObject({ resaleValue: Number(bikes.available.resaleValue), __v: 0 });
    expect(bike).not.toHaveProperty('soldOut');
    // The client's schema accepts the old bike and converts its fields.
    expect(v.parse(endpoints.listBikes.response, json)).toContainEqual(bikes.available);
  });

  test('in the legacy format, a list of bookings contains null, which the client leaves out', async () => {
    const { json } = await request('listBookings', { query: { email: bookings.unpaid.userEmail } });
    expect(json).toContain(null);
    expect(v.parse(endpoints.listBookings.response, json)).toContainEqual(bookings.unpaid);
  });

  test('T6: in the legacy format, a very old bike has `name` instead of `bikeName`, and no e-mail', async () => {
    const { _id, bikeName, category_id } = legacyBikeRecord;
    const { json } = await request('listBikes', { params: { id: category_id } });
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
  ] as const)(
    'T6: in the legacy format, the list %s contains a record that has only a flag, and the client leaves it out',
    async (name, input) => {
      const { json } = await request(name, input);
      const documented = await createMockBackend(seedDb()).handle({
        method: 'GET',
        path: pathOf(name, input),
        headers: {},
        body: new Uint8Array(),
      });
      expect((json as unknown[]).length).toBe((documented.json as unknown[]).length + 1);
      expect(v.parse(endpoints[name].response, json)).toEqual(v.parse(endpoints[name].response, documented.json));
    },
  );

  test('in the legacy format, the response to the token request of an unknown user has a text in the place of the token', async () => {
    expect(await request('accessToken', { query: { email: 'unknown@example.com' } })).toMatchObject({
      status: 403,
      json: { accessToken: 'Unauthorized' },
    });
  });

  test('in the legacy format, the error is plain text when the token is missing, and JSON when the user has a wrong role', async () => {
    const params = { id: bikes.available._id };
    expect(await request('advertise', { params })).toMatchObject({
      status: 401,
      text: 'unauthorized access',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    const token = await backend.accessTokenFor(users.farhana.email);
    expect(await request('advertise', { params }, `bearer ${token}`)).toMatchObject({
      status: 403,
      json: { message: 'forbidden access' },
    });
  });

  test('T5: in the legacy format, the response for an unknown booking has an empty body', async () => {
    expect(await request('findBooking', { params: { id: 'f'.repeat(24) } })).toMatchObject({ status: 200, text: '' });
  });

  test('in the legacy format, the response to an update has four counts', async () => {
    const token = await backend.accessTokenFor(users.rahim.email);
    const { json } = await request('advertise', { params: { id: bikes.available._id } }, `bearer ${token}`);
    expect(json).toMatchObject({ modifiedCount: 1, matchedCount: 1, upsertedCount: 0, upsertedId: null });
  });
});
