import { bikes, morning, people } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, createApi } from '../../api/client.ts';
import { naughty } from './hostileStrings.ts';

/**
 * What people write, on its way through the client to a shop and back. Whoever keeps it may take the white space off its
 * ends, and refuses what is nothing else; all the rest comes back as it was written.
 */

const shop = createShop(morning({ bikes: 0 }));
let token = '';
let sent: unknown[] = [];

const answer = async (request: Request): Promise<Response> => {
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > 0) sent.push(JSON.parse(new TextDecoder().decode(body)));
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const { status, json, text } = await shop.ask({ method: request.method, path: pathname + search, headers, body });
  return new Response(text ?? JSON.stringify(json), { status });
};

beforeEach(() => {
  shop.reset();
  sent = [];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const api: Api = createApi({
  apiUrl: 'http://shop.test',
  demoUrl: 'http://shop.test',
  imageHost: null,
  accessToken: () => token,
  renewToken: async () => null,
  endRefused: () => {},
});

const written = naughty.filter((text) => text.trim() !== '');
const trimmed = written.map((text) => text.trim());

const bike = {
  img: '/pictures/1.svg',
  category_id: '1',
  condition: 'Good',
  email: people.rahim.email,
  date: '2026-11-01T00:00:00.000Z',
} as const;

const inEvery = <Field extends string>(fields: readonly Field[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, string>;
const fieldsOf = <Field extends string>(record: Record<Field, unknown>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));

const bikeFields = [
  'sellerName',
  'bikeName',
  'originalPrice',
  'resaleValue',
  'usedYears',
  'phone',
  'location',
  'description',
] as const;
const bookingFields = ['userName', 'bikeName', 'resaleValue', 'phone', 'location'] as const;

// Each of them is hundreds of calls, and no test is about speed.
describe('each naughty string', { timeout: 60_000 }, () => {
  test('L1, L4: in every field of a bike is sent as it is, and comes back [R3.07 R3.09]', async () => {
    token = await shop.tokenFor(people.rahim.email);
    for (const text of written) {
      await api.createBike({ body: { ...bike, ...inEvery(bikeFields, text), purchaseYear: text } });
    }
    expect(sent).toEqual(written.map((text) => ({ ...bike, ...inEvery(bikeFields, text), purchaseYear: text })));
    const own = await api.listOwnBikes({ query: { email: people.rahim.email } });
    expect(own.slice(-written.length).map((one) => fieldsOf(one, bikeFields))).toEqual(
      // The shop writes a bike's seller down by itself.
      trimmed.map((text) => ({ ...inEvery(bikeFields, text), sellerName: people.rahim.name })),
    );
  });

  test('L1, L4: in every field of a booking is sent as it is, and comes back [R3.21]', async () => {
    const userEmail = people.imran.email;
    for (const text of written) {
      shop.reset();
      const body = { bikeId: bikes.withoutYear._id, img: '', userEmail, ...inEvery(bookingFields, text) };
      expect(await api.bookBike({ body })).toMatchObject({ acknowledged: true });
      expect(sent.at(-1)).toEqual(body);
      const booking = (await api.listBookings({ query: { email: userEmail } })).at(-1);
      // What the bike is called, and what it costs, the shop knows better.
      expect(booking).toMatchObject({
        ...inEvery(['userName', 'phone', 'location'], text.trim()),
        bikeName: bikes.withoutYear.bikeName,
      });
    }
  });

  test('L1, L4: as the name of a newcomer is sent as it is, and comes back', async () => {
    for (const [at, name] of written.entries()) {
      const email = `newcomer-${at}@example.com`;
      await api.createUser({ body: { name, email, role: 'buyer' } });
      expect(sent.at(-1)).toEqual({ name, email, role: 'buyer' });
      expect((await api.findUser({ query: { email } }))[0]?.name).toBe(name.trim());
    }
  });

  test('L1: in an address stays one part of the path', async () => {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      paths.push(url);
      return Response.json({ isBuyer: false });
    });
    const emails = written.map((text) => `${text}@example.com`);
    for (const email of emails) await api.isBuyer({ params: { email } });
    const parts = paths.map((url) => new URL(url).pathname.split('/'));
    expect(parts.map((part) => part.length)).toEqual(written.map(() => 4));
    expect(parts.map((part) => decodeURIComponent(part[3] ?? ''))).toEqual(emails);
  });
});
