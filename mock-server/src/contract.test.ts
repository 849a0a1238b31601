import { askByHttp, cases, doorBy, offTheTable, runCase, runOffTheTable, titleOf } from '@second-gear/contract/suite';
import { afterAll, describe, test } from 'vitest';
import { startMock } from './testing/startMock.ts';

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
