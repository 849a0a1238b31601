import { generateBikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { countEventLoopTurns } from '../testing/countEventLoopTurns.ts';
import { parseJsonInChunks } from './parseJsonInChunks.ts';

const long = generateBikes({ bikes: 1_000 });
const text = JSON.stringify(long);

test('parses all records of a long list, in their order', async () => {
  expect(text.length).toBeGreaterThan(512 * 1024);
  expect(await parseJsonInChunks(text)).toEqual(long);
  expect(await parseJsonInChunks(` ${text}\n`)).toEqual(long);
});

test('yields to the event loop while it parses a long list', async () => {
  const tenTimes = `[${Array.from({ length: 10 }, () => text.slice(1, -1)).join()}]`;
  const turns = countEventLoopTurns();
  await parseJsonInChunks(tenTimes);
  expect(turns()).toBeGreaterThan(2);
});

test.each([
  ['a string that contains the record boundary', (string: string) => [...long, { _id: 'a', string }, ...long]],
  [
    'lists of records inside records',
    () => long.map((bike) => ({ ...bike, more: Array.from({ length: 20 }, (_, at) => ({ _id: String(at) })) })),
  ],
  ['no list', (string: string) => ({ long, string })],
  ['records without the boundary', () => long.map((bike) => [bike])],
])('returns the same value as JSON.parse for %s', async (_, make) => {
  const text = JSON.stringify(make('},{"_id":"b"},{"_id":"c"'));
  expect(await parseJsonInChunks(text)).toEqual(JSON.parse(text));
});

test.each([
  ['cut off', text.slice(0, -3)],
  ['cut off at the end of a record', `${text.slice(0, text.lastIndexOf('},{') + 1)}`],
  ['broken inside a record', text.replace('},{"_id":"', '},{"_id":"half},{"_id":"')],
  ['with a double comma', text.replace('},{"_id":"', '},,{"_id":"')],
  ['followed by a bracket', `${text}]`],
  ['HTML', `[${'<p>'.repeat(200_000)}]`],
])('N5: rejects with the error that JSON.parse throws when a long text is %s', async (_, text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  await expect(parseJsonInChunks(text)).rejects.toThrow(SyntaxError);
});
