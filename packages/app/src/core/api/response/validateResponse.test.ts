import { endpoints } from '@second-gear/contract';
import { generateBikes } from '@second-gear/fixtures';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { validateResponse } from './validateResponse.ts';

const { response } = endpoints.listBikes;
const bikes = generateBikes({ bikes: 2_500 });
const read = (part: unknown) => v.parse(response, part);

test('validateResponse returns the same records in the same order as one validation of the whole list would', async () => {
  const records: unknown[] = [...bikes];
  // Puts invalid records into the list: one at each edge of a batch, and one with values in the format of the legacy
  // server.
  for (const at of [0, 999, 1_000, 2_499]) records[at] = { bikeName: 'Without an id' };
  records[1_500] = { ...bikes[0], resaleValue: 95000, isVerified: 'false' };
  const expected = read(records);
  expect(expected).toHaveLength(2_496);
  expect(await validateResponse(records, read)).toEqual(expected);
});

test('N5: validateResponse stops at the first batch with an error, and rejects with that error', async () => {
  const reject = vi.fn(() => v.parse(v.object({}), 7));
  await expect(validateResponse(bikes, reject)).rejects.toThrow(v.ValiError);
  expect(reject).toHaveBeenCalledOnce();
});

test.each<[string, (bike: object, index: number) => unknown]>([
  ['ids of the form {"$oid": …}', (bike, index) => ({ ...bike, _id: { $oid: `${index}` } })],
  ['`id` in the place of `_id`', (bike, index) => ({ ...bike, _id: undefined, id: `${index}` })],
])('F114: validateResponse rejects a list with %s, instead of returning an empty list', async (_, change) => {
  for (const length of [1, 2_500]) {
    const records = bikes.slice(0, length).map(change);
    await expect(validateResponse(records, read)).rejects.toMatchObject({ kind: 'unreadable' });
  }
  expect(await validateResponse([], read)).toEqual([]);
  expect(await validateResponse([...bikes.slice(0, 2), { id: '1' }], read)).toHaveLength(2);
});

test('T6: validateResponse returns an empty list for records with nothing but flags', async () => {
  expect(await validateResponse([{ _id: 'a'.repeat(24), soldOut: true, advertise: false }], read)).toEqual([]);
});
