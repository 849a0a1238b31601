import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, describe, test } from 'vitest';
import { askByHttp, cases, doorBy, offTheTable, runCase, runOffTheTable, titleOf } from '../src/index.ts';

const server = await startMock();
afterAll(() => server.close());

const door = doorBy(askByHttp(server.url), server.reset);

describe('the HTTP door', () => {
  test.each(cases.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
    await runCase(door, one);
  });

  test(`M-1: answers nothing off the table (${offTheTable.length} questions)`, async () => {
    await runOffTheTable(door);
  });
});
