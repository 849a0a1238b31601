import { isSafePathSegment } from '@second-gear/contract';
import { bikes, seedDb, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, createApi } from '../../api/client.ts';
import { hostileStrings } from './hostileStrings.ts';

/**
 * Each text that a user can enter is sent through the API client to a mock backend, and read again. The backend may
 * trim the text, and rejects a blank one. In all other cases the backend must return the text unchanged.
 */

const backend = createMockBackend(seedDb({ bikes: 0 }));
let token = '';
let sent: unknown[] = [];

const answer = async (request: Request): Promise<Response> => {
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > 0) sent.push(JSON.parse(new TextDecoder().decode(body)));
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const { status, json, text } = await backend.handle({
    method: request.method,
    path: pathname + search,
    headers,
    body,
  });
  return new Response(text ?? JSON.stringify(json), { status });
};

beforeEach(() => {
  backend.reset();
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
  onTokenRejected: () => {},
});

const written = hostileStrings.filter((text) => text.trim() !== '');
const trimmed = written.map((text) => text.trim());

const bike = {
  img: '/pictures/1.svg',
  category_id: '1',
  condition: 'Good',
  email: users.rahim.email,
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

// The tests need a long timeout, because each of them sends hundreds of requests.
describe('hostile strings', { timeout: 60_000 }, () => {
  test('L1, L4: each hostile string comes back unchanged from the server in every field of a bike [R3.07 R3.09]', async () => {
    token = await backend.accessTokenFor(users.rahim.email);
    for (const text of written) {
      await api.createBike({ body: { ...bike, ...inEvery(bikeFields, text), purchaseYear: text } });
    }
    expect(sent).toEqual(written.map((text) => ({ ...bike, ...inEvery(bikeFields, text), purchaseYear: text })));
    const own = await api.listOwnBikes({ query: { email: users.rahim.email } });
    expect(own.slice(-written.length).map((one) => fieldsOf(one, bikeFields))).toEqual(
      // The server ignores the seller's name in the request, and uses the name in its own record of the seller.
      trimmed.map((text) => ({ ...inEvery(bikeFields, text), sellerName: users.rahim.name })),
    );
  });

  test('L1, L4: each hostile string comes back unchanged from the server in every field of a booking [R3.21]', async () => {
    const userEmail = users.imran.email;
    for (const text of written) {
      backend.reset();
      const body = { bikeId: bikes.withoutYear._id, img: '', userEmail, ...inEvery(bookingFields, text) };
      expect(await api.bookBike({ body })).toMatchObject({ acknowledged: true });
      expect(sent.at(-1)).toEqual(body);
      const booking = (await api.listBookings({ query: { email: userEmail } })).at(-1);
      // The server ignores the bike's name and price in the request, and uses those in its own record of the bike.
      expect(booking).toMatchObject({
        ...inEvery(['userName', 'phone', 'location'], text.trim()),
        bikeName: bikes.withoutYear.bikeName,
      });
    }
  });

  test('L1, L4: each hostile string comes back unchanged from the server as the name of a new user', async () => {
    for (const [at, name] of written.entries()) {
      const email = `newcomer-${at}@example.com`;
      await api.createUser({ body: { name, email, role: 'buyer' } });
      expect(sent.at(-1)).toEqual({ name, email, role: 'buyer' });
      expect((await api.findUser({ query: { email } }))[0]?.name).toBe(name.trim());
    }
  });

  test("L1: a hostile string stays one segment of a URL's path, or is refused before the request", async () => {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      paths.push(url);
      return Response.json({ isBuyer: false });
    });
    const emails = written.map((text) => `${text}@example.com`);
    const isRefused = (email: string) => !isSafePathSegment(email);
    for (const email of emails) {
      const request = api.isBuyer({ params: { email } });
      if (isRefused(email)) await expect(request).rejects.toThrow('isBuyer needs the parameter email');
      else await request;
    }
    const sentEmails = emails.filter((email) => !isRefused(email));
    const parts = paths.map((url) => new URL(url).pathname.split('/'));
    expect(parts.map((part) => part.length)).toEqual(sentEmails.map(() => 4));
    expect(parts.map((part) => decodeURIComponent(part[3] ?? ''))).toEqual(sentEmails);
  });
});
