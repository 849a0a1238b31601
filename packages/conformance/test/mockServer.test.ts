import { endpoints } from '@second-gear/contract';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, describe, expect, test } from 'vitest';
import {
  cases,
  checkUnknownRoutes,
  createServerUnderTest,
  runCase,
  sendByHttp,
  titleOf,
  unknownRoutes,
} from '../src/index.ts';

const server = await startMock();
afterAll(() => server.close());

const serverUnderTest = createServerUnderTest(sendByHttp(server.url), server.reset);

test('every endpoint has cases that a server must accept and cases that a server must reject', () => {
  for (const name of Object.keys(endpoints)) {
    const kinds = new Set(cases.filter(({ endpoint }) => endpoint === name).map(({ kind }) => kind));
    expect([name, ...[...kinds].sort()]).toEqual([name, 'accepts', 'rejects']);
  }
});

describe('mock server over HTTP', () => {
  test.each(cases.map((testCase) => [titleOf(testCase), testCase] as const))('%s', async (_, testCase) => {
    await runCase(serverUnderTest, testCase);
  });

  test(`M-1: the mock server rejects unknown routes (${unknownRoutes.length} requests)`, async () => {
    await checkUnknownRoutes(serverUnderTest);
  });
});
