import { pathOf } from '@second-gear/contract';
import { seedDb } from '@second-gear/fixtures';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AnyFault,
  allFaults,
  applyFault,
  faultNames,
  intentFaultNames,
  processedButLost,
} from '../../src/faults/faults.ts';
import { createMockBackend, fault, mockApi } from '../../src/msw/mockApi.ts';

const base = 'http://backend.test/api';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const newUser = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Jamal Hossain', email: 'jamal@example.com', role: 'buyer' }),
};

/**
 * Sends a request to an endpoint with a fault. Returns what the client receives: the response and its text, or the
 * point at which the request failed. With the fault `hang`, the client gives up.
 */
const seen = async (name: AnyFault) => {
  const backend = createMockBackend(seedDb({ bikes: 0 }));
  server.resetHandlers(...mockApi(backend, { createUser: fault(name) }, { base }));
  const before = backend.db();
  const abortController = new AbortController();
  const pending = fetch(base + pathOf('createUser'), { ...newUser, signal: abortController.signal });
  if (name === 'hang') {
    const other = await fetch(base + pathOf('listCategories'));
    expect(other.status).toBe(200);
    abortController.abort();
  }
  const response = await pending.catch(() => 'no response' as const);
  const done = backend.db() !== before;
  if (response === 'no response') return { response, done };
  const text = await response.text().catch(() => 'broken off' as const);
  return { status: response.status, type: response.headers.get('content-type'), text, done, response };
};

describe('fault through MSW', () => {
  test.each(['refused', 'hang'] as const)(
    'the fault "%s" sends no response and does not run the handler',
    async (name) => {
      expect(await seen(name)).toEqual({ response: 'no response', done: false });
    },
  );

  test('the fault "processed but lost" sends no response, but runs the handler', async () => {
    expect(await seen(processedButLost)).toEqual({ response: 'no response', done: true });
  });

  test('the fault "cut mid-body" sends the beginning of a response, and then the connection fails', async () => {
    expect(await seen('cut mid-body')).toMatchObject({ status: 200, text: 'broken off', done: false });
  });
});

test('the handler runs only with the fault "processed but lost" and with the faults of an intent', async () => {
  expect(new Set(faultNames).size).toBe(12);
  const executing: AnyFault[] = [];
  for (const name of allFaults) {
    await applyFault(name, async () => {
      executing.push(name);
      return { status: 200, headers: {}, json: [] };
    });
  }
  expect(executing).toEqual([processedButLost, ...intentFaultNames]);
});
