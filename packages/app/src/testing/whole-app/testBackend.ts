import { seedDb } from '@second-gear/fixtures';
import type { Db } from '@second-gear/mock-server/backend';
import { createMockBackend, type MockBackend, type Overrides } from '@second-gear/mock-server/msw';
import { beforeEach, expect } from 'vitest';
import { setBackend } from './openApp.tsx';

export const initialDb: Db = seedDb({ bikes: 0 });

/** The mock backend of the current test. */
export let backend: MockBackend;
/** The requests that `backend` has received, such as 'GET /report'. */
export let requests: string[];

export const startBackend = (overrides: Overrides = {}): void => {
  const mockBackend = createMockBackend(initialDb);
  requests = [];
  backend = {
    ...mockBackend,
    handle: (request) => {
      requests.push(`${request.method} ${request.path}`);
      return mockBackend.handle(request);
    },
  };
  setBackend(backend, overrides);
};

export const startBackendBeforeEachTest = (): void => {
  beforeEach(() => startBackend());
};

export const countRequests = (request: string): number => requests.filter((one) => one === request).length;

export const requestAs = async (method: string, path: string, as: string): Promise<void> => {
  const headers = { authorization: `bearer ${await backend.accessTokenFor(as)}` };
  const { status } = await backend.handle({ method, path, headers, body: new Uint8Array() });
  expect(status).toBe(200);
};
