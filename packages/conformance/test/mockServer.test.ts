import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, describe, test } from 'vitest';
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

describe('mock server over HTTP', () => {
  test.each(cases.map((testCase) => [titleOf(testCase), testCase] as const))('%s', async (_, testCase) => {
    await runCase(serverUnderTest, testCase);
  });

  test(`M-1: the mock server rejects unknown routes (${unknownRoutes.length} requests)`, async () => {
    await checkUnknownRoutes(serverUnderTest);
  });
});
