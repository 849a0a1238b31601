import { endpoints } from '@second-gear/contract';
import { generateBikes } from '@second-gear/fixtures';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { countEventLoopTurns } from '../testing/countEventLoopTurns.ts';
import { validateResponse } from './validateResponse.ts';

const { response } = endpoints.listBikes;
const read = (part: unknown) => v.parse(response, part);

test('returns the same records in the same order as the schema alone, without the invalid ones, for a long list', async () => {
  const records: unknown[] = generateBikes({ bikes: 1_000 });
  // Invalid records: one at each edge of a chunk, and one record in the format of the legacy server.
  for (const at of [0, 199, 200, 999]) records[at] = { bikeName: 'Without an id' };
  records[500] = { ...generateBikes({ bikes: 1 })[0], resaleValue: 95000, isVerified: 'false' };
  const expected = read(records);
  expect(expected).toHaveLength(996);
  expect(await validateResponse(records, read)).toEqual(expected);
});

test('yields to the event loop while it validates a long list of legacy records', async () => {
  const old = generateBikes({ bikes: 1_000 }).map((bike) => ({ ...bike, resaleValue: Number(bike.resaleValue) }));
  const tenTimes = Array.from({ length: 10 }, () => old).flat();
  const turns = countEventLoopTurns();
  await validateResponse(tenTimes, read);
  expect(turns()).toBeGreaterThan(2);
});

test('N5: stops at the first invalid chunk and rejects with its error', async () => {
  const reject = vi.fn(() => v.parse(v.object({}), 7));
  await expect(validateResponse(generateBikes({ bikes: 1_000 }), reject)).rejects.toThrow(v.ValiError);
  expect(reject).toHaveBeenCalledOnce();
});

test('validates a short list, or a value that is not a list, in one step', async () => {
  const values = [[{ _id: '1' }], { isAdmin: true }, null];
  for (const one of values) {
    const validate = vi.fn((part: unknown) => part);
    expect(await validateResponse(one, validate)).toBe(one);
    expect(validate).toHaveBeenCalledOnce();
  }
});
