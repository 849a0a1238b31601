import { endpoints } from '@second-gear/contract';
import { generateBikes } from '@second-gear/fixtures';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { countEventLoopTurns } from '../testing/countEventLoopTurns.ts';
import { validateResponse } from './validateResponse.ts';

const { response } = endpoints.listBikes;
const read = (part: unknown) => v.parse(response, part);

test('A long list reads as its schema reads it whole: the same records in the same order, broken ones left out', async () => {
  const listed: unknown[] = generateBikes({ bikes: 1_000 });
  // One at each edge of a part, and one old record.
  for (const at of [0, 199, 200, 999]) listed[at] = { bikeName: 'Without an id' };
  listed[500] = { ...generateBikes({ bikes: 1 })[0], resaleValue: 95000, isVerified: 'false' };
  const whole = read(listed);
  expect(whole).toHaveLength(996);
  expect(await validateResponse(listed, read)).toEqual(whole);
});

test('The page has its turn while a long list is read, even where every record is an old one', async () => {
  const old = generateBikes({ bikes: 1_000 }).map((bike) => ({ ...bike, resaleValue: Number(bike.resaleValue) }));
  const tenTimes = Array.from({ length: 10 }, () => old).flat();
  const turns = countEventLoopTurns();
  await validateResponse(tenTimes, read);
  expect(turns()).toBeGreaterThan(2);
});

test('N5: where a part cannot be read at all, what follows is not read, and the reason is passed on', async () => {
  const refuse = vi.fn(() => v.parse(v.object({}), 7));
  await expect(validateResponse(generateBikes({ bikes: 1_000 }), refuse)).rejects.toThrow(v.ValiError);
  expect(refuse).toHaveBeenCalledOnce();
});

test('A short list, and what is no list, is read at once', async () => {
  const given = [[{ _id: '1' }], { isAdmin: true }, null];
  for (const one of given) {
    const reads = vi.fn((part: unknown) => part);
    expect(await validateResponse(one, reads)).toBe(one);
    expect(reads).toHaveBeenCalledOnce();
  }
});
