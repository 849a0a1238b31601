import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, legacyBikeRecord, seedDb, users } from '@second-gear/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMockBackend } from '../../src/msw/mockApi.ts';

const backend = createMockBackend(seedDb(), { profile: 'original' });

const request = (name: EndpointName, input: Parameters<typeof pathOf>[1] = {}, authorization?: string) =>
  backend.handle({
    method: endpoints[name].method,
    path: pathOf(name, input),
    headers: { ...(authorization && { authorization }) },
    body: new Uint8Array(),
  });

const Records = v.array(v.looseObject({ _id: v.string() }));

test('T6: the client reads old bikes of the legacy format: numbers, no false flags, `name` instead of `bikeName`', async () => {
  const { json } = await request('listBikes', { params: { id: bikes.available.category_id } });
  const listed = v.parse(Records, json);
  const bike = listed.find(({ _id }) => _id === bikes.available._id);
  expect(bike).toMatchObject({ resaleValue: Number(bikes.available.resaleValue), __v: 0 });
  expect(bike).not.toHaveProperty('soldOut');
  const old = listed.find(({ _id }) => _id === legacyBikeRecord._id);
  expect(old).toMatchObject({ name: legacyBikeRecord.bikeName });
  for (const field of ['bikeName', 'email']) expect(old).not.toHaveProperty(field);
  const parsed = v.parse(endpoints.listBikes.response, json);
  expect(parsed).toContainEqual(bikes.available);
  expect(parsed).toContainEqual({ ...bikes.oldRecord, email: '' });
});

test.each([
  ['listReports', {}],
  ['listOwnBikes', { query: { email: users.rahim.email } }],
  ['listUsers', { query: { role: 'seller' } }],
  ['listBookings', { query: { email: bookings.unpaid.userEmail } }],
] as const)(
  'T6: the last item of %s in the legacy format has only a flag or is null, and the client leaves it out',
  async (name, input) => {
    const { json } = await request(name, input);
    const items = v.parse(v.array(v.unknown()), json);
    expect(v.parse(endpoints[name].response, items)).toEqual(v.parse(endpoints[name].response, items.slice(0, -1)));
    expect(v.parse(endpoints[name].response, items)).toHaveLength(items.length - 1);
  },
);

test('T5: in the legacy format, an unknown booking is an empty body, and most errors are plain text', async () => {
  expect(await request('findBooking', { params: { id: 'f'.repeat(24) } })).toMatchObject({ status: 200, text: '' });
  const params = { id: bikes.available._id };
  expect(await request('advertise', { params })).toMatchObject({ status: 401, text: 'unauthorized access' });
  const token = await backend.accessTokenFor(users.farhana.email);
  const forbidden = await request('advertise', { params }, `bearer ${token}`);
  expect(forbidden).toMatchObject({ status: 403, json: { message: 'forbidden access' } });
});
