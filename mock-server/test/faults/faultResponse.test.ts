import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { seedDb, users } from '@second-gear/fixtures';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AnyFault,
  allFaults,
  endpointsOfTarget,
  faultNames,
  faultResponseOf,
  intentFaultNames,
  processedButLost,
} from '../../src/faults/faults.ts';
import { createMockBackend, fault, mockApi, sequence, withFault } from '../../src/msw/mockApi.ts';

const base = 'http://shop.test/api';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const newcomer = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' }),
};

/** What a client sees: the answer and its text, or where it broke. A hang is what is still open when it gives up. */
const seen = async (name: AnyFault) => {
  const shop = createMockBackend(seedDb({ bikes: 0 }));
  server.resetHandlers(...mockApi(shop, { createUser: fault(name) }, { base }));
  const before = shop.db();
  const leaving = new AbortController();
  const asked = fetch(base + pathOf('createUser'), { ...newcomer, signal: leaving.signal });
  if (name === 'hang') {
    const other = await fetch(base + pathOf('listCategories'));
    expect(other.status).toBe(200);
    leaving.abort();
  }
  const answer = await asked.catch(() => 'no answer' as const);
  const done = shop.db() !== before;
  if (answer === 'no answer') return { answer, done };
  const text = await answer.text().catch(() => 'broken off' as const);
  return { status: answer.status, type: answer.headers.get('content-type'), text, done, answer };
};

describe('a fault through the MSW door', () => {
  test.each(['refused', 'hang'] as const)('%s: no answer, and nothing is done', async (name) => {
    expect(await seen(name)).toEqual({ answer: 'no answer', done: false });
  });

  test('processed but lost: no answer, and everything is done', async () => {
    expect(await seen(processedButLost)).toEqual({ answer: 'no answer', done: true });
  });

  test('cut mid-body: good until it breaks', async () => {
    expect(await seen('cut mid-body')).toMatchObject({ status: 200, text: 'broken off', done: false });
  });

  test.each([
    ['401', 401],
    ['404', 404],
    ['429', 429],
    ['500', 500],
  ] as const)('%s: refused with a sentence', async (name, status) => {
    const { text, ...rest } = await seen(name);
    expect(rest).toMatchObject({ status, type: 'application/json; charset=utf-8', done: false });
    expect(JSON.parse(text ?? '')).toEqual({ message: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  test('429: says when to come again', async () => {
    const { answer } = await seen('429');
    expect(answer).toBeInstanceOf(Response);
    expect(answer instanceof Response && answer.headers.get('retry-after')).toBe('1');
  });

  test.each([
    ['502 as HTML', 502],
    ['200 as HTML', 200],
  ] as const)('%s: a page', async (name, status) => {
    expect(await seen(name)).toMatchObject({
      status,
      type: 'text/html; charset=utf-8',
      text: expect.stringMatching(/^<!doctype html>/),
      done: false,
    });
  });

  test.each([
    ['another amount', { amount: 9_000_000, currency: 'bdt' }],
    ['another currency', { amount: 90_000, currency: 'usd' }],
  ] as const)('T3: %s: the intent that is looked up is another', async (name, shown) => {
    const id = '100000000000000000000001';
    const intent = { _id: id, id: 'pi_1', clientSecret: 'pi_1_secret_1', amount: 90_000, currency: 'bdt' } as const;
    const shop = createMockBackend({
      ...seedDb({ bikes: 0 }),
      intents: [{ ...intent, status: 'requires_payment_method' }],
    });
    server.resetHandlers(...mockApi(shop, { findIntent: fault(name) }, { base }));
    const answer = await fetch(`${base}/_cards/intent?clientSecret=pi_1_secret_1`);
    expect(await answer.json()).toMatchObject({ paymentIntent: { id: 'pi_1', ...shown } });
  });

  test('malformed JSON: says it is JSON, and is none', async () => {
    const { text, type, done } = await seen('malformed JSON');
    expect([type, done]).toEqual(['application/json; charset=utf-8', false]);
    expect(() => JSON.parse(text ?? '')).toThrow(SyntaxError);
  });

  test('empty: nothing', async () => {
    expect(await seen('empty')).toMatchObject({ status: 200, text: '', done: false });
  });

  test('takes its turn like any other answer', async () => {
    const shop = createMockBackend(seedDb({ bikes: 0 }));
    server.resetHandlers(...mockApi(shop, { listCategories: sequence(fault('500')) }, { base }));
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1) statuses.push((await fetch(base + pathOf('listCategories'))).status);
    expect(statuses).toEqual([500, 200]);
  });

  test('befalls all reads, and no write', async () => {
    const shop = createMockBackend(seedDb({ bikes: 0 }));
    server.resetHandlers(...mockApi(shop, withFault('all reads', '500'), { base }));
    const read = await fetch(base + pathOf('listOwnBikes', { query: { email: users.rahim.email } }));
    const write = await fetch(base + pathOf('createUser'), newcomer);
    expect([read.status, write.status]).toEqual([500, 200]);
  });
});

test('there are twelve faults, and one that comes after the deed', () => {
  expect(new Set(faultNames).size).toBe(12);
  expect(allFaults.filter((name) => faultResponseOf(name).kind === 'lost')).toEqual([processedButLost]);
  expect(allFaults.filter((name) => faultResponseOf(name).kind === 'changed')).toEqual(intentFaultNames);
});

test('every call reads or writes, and a GET may do either', () => {
  expect([...endpointsOfTarget('all reads'), ...endpointsOfTarget('all writes')].sort()).toEqual(
    [...endpointsOfTarget('all calls')].sort(),
  );
  expect(endpointsOfTarget('all writes')).toContain('markSold' satisfies EndpointName);
  expect(endpointsOfTarget('listBikes')).toEqual(['listBikes']);
});

// Nobody reads what verifyBikesOf answers (spec §7), so nothing is a wrong shape for it.
test.each(Object.entries(endpoints).filter(([name]) => name !== 'verifyBikesOf'))(
  'the wrong shape is no answer to %s',
  (_, { response }) => {
    const instead = faultResponseOf('wrong shape');
    expect(instead.kind).toBe('complete');
    expect(v.is(response, instead.kind === 'complete' && JSON.parse(instead.text))).toBe(false);
  },
);
